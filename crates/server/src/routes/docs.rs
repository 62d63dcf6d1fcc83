//! docs/api.md has every route with its query and every code with its status, and none that there is not.

use super::api;
use crate::error::Fail;
use ::games::protocol::Code;
use serde_json::{Value, to_value};
use std::collections::{BTreeMap, BTreeSet};
use testkit::docs::{Page, spans};
use utoipa::PartialSchema;

const API: &str = "docs/api.md";

/// Routes such as `GET /api/v1/tables/{id}`, each with what may be asked for in its query.
type Routes = BTreeMap<String, BTreeSet<String>>;

/// Here the query is a drawing, which the game reads.
const DRAWN: &str = "GET /api/v1/games/{game}/flaws";

#[test]
fn the_page_has_every_route() {
    let (page, routes) = (Page::read(API), described());
    assert!(routes.len() > 90, "{routes:?}");
    assert_eq!(queries(&page, &routes), [""; 0]);
    assert_eq!(unsaid(&page, &routes), [""; 0]);

    let beside = beside();
    assert!(beside.len() > 5, "{beside:?}");
    // Here a path alone will do.
    let alone = |route: &String| page.spans().iter().any(|span| route.strip_prefix("GET ") == Some(span));
    let unnamed = Routes::from_iter(beside.clone().into_iter().filter(|(route, _)| !alone(route)));
    assert_eq!(unsaid(&page, &unnamed), [""; 0]);

    // Whatever is no route is answered with the page, which has previews of the games.
    let pages = ["GET /", "GET /{game}"].map(|route| (route.to_owned(), BTreeSet::new()));
    assert_eq!(astray(&page, &routes.into_iter().chain(beside).chain(pages).collect()), [""; 0]);
}

#[test]
fn the_page_has_every_code() {
    let schema = to_value(Code::schema()).unwrap();
    let status = |name: &Value| {
        let code: Code = serde_json::from_value(name.clone()).unwrap();
        (name.as_str().unwrap().to_owned(), Fail::new(code, "").status().as_u16().to_string())
    };
    let all: BTreeMap<_, _> = schema["enum"].as_array().unwrap().iter().map(status).collect();
    assert!(all.len() > 40, "{all:?}");
    assert_eq!(codes(&Page::read(API)), all);
}

fn codes(page: &Page) -> BTreeMap<String, String> {
    let rows = page.section("Codes").rows("code").into_iter();
    rows.map(|row| (spans(&row[0]).concat(), row[1].clone())).collect()
}

fn described() -> Routes {
    let told = to_value(api().1).unwrap();
    let mut routes = Routes::new();
    for (path, methods) in told["paths"].as_object().unwrap() {
        for (method, route) in methods.as_object().unwrap().iter().filter(|(name, _)| *name != "parameters") {
            let asked =
                route["parameters"].as_array().into_iter().flatten().filter(|one| one["in"] == "query");
            let names = asked.map(|one| one["name"].as_str().unwrap().to_owned());
            routes.insert(format!("{} {path}", method.to_ascii_uppercase()), names.collect());
        }
    }
    routes
}

/// What is routed beside the description, as it is written there.
fn beside() -> Routes {
    let routes = include_str!("mod.rs").split(".route(\"").skip(1).filter_map(|rest| rest.split('"').next());
    routes.map(|path| (format!("GET {path}"), BTreeSet::new())).collect()
}

/// Each request that the page speaks of, with the names in its query.
fn said(page: &Page) -> Vec<(String, Vec<String>)> {
    let mut said: Vec<(String, Vec<String>)> = Vec::new();
    let apart = |text: &str| {
        let (path, query) = text.split_once('?').unwrap_or((text, ""));
        let names = query.split('&').filter_map(|one| one.split('=').next()).filter(|name| !name.is_empty());
        let path = path.strip_prefix('…').map_or(path.to_owned(), |rest| format!("/api/v1{rest}"));
        (path, names.map(str::to_owned).collect())
    };
    let is_method = |word: &str| ["GET", "POST", "PUT", "PATCH", "DELETE"].contains(&word);
    let is_path = |word: &str| word.starts_with('/') || word.starts_with("…/");
    for code in page.spans().into_iter().chain(page.code()) {
        let mut words = code.split_whitespace();
        if let (Some(method), Some(path)) =
            (words.next().filter(|w| is_method(w)), words.next().filter(|w| is_path(w)))
        {
            let (path, names) = apart(path);
            said.push((format!("{method} {path}"), names));
        }
    }
    // In a row of a table, what is left out is as in the request before.
    for row in page.rows("request") {
        let (mut method, mut path) = (String::new(), String::new());
        for code in spans(&row[0]) {
            for word in code.split_whitespace() {
                if is_method(word) { method = word.to_owned() } else { path = word.to_owned() }
            }
            let (path, names) = apart(&path);
            said.push((format!("{method} {path}"), names));
        }
    }
    said
}

/// The route that answers this request: the one that says most of it in words.
fn answers<'a>(request: &str, routes: &'a Routes) -> Option<&'a str> {
    let fits = |route: &&String| {
        let pairs = request.split('/').zip(route.split('/'));
        request.split('/').count() == route.split('/').count()
            && pairs.into_iter().all(|(said, of)| said == of || (of.starts_with('{') && !said.is_empty()))
    };
    routes.keys().filter(fits).min_by_key(|route| route.matches('{').count()).map(String::as_str)
}

fn astray(page: &Page, routes: &Routes) -> Vec<String> {
    let astray = said(page).into_iter().filter(|(request, _)| answers(request, routes).is_none());
    astray.map(|(request, _)| format!("nothing answers {request}")).collect()
}

fn unsaid(page: &Page, routes: &Routes) -> Vec<String> {
    let said = said(page);
    let said: BTreeSet<&str> = said.iter().filter_map(|(request, _)| answers(request, routes)).collect();
    routes
        .keys()
        .filter(|route| !said.contains(route.as_str()))
        .map(|route| format!("{route} is not said"))
        .collect()
}

fn queries(page: &Page, routes: &Routes) -> Vec<String> {
    let mut found = Routes::new();
    for (request, names) in said(page) {
        if let Some(route) = answers(&request, routes) {
            found.entry(route.to_owned()).or_default().extend(names);
        }
    }
    let other = found.into_iter().filter(|(route, names)| route != DRAWN && routes[route] != *names);
    other.map(|(route, names)| format!("{route} takes {:?}, not {names:?}", routes[&route])).collect()
}

const TEXT: &str = "\
`GET …/tables/{id}/qr?screen=SLIP` draws it.

| request | body |
|---|---|
| `GET …/tables`, `POST` | |
| `DELETE …/tables/{id}`, `…/tables` | `{\"from\"}` |
| `GET …/tables/{id}/qr`, `…/tables/own/qr?size=` | |

```
GET /api/v1/tables/c0an8ch4jecr17n6   Cookie: x
```

## Codes

| code | status |
|---|---|
| `bad_request` | 400 |
";

fn routes() -> Routes {
    let of = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
    let routes =
        ["GET /api/v1/tables", "POST /api/v1/tables", "DELETE /api/v1/tables", "DELETE /api/v1/tables/{id}"];
    let mut routes: Routes = routes.map(|route| (route.to_owned(), of(&[]))).into();
    routes.insert("GET /api/v1/tables/{id}".to_owned(), of(&[]));
    routes.insert("GET /api/v1/tables/{id}/qr".to_owned(), of(&["screen"]));
    routes.insert("GET /api/v1/tables/own/qr".to_owned(), of(&["size"]));
    routes
}

#[test]
fn a_page_that_says_what_there_is_is_right() {
    let page = Page::of(TEXT);
    assert_eq!(astray(&page, &routes()), [""; 0]);
    assert_eq!(unsaid(&page, &routes()), [""; 0]);
    assert_eq!(queries(&page, &routes()), [""; 0]);
    assert_eq!(codes(&page), BTreeMap::from([("bad_request".to_owned(), "400".to_owned())]));
}

#[test]
fn whatever_is_missing_or_too_much_is_told() {
    let with = |from: &str, to: &str| Page::of(&TEXT.replace(from, to));
    assert_eq!(astray(&with("`POST`", "`PUT`"), &routes()), ["nothing answers PUT /api/v1/tables"]);
    assert_eq!(unsaid(&with("`POST`", "`PUT`"), &routes()), ["POST /api/v1/tables is not said"]);
    let gone = with("`…/tables` |", "`…/boards` |");
    assert_eq!(astray(&gone, &routes()), ["nothing answers DELETE /api/v1/boards"]);
    assert_eq!(unsaid(&gone, &routes()), ["DELETE /api/v1/tables is not said"]);
    assert_eq!(unsaid(&with("c0an8ch4jecr17n6", ""), &routes()), ["GET /api/v1/tables/{id} is not said"]);
    let queries = queries(&with("?screen=SLIP", "?eyes=SLIP"), &routes());
    assert_eq!(queries, ["GET /api/v1/tables/{id}/qr takes {\"screen\"}, not {\"eyes\"}"]);
}
