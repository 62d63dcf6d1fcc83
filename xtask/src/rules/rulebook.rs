//! The numbered clauses and worked examples of one file of docs/rules.

use std::collections::BTreeMap;

use anyhow::{Result, bail};

#[derive(Debug)]
pub(super) struct Rulebook {
    pub(super) file: String,
    /// The letters before the number of every clause, as in `TAT-57`.
    pub(super) prefix: String,
    /// Clause number to line.
    pub(super) clauses: BTreeMap<u32, usize>,
    /// Name of a worked example, `7` or `e1`, to line.
    pub(super) examples: BTreeMap<Example, usize>,
    /// Where a clause or an example takes a number that was taken before.
    pub(super) duplicates: Vec<String>,
}

/// The name of a worked example: a number, in some rulebooks with a letter before it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Example {
    letters: String,
    number: u32,
}

impl Example {
    /// Reads `7`, `07`, `E1` and `e1`.
    pub(super) fn parse(name: &str) -> Option<Example> {
        let (letters, digits) = name.split_at(name.find(|c: char| c.is_ascii_digit())?);
        let number = number(digits)?;
        letters
            .chars()
            .all(|c| c.is_ascii_alphabetic())
            .then(|| Example { letters: letters.to_ascii_lowercase(), number })
    }
}

impl std::fmt::Display for Example {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", self.letters, self.number)
    }
}

impl Rulebook {
    pub(super) fn parse(file: &str, text: &str) -> Result<Rulebook> {
        let mut prefix: Option<&str> = None;
        let (mut clauses, mut examples) = (BTreeMap::new(), BTreeMap::new());
        let mut duplicates = Vec::new();
        let (mut in_examples, mut in_code) = (false, false);

        for (line, text) in (1..).zip(text.lines()) {
            if text.starts_with("```") {
                in_code = !in_code;
            }
            if in_code {
                continue;
            }
            if let Some(heading) = text.strip_prefix("## ") {
                in_examples = heading.trim() == "Worked examples";
            }
            if in_examples && let Some(example) = example(text) {
                if let Some(before) = examples.insert(example.clone(), line) {
                    duplicates.push(format!("{file}:{line} example {example} again, first on line {before}"));
                }
                continue;
            }
            let Some((letters, number)) = clause(text) else { continue };
            match prefix {
                Some(prefix) if prefix != letters => {
                    bail!(
                        "{file}:{line}: {letters}-{number} in the rulebook of {prefix}; a file has one prefix"
                    )
                }
                Some(_) | None => prefix = Some(letters),
            }
            if let Some(before) = clauses.insert(number, line) {
                duplicates.push(format!("{file}:{line} {letters}-{number:02} again, first on line {before}"));
            }
        }

        let Some(prefix) = prefix else {
            bail!("{file} has no clause; a clause is a list item like `- **TAT-57** text`")
        };
        Ok(Rulebook { file: file.to_owned(), prefix: prefix.to_owned(), clauses, examples, duplicates })
    }
}

/// `- **TAT-57** text`
fn clause(line: &str) -> Option<(&str, u32)> {
    let (label, _) = line.trim_start().strip_prefix("- **")?.split_once("**")?;
    let (letters, digits) = label.split_once('-')?;
    let is_prefix = !letters.is_empty() && letters.chars().all(|c| c.is_ascii_uppercase());
    is_prefix.then_some((letters, number(digits)?))
}

/// The rulebooks number their examples in three ways: `7. **A call …`, `- **EX-07** text` and `**E7 (a call).** text`.
fn example(line: &str) -> Option<Example> {
    if let Some(("EX", number)) = clause(line) {
        return Some(Example { letters: String::new(), number });
    }
    if let Some((digits, _)) = line.split_once(". **") {
        return Some(Example { letters: String::new(), number: number(digits)? });
    }
    Example::parse(line.strip_prefix("**")?.split_once(" (")?.0)
}

/// Digits and nothing else; `str::parse` would take a sign.
fn number(digits: &str) -> Option<u32> {
    digits.chars().all(|c| c.is_ascii_digit()).then(|| digits.parse().ok())?
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
# A game (clause prefix TAT)
- Players: 2 to 6. See **TAT-09**.

- **TAT-01** First.
  - **TAT-149** Nested, as in TAT-02.
```
- **TAT-50** in a listing
```
1. **Not an example.**

## Worked examples

1. **One (TAT-01).** Text with 2. **bold** in it.
12. **Twelve.** Text
- **EX-07** Text
**O10 (scoring).** Text

## Open doubts
3. **Not an example either.**
- **TAT-02** Last.
";

    #[test]
    fn clauses_and_examples_are_found_with_their_lines() {
        let book = Rulebook::parse("a.md", TEXT).unwrap();
        assert_eq!(book.prefix, "TAT");
        assert_eq!(book.clauses, BTreeMap::from([(1, 4), (2, 20), (149, 5)]));
        let examples: Vec<_> = book.examples.iter().map(|(name, line)| (name.to_string(), *line)).collect();
        assert_eq!(examples, [("1", 13), ("7", 15), ("12", 14), ("o10", 16)].map(|(n, l)| (n.to_owned(), l)));
        assert!(book.duplicates.is_empty());
    }

    #[test]
    fn a_number_taken_twice_is_found() {
        let book = Rulebook::parse("a.md", &format!("{TEXT}- **TAT-01** Again.\n")).unwrap();
        assert_eq!(book.duplicates, ["a.md:21 TAT-01 again, first on line 4"]);
    }

    #[test]
    fn a_rulebook_has_one_prefix() {
        let error = Rulebook::parse("a.md", "- **TAT-01** a\n- **LAND-02** b\n").unwrap_err();
        assert_eq!(error.to_string(), "a.md:2: LAND-2 in the rulebook of TAT; a file has one prefix");
        assert!(Rulebook::parse("a.md", "no clause").is_err());
    }
}
