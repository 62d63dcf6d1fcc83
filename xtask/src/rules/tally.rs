//! One rulebook held against the tests.

use std::collections::BTreeSet;
use std::fmt;

use serde_json::{Value, json};

use super::rulebook::{Example, Rulebook};

/// A test somewhere in the crates.
#[derive(Debug)]
pub(super) struct Witness {
    pub(super) test: String,
    /// Its file and line.
    pub(super) place: String,
    /// Why it does not count, if it does not.
    pub(super) flaw: Option<&'static str>,
}

/// What a test's name says it tests.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Subject {
    Clause(u32),
    Example(Example),
    /// `tat_example_` and then no number.
    Nothing,
}

impl Subject {
    /// `None` for a test that speaks of no clause at all, or of another game's.
    fn of(test: &str, prefix: &str) -> Option<Subject> {
        let mut words = test.split('_');
        if !words.next()?.eq_ignore_ascii_case(prefix) {
            return None;
        }
        let word = words.next()?;
        if word == "example" {
            return Some(words.next().and_then(Example::parse).map_or(Subject::Nothing, Subject::Example));
        }
        word.parse().ok().map(Subject::Clause)
    }
}

pub(super) struct Tally {
    pub(super) prefix: String,
    file: String,
    clauses: usize,
    missing: Vec<Missing>,
    examples: usize,
    examples_missing: Vec<Missing>,
    /// Tests that name a clause or an example that the rulebook does not have.
    unknown: Vec<String>,
    duplicates: Vec<String>,
}

/// A clause or an example without a test that counts.
struct Missing {
    /// `TAT-57`, or `7` for an example.
    label: String,
    complaint: String,
}

impl Tally {
    pub(super) fn of(book: &Rulebook, witnesses: &[Witness]) -> Tally {
        let (prefix, file) = (&book.prefix, &book.file);
        let named: Vec<(Subject, &Witness)> =
            witnesses.iter().filter_map(|w| Some((Subject::of(&w.test, prefix)?, w))).collect();
        let tested: BTreeSet<&Subject> =
            named.iter().filter(|(_, w)| w.flaw.is_none()).map(|(s, _)| s).collect();

        let missing = |subject: Subject, line: usize, label: String, title: String| {
            if tested.contains(&subject) {
                return None;
            }
            let complaint = match named.iter().find_map(|(s, w)| Some((w, w.flaw.filter(|_| *s == subject)?)))
            {
                Some((w, flaw)) => format!("{} {} {flaw}, so it does not count", w.place, w.test),
                None => format!("{file}:{line} {title} has no test"),
            };
            Some(Missing { label, complaint })
        };

        let missing_clause = |(&number, &line): (&u32, &usize)| {
            let label = format!("{prefix}-{number:02}");
            missing(Subject::Clause(number), line, label.clone(), label)
        };
        let missing_example = |(example, &line): (&Example, &usize)| {
            missing(
                Subject::Example(example.clone()),
                line,
                example.to_string(),
                format!("{prefix} example {example}"),
            )
        };
        let is_known = |subject: &Subject| match subject {
            Subject::Clause(number) => book.clauses.contains_key(number),
            Subject::Example(example) => book.examples.contains_key(example),
            Subject::Nothing => false,
        };

        Tally {
            prefix: prefix.clone(),
            file: file.clone(),
            clauses: book.clauses.len(),
            missing: book.clauses.iter().filter_map(missing_clause).collect(),
            examples: book.examples.len(),
            examples_missing: book.examples.iter().filter_map(missing_example).collect(),
            unknown: named
                .iter()
                .filter(|(subject, _)| !is_known(subject))
                .map(|(_, w)| format!("{} {}", w.place, w.test))
                .collect(),
            duplicates: book.duplicates.clone(),
        }
    }

    pub(super) fn is_complete(&self) -> bool {
        self.missing.is_empty()
            && self.examples_missing.is_empty()
            && self.unknown.is_empty()
            && self.duplicates.is_empty()
    }

    fn tested(&self) -> usize {
        self.clauses - self.missing.len()
    }

    fn examples_tested(&self) -> usize {
        self.examples - self.examples_missing.len()
    }

    pub(super) fn json(&self) -> Value {
        let labels = |missing: &[Missing]| missing.iter().map(|m| m.label.clone()).collect::<Vec<_>>();
        json!({
            "file": self.file,
            "clauses": self.clauses,
            "tested": self.tested(),
            "missing": labels(&self.missing),
            "examples": self.examples,
            "examples_tested": self.examples_tested(),
            "examples_missing": labels(&self.examples_missing),
            "unknown": self.unknown,
            "duplicates": self.duplicates,
        })
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tally { prefix, file, clauses, examples, .. } = self;
        let (tested, examples_tested) = (self.tested(), self.examples_tested());
        writeln!(
            f,
            "{prefix:<4} {tested} of {clauses} clauses tested, {examples_tested} of {examples} worked examples"
        )?;
        for missing in self.missing.iter().chain(&self.examples_missing) {
            writeln!(f, "  {}", missing.complaint)?;
        }
        for unknown in &self.unknown {
            writeln!(f, "  {unknown} tests nothing that is in {file}")?;
        }
        for duplicate in &self.duplicates {
            writeln!(f, "  {duplicate}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::source;
    use super::*;

    const RULES: &str = "\
- **TAT-05** Five.
- **TAT-149** The last.
## Worked examples
1. **One.** Text.
";

    const TESTS: &str = "\
#[test] fn tat_05_five() { check() }
#[test] fn tat_149_the_last() { check() }
#[test] fn tat_example_1_one() { check() }
#[test] fn tat_scores_are_small() { check() }
#[test] fn land_77_of_another_game() { check() }
";

    fn tally(rules: &str, tests: &str) -> Tally {
        let witness = |test: source::Test| Witness {
            place: format!("t.rs:{}", test.line),
            flaw: (test.worth != source::Worth::Counts).then_some("is hollow"),
            test: test.name,
        };
        let witnesses: Vec<_> = source::tests(tests).into_iter().map(witness).collect();
        Tally::of(&Rulebook::parse("r.md", rules).unwrap(), &witnesses)
    }

    /// What is said when this change is made to the tests above.
    fn complaint(from: &str, to: &str) -> String {
        assert!(TESTS.contains(from));
        let tally = tally(RULES, &TESTS.replace(from, to));
        assert!(!tally.is_complete());
        tally.to_string().lines().skip(1).collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn all_is_well_when_all_is_tested() {
        let tally = tally(RULES, TESTS);
        assert!(tally.is_complete());
        assert_eq!(tally.to_string(), "TAT  2 of 2 clauses tested, 1 of 1 worked examples\n");
    }

    #[test]
    fn zeros_before_the_number_do_not_matter() {
        assert!(
            tally(RULES, &TESTS.replace("tat_05", "tat_5").replace("example_1", "example_01")).is_complete()
        );
    }

    #[test]
    fn a_removed_test_is_missed() {
        assert_eq!(
            complaint("#[test] fn tat_149_the_last() { check() }\n", ""),
            "  r.md:2 TAT-149 has no test"
        );
        assert_eq!(
            complaint("#[test] fn tat_example_1_one() { check() }\n", ""),
            "  r.md:4 TAT example 1 has no test"
        );
    }

    #[test]
    fn a_hollow_test_does_not_count() {
        let said = "  t.rs:1 tat_05_five is hollow, so it does not count";
        assert_eq!(complaint("five() { check() }", "five() {}"), said);
        assert_eq!(complaint("#[test] fn tat_05", "#[test] #[ignore] fn tat_05"), said);
        assert_eq!(complaint("#[test] fn tat_05", "// #[test] fn tat_05"), "  r.md:1 TAT-05 has no test");
    }

    #[test]
    fn a_test_of_nothing_is_refused() {
        let more =
            |test: &str| complaint("#[test] fn land_77_of_another_game", &format!("#[test] fn {test}"));
        assert_eq!(more("tat_06_six"), "  t.rs:5 tat_06_six tests nothing that is in r.md");
        assert_eq!(more("tat_example_2_two"), "  t.rs:5 tat_example_2_two tests nothing that is in r.md");
        assert_eq!(more("tat_example_two"), "  t.rs:5 tat_example_two tests nothing that is in r.md");
    }

    #[test]
    fn a_clause_written_twice_is_refused() {
        let tally = tally(&RULES.replace("TAT-149", "TAT-05"), "#[test] fn tat_5_five() { check() }");
        assert!(tally.to_string().contains("r.md:2 TAT-05 again, first on line 1"));
    }

    #[test]
    fn other_programs_read_the_same_counts() {
        let json =
            tally(RULES, "#[test] fn tat_05_five() { check() } #[test] fn tat_99_x() { check() }").json();
        let expected = json!({
            "file": "r.md", "clauses": 2, "tested": 1, "missing": ["TAT-149"],
            "examples": 1, "examples_tested": 0, "examples_missing": ["1"],
            "unknown": ["t.rs:1 tat_99_x"], "duplicates": [],
        });
        assert_eq!(json, expected);
    }
}
