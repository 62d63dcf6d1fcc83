//! Reading notation: words and marks with their places, so that an error can point at one.

use crate::{Misread, OptionValue, Options, Seat, SeatSet};

/// A word, or one of the marks `[ ] ;`, and where it begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token<'a> {
    pub at: usize,
    pub text: &'a str,
}

/// Takes a text apart, token by token.
#[derive(Clone, Debug)]
pub struct Reader<'a> {
    text: &'a str,
    at: usize,
}

const MARKS: [char; 3] = ['[', ']', ';'];

impl<'a> Reader<'a> {
    pub fn new(text: &'a str) -> Self {
        Reader { text, at: 0 }
    }

    /// The next token, without taking it.
    pub fn peek(&self) -> Option<Token<'a>> {
        let rest = &self.text[self.at..];
        let at = self.at + rest.find(|c: char| !c.is_whitespace())?;
        let rest = &self.text[at..];
        let end = if rest.starts_with(MARKS) {
            1
        } else {
            rest.find(|c: char| c.is_whitespace() || MARKS.contains(&c)).unwrap_or(rest.len())
        };
        Some(Token { at, text: &rest[..end] })
    }

    pub fn next_token(&mut self) -> Option<Token<'a>> {
        let token = self.peek()?;
        self.at = token.at + token.text.len();
        Some(token)
    }

    /// Where reading would go on.
    pub fn place(&self) -> usize {
        self.peek().map_or(self.text.len(), |token| token.at)
    }

    pub fn misread(&self, expected: impl Into<String>) -> Misread {
        Misread::new(self.place(), expected)
    }

    /// Takes this word if it is the next one.
    pub fn take(&mut self, word: &str) -> bool {
        let found = self.peek().is_some_and(|token| token.text.eq_ignore_ascii_case(word));
        if found {
            self.next_token();
        }
        found
    }

    pub fn expect(&mut self, word: &str) -> Result<(), Misread> {
        if self.take(word) { Ok(()) } else { Err(self.misread(format!("`{word}`"))) }
    }

    /// Takes the next token as whatever `read` makes of it.
    pub fn read<T>(&mut self, expected: &str, read: impl FnOnce(&'a str) -> Option<T>) -> Result<T, Misread> {
        let value = self.peek().and_then(|token| read(token.text)).ok_or_else(|| self.misread(expected))?;
        self.next_token();
        Ok(value)
    }

    /// A whole number from `least` to `most`.
    pub fn number(&mut self, least: u32, most: u32) -> Result<u32, Misread> {
        self.read(&format!("a number from {least} to {most}"), |word| {
            word.parse().ok().filter(|number| (least..=most).contains(number))
        })
    }

    pub fn seat(&mut self) -> Result<Seat, Misread> {
        self.read("a seat, A to L", |word| {
            let mut letters = word.chars();
            letters.next().and_then(Seat::from_letter).filter(|_| letters.next().is_none())
        })
    }

    /// `AC`.
    pub fn seats(&mut self) -> Result<SeatSet, Misread> {
        self.read("seats, such as AC", |word| word.chars().map(Seat::from_letter).collect())
    }

    /// Words up to the end of the section.
    pub fn until_end<T>(
        &mut self,
        mut read: impl FnMut(&mut Self) -> Result<T, Misread>,
    ) -> Result<Vec<T>, Misread> {
        let mut all = Vec::new();
        while self.peek().is_some_and(|token| token.text != ";") {
            all.push(read(self)?);
        }
        Ok(all)
    }

    /// The name of an option and its value, as it is set.
    pub fn option(&mut self, options: &mut impl Options) -> Result<(), Misread> {
        let place = self.place();
        let name = self.read("the name of an option", Some)?;
        let value = self.read("its value", |word| Some(OptionValue::from_text(word)))?;
        options.set(name, &value).map_err(|bad| Misread::new(place, bad.to_string()))
    }

    /// All there is, section by section, with `;` between them.
    pub fn sections(
        &mut self,
        mut section: impl FnMut(&mut Self) -> Result<(), Misread>,
    ) -> Result<(), Misread> {
        loop {
            section(self)?;
            if !self.take(";") {
                return self.end();
            }
        }
    }

    pub fn end(&self) -> Result<(), Misread> {
        if self.peek().is_none() { Ok(()) } else { Err(self.misread("nothing more")) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_marks_come_with_their_places() {
        let mut reader = Reader::new(" A[2 ж]; x");
        let tokens: Vec<_> = std::iter::from_fn(|| reader.next_token()).map(|t| (t.at, t.text)).collect();
        assert_eq!(tokens, [(1, "A"), (2, "["), (3, "2"), (5, "ж"), (7, "]"), (8, ";"), (10, "x")]);
    }

    #[test]
    fn sections_end_where_the_text_does() {
        let read = |text: &str| {
            let mut words = Vec::new();
            let mut section = |at: &mut Reader<'_>| {
                words.push(at.read("a word", |word| Some(word.to_owned()))?);
                Ok(())
            };
            Reader::new(text).sections(&mut section).map(|()| words)
        };
        assert_eq!(read("a; b ;c").unwrap(), ["a", "b", "c"]);
        assert_eq!(read("a; b c").unwrap_err().to_string(), Misread::new(5, "nothing more").to_string());
        assert_eq!(read("a;").unwrap_err().to_string(), Misread::new(2, "a word").to_string());
    }

    #[test]
    fn an_error_points_at_its_place() {
        let text = "keep seven";
        let mut reader = Reader::new(text);
        reader.expect("keep").unwrap();
        let error = reader.number(1, 4).unwrap_err();
        assert_eq!(error.point_at(text), "keep seven\n     ^ expected a number from 1 to 4");
    }
}
