//! docs/dependencies.md has whatever a manifest asks for, and nothing else.

use serde_json::Value;
use std::collections::BTreeSet;
use std::fs::read_to_string;
use testkit::docs::{Page, root};
use xshell::{Shell, cmd};

/// What whoever trains brings along; no manifest asks for it.
const BROUGHT_ALONG: &str = "PyTorch";

#[test]
fn every_dependency_has_a_line_and_every_line_a_dependency() {
    let mut asked = of_packages();
    for manifest in ["Cargo.toml", "fuzz/Cargo.toml"] {
        asked.extend(of_crates(manifest));
    }
    for list in ["crates/python/tests", "deploy/test", "examples"] {
        asked.extend(of_list(&text(&format!("{list}/requirements.txt"))));
    }
    asked.extend(of_python(&text("crates/python/pyproject.toml")));
    asked.insert(BROUGHT_ALONG.to_owned());
    assert!(asked.len() > 80, "{asked:?}");
    assert_eq!(differences(&Page::read("docs/dependencies.md"), &asked), [""; 0]);
}

#[test]
fn what_is_missing_and_what_is_too_much_is_told() {
    let page = Page::of("| crate | where |\n|---|---|\n| axum, sqlx | server |\n| @fontsource/* | web |\n");
    let asked = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
    let told = |names: &[&str]| differences(&page, &asked(names));
    assert_eq!(told(&["axum", "sqlx", "@fontsource/caveat", "@fontsource/alegreya"]), [""; 0]);
    assert_eq!(told(&["axum", "sqlx", "@fontsource/caveat", "warp"]), ["`warp` has no line"]);
    assert_eq!(
        told(&["axum"]),
        ["nothing asks for `@fontsource/*`, which has a line", "nothing asks for `sqlx`, which has a line"]
    );
}

#[test]
fn names_are_read_from_the_lists_of_python() {
    let names = |list: BTreeSet<String>| list.into_iter().collect::<Vec<_>>();
    assert_eq!(names(of_list("numpy>=1.26,<3\n# none\n\nray[data]==2 ; extra\n")), ["numpy", "ray"]);
    let project = "requires-python = \">=3.11\"\nname = \"us\"\nx = [\"pyarrow>=15\", \"ray >=2\"]\n";
    assert_eq!(names(of_python(project)), ["pyarrow", "ray"]);
}

fn differences(page: &Page, asked: &BTreeSet<String>) -> Vec<String> {
    let lines = page.rows("crate").into_iter().map(|row| row[0].clone()).collect::<Vec<_>>();
    let named: BTreeSet<&str> = lines.iter().flat_map(|line| line.split(", ")).collect();
    let fits =
        |line: &str, name: &str| line.strip_suffix('*').map_or(line == name, |all| name.starts_with(all));
    let missing = asked.iter().filter(|name| !named.iter().any(|line| fits(line, name)));
    let idle = named.iter().filter(|line| !asked.iter().any(|name| fits(line, name)));
    missing
        .map(|name| format!("`{name}` has no line"))
        .chain(idle.map(|line| format!("nothing asks for `{line}`, which has a line")))
        .collect()
}

/// The crates that the packages of a workspace ask for by themselves, for whatever system or purpose; not one another.
fn of_crates(manifest: &str) -> BTreeSet<String> {
    let sh = Shell::new().unwrap();
    sh.change_dir(root());
    let told = cmd!(sh, "cargo metadata --offline --no-deps --format-version 1 --manifest-path {manifest}");
    let told: Value = serde_json::from_str(&told.quiet().read().unwrap()).unwrap();
    let asked =
        told["packages"].as_array().unwrap().iter().flat_map(|of| of["dependencies"].as_array().unwrap());
    asked
        .filter(|asked| asked["path"].is_null())
        .map(|asked| asked["name"].as_str().unwrap().to_owned())
        .collect()
}

fn of_packages() -> BTreeSet<String> {
    let manifest: Value = serde_json::from_str(&text("web/package.json")).unwrap();
    let of = |kind: &str| manifest[kind].as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    [of("dependencies"), of("devDependencies")].concat().into_iter().collect()
}

fn of_list(list: &str) -> BTreeSet<String> {
    list.lines().map(name).filter(|name| !name.is_empty()).map(str::to_owned).collect()
}

/// Whatever has a version there.
fn of_python(project: &str) -> BTreeSet<String> {
    let texts = project.split('"').skip(1).step_by(2).filter(|text| text.contains(">="));
    texts.map(name).filter(|name| !name.is_empty()).map(str::to_owned).collect()
}

fn name(asked: &str) -> &str {
    asked.split(|c: char| !c.is_ascii_alphanumeric() && !"-_.".contains(c)).next().unwrap_or_default()
}

fn text(path: &str) -> String {
    read_to_string(root().join(path)).unwrap_or_else(|why| panic!("{path} cannot be read: {why}"))
}
