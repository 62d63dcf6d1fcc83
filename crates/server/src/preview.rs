//! What a link to the house shows in a messenger: a title, a line and a picture, in the head of the page. The path of a link may
//! name a game, and that is all that can be told by it: tables, invitations and shared matches stand in the fragment, which no
//! browser and no messenger sends.

use crate::lang::Lang;
use axum::http::{HeaderMap, header};
use games::GameId;

/// The page with what is to be shown of it; the path without its slash.
pub(crate) fn head(index: &str, path: &str, scheme: &str, asked: &HeaderMap) -> String {
    let (lang, game) = (Lang::of(asked), path.trim_end_matches('/').parse::<GameId>().ok());
    let text = |key: &str| lang.text(key).unwrap_or_default();
    let (title, line, picture) = match game {
        None => (text("page-title").to_owned(), text("page-description"), "house"),
        Some(game) => {
            let (name, blurb) = (format!("game-{game}"), format!("game-{game}-blurb"));
            (format!("{} · Ratskeller", lang.text(&name).unwrap_or(game.name())), text(&blurb), game.name())
        }
    };
    let mut tags = vec![
        ("og:type", "website".to_owned()),
        ("og:site_name", "Ratskeller".to_owned()),
        ("og:locale", lang.word().to_owned()),
        ("og:title", title.clone()),
        ("og:description", line.to_owned()),
    ];
    // A picture is found by its whole address only.
    if let Some(host) = host(asked) {
        let house = format!("{scheme}://{host}");
        let at = game.map_or("", GameId::name);
        tags.extend([
            ("og:url", format!("{house}/{at}")),
            ("og:image", format!("{house}/links/{picture}.jpg")),
            ("og:image:type", "image/jpeg".to_owned()),
            ("og:image:width", "1200".to_owned()),
            ("og:image:height", "630".to_owned()),
            ("og:image:alt", title),
        ]);
    }
    let tags: String = tags
        .into_iter()
        .map(|(name, value)| format!("<meta property=\"{name}\" content=\"{}\" />\n    ", escaped(&value)))
        .collect();
    let card = "<meta name=\"twitter:card\" content=\"summary_large_image\" />\n  </head>";
    index.replacen("</head>", &format!("  {tags}{card}"), 1)
}

/// As the request names this house, if that is a name: it stands in the page, and may have been written by anybody.
fn host(asked: &HeaderMap) -> Option<&str> {
    let host = asked.get(header::HOST)?.to_str().ok()?;
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | ':' | '[' | ']');
    (!host.is_empty() && host.len() <= 255 && host.chars().all(plain)).then_some(host)
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderName;

    const INDEX: &str = "<html>\n  <head>\n    <title>x</title>\n  </head>\n</html>";

    fn shown(path: &str, headers: &[(&'static str, &'static str)]) -> String {
        let headers = headers
            .iter()
            .map(|&(name, value)| (HeaderName::from_static(name), value.parse().unwrap()))
            .collect();
        head(INDEX, path, "https", &headers)
    }

    fn tag(html: &str, name: &str) -> Option<String> {
        let after = html.split_once(&format!("\"{name}\" content=\""))?.1;
        after.split_once('"').map(|(value, _)| value.to_owned())
    }

    #[test]
    fn a_link_to_the_house_or_a_game_shows_its_title_and_picture_in_the_language_of_the_visitor() {
        let host = ("host", "cellar.example:8080");
        let html = shown("", &[host]);
        assert_eq!(tag(&html, "og:title").unwrap(), "Ratskeller: games about rats");
        assert_eq!(tag(&html, "og:image").unwrap(), "https://cellar.example:8080/links/house.jpg");
        let html = shown("ratland", &[host, ("accept-language", "de")]);
        assert_eq!(tag(&html, "og:title").unwrap(), "RatLand · Ratskeller");
        assert_eq!(tag(&html, "og:description").unwrap(), Lang::De.text("game-ratland-blurb").unwrap());
        assert_eq!(tag(&html, "og:image").unwrap(), "https://cellar.example:8080/links/ratland.jpg");
        assert_eq!(tag(&html, "og:url").unwrap(), "https://cellar.example:8080/ratland");
        assert_eq!(html.matches("</head>").count(), 1);
        // Whatever else the path says is nobody's business.
        assert_eq!(tag(&shown("ratland/secret", &[host]), "og:url").unwrap(), "https://cellar.example:8080/");
    }

    #[test]
    fn a_host_that_is_no_name_is_not_written_into_the_page() {
        for bad in ["a\"><script>", "a b", "a/b", "user@a", ""] {
            let html = shown("", &[("host", bad)]);
            assert_eq!(tag(&html, "og:image"), None, "{bad}");
            assert!(!html.contains("<script"), "{html}");
        }
        assert_eq!(tag(&shown("", &[]), "og:image"), None);
    }
}
