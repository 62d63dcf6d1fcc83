//! The tests in Rust source, read by a small scanner: attributes, then `fn`, then a name and a body.
//!
//! Macros are not expanded; `proptest! { #[test] fn … }` reads the same with and without its wrapping.

use super::blank::blank;

#[derive(Debug, Clone, PartialEq)]
pub(super) struct Test {
    pub(super) name: String,
    pub(super) line: usize,
    pub(super) worth: Worth,
}

/// Whether the test can fail at all.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Worth {
    Counts,
    Ignored,
    Empty,
}

pub(super) fn tests(source: &str) -> Vec<Test> {
    let code = blank(source);
    let mut scanner = Scanner { code: &code, at: 0 };
    let mut attributes = Vec::new();
    let mut tests = Vec::new();

    while let Some(token) = scanner.next() {
        match token {
            "#[" => attributes.push(scanner.group()),
            // What may stand between the attributes and the `fn`.
            "pub" | "async" | "const" | "unsafe" | "(" | "crate" | "super" | ")" => (),
            "fn" => {
                let found = std::mem::take(&mut attributes);
                if found.iter().any(|attribute| is_test(attribute)) {
                    tests.extend(scanner.test(&found));
                }
            }
            _ => attributes.clear(),
        }
    }
    tests
}

/// `#[test]`, and `#[tokio::test]` and its kin.
fn is_test(attribute: &str) -> bool {
    let path = attribute.split(['(', '=']).next().unwrap_or_default();
    path.rsplit("::").next().unwrap_or_default().trim() == "test"
}

/// `#[ignore]`, with or without a reason, also under a condition.
fn is_ignore(attribute: &str) -> bool {
    attribute.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == "ignore")
}

struct Scanner<'a> {
    code: &'a str,
    at: usize,
}

impl<'a> Scanner<'a> {
    /// The next word, the opening of an attribute, or a single character.
    fn next(&mut self) -> Option<&'a str> {
        let rest = self.code[self.at..].trim_start();
        self.at = self.code.len() - rest.len();
        let first = rest.chars().next()?;
        let length = if rest.starts_with("#[") {
            2
        } else if is_word(first) {
            rest.find(|c| !is_word(c)).unwrap_or(rest.len())
        } else {
            first.len_utf8()
        };
        self.at += length;
        Some(&rest[..length])
    }

    /// What stands between the bracket just read and the one that closes it, which is read too.
    fn group(&mut self) -> &'a str {
        let rest = &self.code[self.at..];
        let mut depth = 1;
        for (at, bracket) in rest.match_indices(['(', '[', '{', ')', ']', '}']) {
            depth = if matches!(bracket, "(" | "[" | "{") { depth + 1 } else { depth - 1 };
            if depth == 0 {
                self.at += at + 1;
                return &rest[..at];
            }
        }
        self.at = self.code.len();
        rest
    }

    /// The test whose `fn` was just read. Its body is read too: no test runs inside another.
    fn test(&mut self, attributes: &[&str]) -> Option<Test> {
        let name = self.next()?;
        let line = self.code[..self.at].matches('\n').count() + 1;
        while self.next()? != "(" {}
        self.group();
        while self.next()? != "{" {}
        let body = self.group();

        let worth = if attributes.iter().any(|attribute| is_ignore(attribute)) {
            Worth::Ignored
        } else if body.trim().is_empty() {
            Worth::Empty
        } else {
            Worth::Counts
        };
        Some(Test { name: name.to_owned(), line, worth })
    }
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(source: &str) -> Vec<(String, usize, Worth)> {
        tests(source).into_iter().map(|test| (test.name, test.line, test.worth)).collect()
    }

    fn one(name: &str, line: usize, worth: Worth) -> Vec<(String, usize, Worth)> {
        vec![(name.to_owned(), line, worth)]
    }

    #[test]
    fn a_test_is_found_with_its_line() {
        assert_eq!(found("\n#[test]\nfn tat_01_a() { go() }\n"), one("tat_01_a", 3, Worth::Counts));
        let dressed =
            "#[test] #[should_panic(expected = \"]\")] pub(crate) async fn tat_01_a() -> R { go() }";
        assert_eq!(found(dressed), one("tat_01_a", 1, Worth::Counts));
        assert_eq!(found("#[tokio::test(flavor = \"x\")] async fn a() { b }"), one("a", 1, Worth::Counts));
    }

    #[test]
    fn a_function_that_is_no_test_is_passed_over() {
        assert_eq!(found("fn tat_01_a() { go() }"), []);
        assert_eq!(found("#[cfg(test)] fn tat_01_a() { go() }"), []);
        assert_eq!(found("#[test] struct A; fn tat_01_a() { go() }"), []);
        assert_eq!(found("#[cfg(test)] mod t { fn tat_01_a() { go() } }"), []);
    }

    #[test]
    fn what_is_commented_out_or_quoted_is_no_test() {
        assert_eq!(found("// #[test] fn tat_01_a() { go() }"), []);
        assert_eq!(found("/* #[test]\nfn tat_01_a() { go() } */"), []);
        assert_eq!(found("/// #[test] fn tat_01_a() { go() }\nfn b() {}"), []);
        assert_eq!(found("const S: &str = r#\"#[test] fn tat_01_a() { go() }\"#;"), []);
    }

    #[test]
    fn an_ignored_or_empty_test_does_not_count() {
        assert_eq!(found("#[test] #[ignore] fn a() { b }"), one("a", 1, Worth::Ignored));
        assert_eq!(found("#[ignore = \"slow\"] #[test] fn a() { b }"), one("a", 1, Worth::Ignored));
        assert_eq!(found("#[test] #[cfg_attr(x, ignore)] fn a() { b }"), one("a", 1, Worth::Ignored));
        assert_eq!(found("#[test] fn a() { /* later */ }"), one("a", 1, Worth::Empty));
    }

    #[test]
    fn tests_in_proptest_are_found() {
        let source = "proptest! {\n    #![proptest_config(few())]\n    #[test]\n    fn a(x in 0..5u8, (y, z) in pair()) {\n\
                      prop_assert!(x < 5);\n    }\n\n    #[test]\n    fn b(_ in any::<u8>()) {}\n}";
        assert_eq!(found(source), [one("a", 4, Worth::Counts), one("b", 9, Worth::Empty)].concat());
    }

    #[test]
    fn the_file_may_be_broken() {
        assert_eq!(found("#[test] fn a("), []);
        assert_eq!(found("#[test] fn a() { \"never closed"), one("a", 1, Worth::Counts));
        assert_eq!(found("#["), []);
    }
}
