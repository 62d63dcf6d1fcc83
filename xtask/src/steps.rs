//! A list of named steps, run in order with the time each one took; the first failure ends the run.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use xshell::Shell;

pub(crate) struct Step {
    pub(crate) name: &'static str,
    pub(crate) run: fn(&Shell) -> Result<()>,
}

pub(crate) fn run<'a>(sh: &Shell, steps: impl IntoIterator<Item = &'a Step>) -> Result<()> {
    let mut summary = Vec::new();
    let mut failure = None;

    for step in steps {
        if failure.is_some() {
            summary.push(format!("skipped  {}", step.name));
            continue;
        }
        eprintln!("\n=== {} ===", step.name);
        let start = Instant::now();
        let outcome = (step.run)(sh);
        let took = in_words(start.elapsed());
        eprintln!("=== {}: {took} ===", step.name);

        let verdict = if outcome.is_ok() { "ok" } else { "FAILED" };
        summary.push(format!("{verdict:<7}  {:<8}  {took:>12}", step.name));
        if let Err(error) = outcome {
            failure = Some((step, error));
        }
    }

    eprintln!("\n{}", summary.join("\n"));
    if let Some((step, error)) = failure {
        bail!("{name}: {error:#}\nrun this step alone: cargo xtask test {name}", name = step.name);
    }
    Ok(())
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
        one.join().unwrap_or_else(|panicked| std::panic::resume_unwind(panicked))?;
        other
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

    fn must_not_run(_: &Shell) -> Result<()> {
        panic!("a step ran after a failure")
    }

    #[test]
    fn the_first_failure_ends_the_run_and_says_how_to_repeat_it() {
        let steps = [
            Step { name: "first", run: passes },
            Step { name: "second", run: fails },
            Step { name: "third", run: must_not_run },
        ];
        let error = run(&Shell::new().unwrap(), &steps).unwrap_err();
        assert_eq!(
            error.to_string(),
            "second: the cheese is gone\nrun this step alone: cargo xtask test second"
        );
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
