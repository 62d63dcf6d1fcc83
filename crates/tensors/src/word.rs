//! Decisions as words.

/// The longest word of any game fits.
const ROOM: usize = 40;

/// A decision, letter by letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Word {
    letters: [u8; ROOM],
    count: u8,
}

impl Word {
    pub const EMPTY: Word = Word { letters: [0; ROOM], count: 0 };

    pub fn of(letters: &[u8]) -> Word {
        letters.iter().fold(Word::EMPTY, |word, &letter| word.with(letter))
    }

    /// One letter more. No game has a word for which there is no room.
    #[must_use]
    pub fn with(mut self, letter: u8) -> Word {
        if let Some(place) = self.letters.get_mut(usize::from(self.count)) {
            *place = letter;
            self.count += 1;
        }
        self
    }

    pub fn as_slice(&self) -> &[u8] {
        &self.letters[..usize::from(self.count)]
    }

    pub fn is_empty(&self) -> bool {
        self.count == 0
    }
}

impl Default for Word {
    fn default() -> Word {
        Word::EMPTY
    }
}

/// Which letters may come next: a row of zeros and ones.
#[derive(Debug)]
pub struct Letters<'a> {
    row: &'a mut [u8],
}

impl<'a> Letters<'a> {
    /// All are barred at first.
    pub fn new(row: &'a mut [u8]) -> Letters<'a> {
        row.fill(0);
        Letters { row }
    }

    pub fn allow(&mut self, letter: impl Into<usize>) {
        if let Some(place) = self.row.get_mut(letter.into()) {
            *place = 1;
        }
    }

    pub fn allow_all(&mut self, letters: impl IntoIterator<Item = usize>) {
        letters.into_iter().for_each(|letter| self.allow(letter));
    }

    pub fn allows(&self, letter: u8) -> bool {
        self.row.get(usize::from(letter)).is_some_and(|&may| may == 1)
    }
}
