//! The few words that the house itself says to people: the page's own, and those of its letters (words/), in the language that comes with
//! the request.

use axum::http::{HeaderMap, header};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lang {
    En,
    Ru,
    Fr,
    De,
}

impl Lang {
    pub(crate) const ALL: [Lang; 4] = [Lang::En, Lang::Ru, Lang::Fr, Lang::De];

    pub(crate) const fn word(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Ru => "ru",
            Lang::Fr => "fr",
            Lang::De => "de",
        }
    }

    /// The one that is wished for most among those that the house speaks, as `Accept-Language` weighs them.
    pub(crate) fn of(asked: &HeaderMap) -> Lang {
        let lines = asked.get_all(header::ACCEPT_LANGUAGE).into_iter().filter_map(|line| line.to_str().ok());
        let wishes = lines.flat_map(|line| line.split(',')).filter_map(|wish| {
            let mut parts = wish.split(';').map(str::trim);
            let word = parts.next()?.get(..2)?.to_ascii_lowercase();
            let lang = Lang::ALL.into_iter().find(|lang| lang.word() == word)?;
            let weight = parts.find_map(|part| part.strip_prefix("q="));
            let weight: f32 = weight.map_or(Some(1.0), |weight| weight.parse().ok())?;
            (weight > 0.0).then_some((lang, weight))
        });
        // Of those that weigh the same, the first.
        let most = wishes.reduce(|most, wish| if wish.1 > most.1 { wish } else { most });
        most.map_or(Lang::En, |(lang, _)| lang)
    }

    /// A plain text of the page's: of one line, with nothing to fill in.
    pub(crate) fn text(self, key: &str) -> Option<&'static str> {
        self.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "))
    }

    /// What those are called who are of the house: the computer players, and who teaches.
    pub(crate) fn of_the_house(self) -> impl Iterator<Item = &'static str> {
        let named = self.lines().filter_map(|line| line.strip_prefix("bot-")?.split_once(" = "));
        let players = named.filter(|(player, _)| !player.contains('-')).map(|(_, name)| name);
        players.chain(self.lines().filter_map(|line| line.strip_prefix("teacher = ")))
    }

    fn lines(self) -> impl Iterator<Item = &'static str> {
        macro_rules! files {
            ($lang:literal) => {
                [
                    include_str!(concat!("../../../web/src/i18n/", $lang, "/frame.ftl")),
                    include_str!(concat!("../../../web/src/i18n/", $lang, "/words.ftl")),
                    include_str!(concat!("../words/", $lang, ".ftl")),
                ]
            };
        }
        let files = match self {
            Lang::En => files!("en"),
            Lang::Ru => files!("ru"),
            Lang::Fr => files!("fr"),
            Lang::De => files!("de"),
        };
        files.into_iter().flat_map(str::lines)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::GameId;

    #[test]
    fn the_language_is_the_one_that_is_wished_for_most() {
        let of = |line: &'static str| {
            Lang::of(&HeaderMap::from_iter([(header::ACCEPT_LANGUAGE, line.parse().unwrap())]))
        };
        for (line, lang) in [
            ("de-CH,de;q=0.9,en;q=0.8", Lang::De),
            ("es, fr;q=0.5, ru;q=0.7", Lang::Ru),
            ("RU", Lang::Ru),
            ("fr;q=0, de;q=0.1", Lang::De),
            ("es", Lang::En),
            ("*", Lang::En),
            ("", Lang::En),
            ("fr;q=x", Lang::En),
        ] {
            assert_eq!(of(line), lang, "{line}");
        }
        assert_eq!(Lang::of(&HeaderMap::new()), Lang::En);
    }

    #[test]
    fn the_page_has_the_words_that_the_house_says() {
        for lang in Lang::ALL {
            let post = [
                "post-turn-title",
                "post-turn",
                "post-over-title",
                "post-over",
                "post-confirm-title",
                "post-confirm",
            ];
            let page = [
                "page-title",
                "page-description",
                "guest-first",
                "guest-last",
                "post-confirm-not",
                "post-stop",
            ];
            for key in page.into_iter().chain(post) {
                assert!(lang.text(key).is_some_and(|text| !text.is_empty()), "{lang:?} {key}");
            }
            for game in GameId::ALL {
                for key in [format!("game-{game}"), format!("game-{game}-blurb")] {
                    assert!(lang.text(&key).is_some_and(|text| !text.contains('{')), "{lang:?} {key}");
                }
            }
            assert_eq!(lang.text("page"), None, "the beginning of a key is none");
        }
    }
}
