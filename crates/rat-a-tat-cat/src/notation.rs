use crate::decision::Decision;
use std::{fmt, str::FromStr};
impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}
impl FromStr for Decision {
    type Err = table::Misread;
    fn from_str(s: &str) -> Result<Self, table::Misread> {
        Err(table::Misread::new(0, s))
    }
}
impl fmt::Display for crate::View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}
