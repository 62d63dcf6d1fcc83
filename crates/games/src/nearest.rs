//! What somebody probably meant.

/// Below this likeness (Jaro and Winkler, 0 to 1) a suggestion would be a guess.
const LIKE: f64 = 0.8;

/// No name is as long, not even one that is mistyped. Likeness is costly, and anybody may bring a file that is all one name.
const LONGEST: usize = 100;

/// The known name that is most like this one, if any is.
pub fn nearest<'a>(name: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    if name.len() > LONGEST {
        return None;
    }
    let name = name.to_lowercase().replace('_', "-");
    let likeness = |known: &str| strsim::jaro_winkler(&name, &known.to_lowercase().replace('_', "-"));
    let best = known.into_iter().map(|known| (likeness(known), known)).max_by(|a, b| a.0.total_cmp(&b.0))?;
    (best.0 >= LIKE).then_some(best.1)
}

/// The end of an error about an unknown name: the nearest one and all there are.
pub fn did_you_mean<'a>(
    name: &str,
    there_are: &str,
    known: impl IntoIterator<Item = &'a str> + Clone,
) -> String {
    let all = known.clone().into_iter().collect::<Vec<_>>().join(", ");
    match nearest(name, known) {
        Some(best) => format!("did you mean `{best}`? ({there_are} {all})"),
        None => format!("{there_are} {all}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_is_near() {
        let known = ["random", "greedy", "rulebook", "memory_aid"];
        assert_eq!(nearest("gredy", known), Some("greedy"));
        assert_eq!(nearest("RuleBok", known), Some("rulebook"));
        assert_eq!(nearest("memory-aid", known), Some("memory_aid"));
        assert_eq!(nearest("stockfish", known), None);
        assert_eq!(nearest("x", []), None);
        assert_eq!(nearest(&format!("greedy{}", "y".repeat(LONGEST)), known), None);
    }
}
