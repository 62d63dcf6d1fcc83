//! A list of named steps, run in order with the time each one took; the first failure ends the run.

use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use xshell::Shell;

pub(crate) struct Step {
    pub(crate) name: &'static str,
    /// How a person runs this step alone, after it has failed.
    pub(crate) alone: &'static str,
    pub(crate) run: fn(&Shell) -> Result<()>,
}

pub(crate) fn run(sh: &Shell, steps: &[Step]) -> Result<()> {
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
        bail!("{}: {error:#}\nrun this step alone: {}", step.name, step.alone);
    }
    Ok(())
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
            Step { name: "first", alone: "do first", run: passes },
            Step { name: "second", alone: "do second", run: fails },
            Step { name: "third", alone: "do third", run: must_not_run },
        ];
        let error = run(&Shell::new().unwrap(), &steps).unwrap_err();
        assert_eq!(error.to_string(), "second: the cheese is gone\nrun this step alone: do second");
    }

    #[test]
    fn times_are_read_in_minutes_when_they_are_long() {
        assert_eq!(in_words(Duration::from_millis(1234)), "1.2 s");
        assert_eq!(in_words(Duration::from_secs(185)), "3 min 05 s");
    }
}
