//! Where observations are written to: numbers into a row that is there already, or names into a list.

/// Takes an observation field by field.
pub trait Note {
    fn field(&mut self, name: &'static str, values: impl IntoIterator<Item = f32>);

    fn number(&mut self, name: &'static str, value: impl Into<f64>) {
        self.field(name, [value.into() as f32]);
    }

    fn flag(&mut self, name: &'static str, value: bool) {
        self.field(name, [f32::from(u8::from(value))]);
    }

    /// A one among zeros, or zeros only.
    fn one_of(&mut self, name: &'static str, which: Option<usize>, count: usize) {
        self.field(name, (0..count).map(|at| f32::from(u8::from(which == Some(at)))));
    }

    fn flags(&mut self, name: &'static str, values: impl IntoIterator<Item = bool>) {
        self.field(name, values.into_iter().map(|value| f32::from(u8::from(value))));
    }

    fn counts(&mut self, name: &'static str, values: impl IntoIterator<Item = u8>) {
        self.field(name, values.into_iter().map(f32::from));
    }
}

/// Fills a row with numbers.
#[derive(Debug)]
pub struct Fill<'a> {
    row: &'a mut [f32],
    at: usize,
}

impl<'a> Fill<'a> {
    pub fn new(row: &'a mut [f32]) -> Fill<'a> {
        Fill { row, at: 0 }
    }

    /// How many numbers have been written.
    pub fn written(&self) -> usize {
        self.at
    }
}

impl Note for Fill<'_> {
    #[inline]
    fn field(&mut self, _: &'static str, values: impl IntoIterator<Item = f32>) {
        for value in values {
            if let Some(place) = self.row.get_mut(self.at) {
                *place = value;
            }
            self.at += 1;
        }
    }
}

/// Some numbers of an observation that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    pub name: &'static str,
    pub begins: usize,
    pub count: usize,
}

/// Collects the names.
#[derive(Debug, Default)]
pub struct Names {
    fields: Vec<Field>,
    at: usize,
}

impl Names {
    pub fn fields(self) -> Vec<Field> {
        self.fields
    }
}

impl Note for Names {
    fn field(&mut self, name: &'static str, values: impl IntoIterator<Item = f32>) {
        let count = values.into_iter().count();
        self.fields.push(Field { name, begins: self.at, count });
        self.at += count;
    }
}
