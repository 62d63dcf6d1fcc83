//! Named steps, run in order, with the time that each one took. A failure does not end the run: the summary says all that failed.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use xshell::Shell;

pub(crate) struct Step {
    pub(crate) name: &'static str,
    pub(crate) run: fn(&Shell) -> Result<()>,
}

pub(crate) fn run<'a>(sh: &Shell, steps: impl IntoIterator<Item = &'a Step>) -> Result<()> {
    let mut summary = Vec::new();
    let mut failures = Vec::new();

    for step in steps {
        eprintln!("\n=== {} ===", step.name);
        let start = Instant::now();
        let outcome = (step.run)(sh);
        let took = in_words(start.elapsed());
        eprintln!("=== {}: {took} ===", step.name);

        let verdict = if outcome.is_ok() { "ok" } else { "FAILED" };
        summary.push(format!("{verdict:<7}  {:<8}  {took:>12}", step.name));
        if let Err(error) = outcome {
            eprintln!("error: {error:#}");
            failures.push((step.name, error));
        }
    }

    eprintln!("\n{}", summary.join("\n"));
    if failures.is_empty() {
        return Ok(());
    }
    let names = failures.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(" ");
    let reasons = failures.iter().map(|(name, error)| format!("{name}: {error:#}\n")).collect::<String>();
    bail!("{reasons}run this again: cargo xtask test {names}");
}

/// Runs all of them, also after a failure, and returns every error.
pub(crate) fn all<const N: usize>(outcomes: [Result<()>; N]) -> Result<()> {
    let errors: Vec<String> =
        outcomes.into_iter().filter_map(|outcome| Some(format!("{:#}", outcome.err()?))).collect();
    if errors.is_empty() { Ok(()) } else { bail!("{}", errors.join(" and ")) }
}

/// Two things at once: there are two cores, and hardly anything needs both of them all the time.
pub(crate) fn at_once(
    sh: &Shell,
    one: impl FnOnce(&Shell) -> Result<()> + Send,
    other: impl FnOnce(&Shell) -> Result<()>,
) -> Result<()> {
    std::thread::scope(|scope| {
        let its_own = sh.clone();
        let one = scope.spawn(move || one(&its_own));
        let other = other(sh);
        all([one.join().unwrap_or_else(|panicked| std::panic::resume_unwind(panicked)), other])
    })
}

/// The steps of these names.
pub(crate) fn named(steps: &'static [Step], names: &[String]) -> Result<Vec<&'static Step>> {
    let find = |name: &String| {
        let found = steps.iter().find(|step| step.name == name);
        let all = || steps.iter().map(|step| step.name).collect::<Vec<_>>().join(", ");
        found.with_context(|| format!("there is no step `{name}`; there are {}", all()))
    };
    names.iter().map(find).collect()
}

fn in_words(time: Duration) -> String {
    let seconds = time.as_secs();
    match seconds / 60 {
        0 => format!("{:.1} s", time.as_secs_f64()),
        minutes => format!("{minutes} min {:02} s", seconds % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn passes(_: &Shell) -> Result<()> {
        Ok(())
    }

    fn fails(_: &Shell) -> Result<()> {
        bail!("the cheese is gone")
    }

    #[test]
    fn every_step_runs_and_the_failed_ones_are_named() {
        let steps = [
            Step { name: "first", run: passes },
            Step { name: "second", run: fails },
            Step { name: "third", run: passes },
            Step { name: "fourth", run: fails },
        ];
        let error = run(&Shell::new().unwrap(), &steps).unwrap_err();
        assert_eq!(
            error.to_string(),
            "second: the cheese is gone\nfourth: the cheese is gone\nrun this again: cargo xtask test second fourth"
        );
        assert!(run(&Shell::new().unwrap(), [&steps[0], &steps[2]]).is_ok());
    }

    #[test]
    fn two_things_at_once_both_say_why_they_failed() {
        let sh = Shell::new().unwrap();
        let told = |outcome: Result<()>| outcome.map_err(|error| error.to_string());
        assert_eq!(
            told(at_once(&sh, fails, |_| bail!("the lamp is out"))),
            Err("the cheese is gone and the lamp is out".into())
        );
        assert_eq!(told(at_once(&sh, passes, fails)), Err("the cheese is gone".into()));
        assert_eq!(told(at_once(&sh, passes, passes)), Ok(()));
    }

    #[test]
    fn times_are_read_in_minutes_when_they_are_long() {
        assert_eq!(in_words(Duration::from_millis(1234)), "1.2 s");
        assert_eq!(in_words(Duration::from_secs(185)), "3 min 05 s");
    }

    #[test]
    fn steps_are_run_by_their_names() {
        static STEPS: [Step; 2] = [Step { name: "one", run: passes }, Step { name: "two", run: fails }];
        let names = |names: &[&str]| {
            let names: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
            named(&STEPS, &names).map(|found| found.iter().map(|step| step.name).collect::<Vec<_>>())
        };
        assert_eq!(names(&["two", "one"]).unwrap(), ["two", "one"]);
        assert_eq!(
            names(&["three"]).unwrap_err().to_string(),
            "there is no step `three`; there are one, two"
        );
    }
}
