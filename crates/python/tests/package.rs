//! The package in Python is the one that this module is built for.

#![allow(clippy::unwrap_used)] // a test that cannot unwrap has failed

#[test]
fn the_package_names_this_module_and_takes_its_version() {
    let project: toml::Table = include_str!("../pyproject.toml").parse().unwrap();
    assert_eq!(project["tool"]["maturin"]["module-name"].as_str(), Some("ratskeller._native"));
    let dynamic = project["project"]["dynamic"].as_array().unwrap();
    assert!(dynamic.iter().any(|field| field.as_str() == Some("version")));
    assert!(project["project"].get("version").is_none());
}
