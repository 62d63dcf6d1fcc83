//! The name of a game in every shape the templates need.

use anyhow::{Result, ensure};

pub(super) struct Names {
    pub(super) name: String,
    pub(super) ident: String,
    title: String,
    /// As a type.
    type_name: String,
    /// The clauses' prefix: the last word of the name.
    prefix: String,
}

impl Names {
    pub(super) fn of(name: &str) -> Result<Names> {
        let word = |word: &str| !word.is_empty() && word.chars().all(|c| c.is_ascii_lowercase());
        ensure!(
            name.split('-').all(word),
            "`{name}` is no name for a game: use small letters and hyphens, such as rat-race"
        );
        let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
        let capitals: Vec<String> = name.split('-').map(capital).collect();
        Ok(Names {
            name: name.to_owned(),
            ident: name.replace('-', "_"),
            title: capitals.join(" "),
            type_name: capitals.concat(),
            prefix: name.rsplit('-').next().unwrap_or(name).to_owned(),
        })
    }

    pub(super) fn fill(&self, text: &str) -> String {
        text.replace("{{name}}", &self.name)
            .replace("{{ident}}", &self.ident)
            .replace("{{title}}", &self.title)
            .replace("{{Type}}", &self.type_name)
            .replace("{{prefix}}", &self.prefix)
            .replace("{{PREFIX}}", &self.prefix.to_uppercase())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_all_its_shapes() {
        let names = Names::of("rat-race").unwrap();
        assert_eq!(
            names.fill("{{name}} {{ident}} {{title}} {{Type}} {{prefix}} {{PREFIX}}"),
            "rat-race rat_race Rat Race RatRace race RACE"
        );
    }

    #[test]
    fn a_name_that_no_crate_can_have_is_refused() {
        for bad in ["", "Rat", "rat_race", "rat--race", "rat race", "../rat", "крыса"] {
            assert!(Names::of(bad).is_err(), "{bad}");
        }
    }
}
