//! The pages name every command and every flag that there is, and none that there is not.

use clap::CommandFactory;
use std::collections::{BTreeMap, BTreeSet};
use testkit::docs::{Page, flags, spans, words};

const CLI: &str = "docs/cli.md";
const KEEPER: &str = "docs/keeper.md";

/// What the dice of players are drawn from begins with the name of the program, and is no command.
const LUCK: &str = "players";

/// Every command by its words, such as `keeper people mute`, with the flags that are its own.
type Commands = BTreeMap<String, BTreeSet<String>>;

fn commands() -> Commands {
    let mut all = Commands::new();
    let mut waiting = vec![(String::new(), crate::Cli::command())];
    while let Some((path, command)) = waiting.pop() {
        let own = shown(&command).filter_map(|one| Some(format!("--{}", one.get_long()?)));
        all.insert(path.clone(), own.collect());
        let below = command.get_subcommands();
        waiting
            .extend(below.map(|one| (format!("{path} {}", one.get_name()).trim().to_owned(), one.clone())));
    }
    all
}

/// The flags that `--help` shows. Flags of debug builds are hidden.
fn shown(command: &clap::Command) -> impl Iterator<Item = &clap::Arg> {
    command.get_arguments().filter(|one| !one.is_hide_set())
}

/// The command that is called with these words, and what may be said to it: its own flags, and those of the commands above.
fn called(words: &[String], all: &Commands) -> (String, BTreeSet<String>) {
    let mut path = String::new();
    let mut known = BTreeSet::from(["--help".to_owned(), "--version".to_owned()]);
    for word in words {
        let below = format!("{path} {word}").trim().to_owned();
        if let Some(own) = all.get(&below) {
            known.extend(own.iter().cloned());
            path = below;
        }
    }
    (path, known)
}

/// What a page says of commands and flags that there are not.
fn astray(page: &Page, all: &Commands) -> Vec<String> {
    let mut astray = Vec::new();
    for words in page.calls("ratskeller") {
        let (path, known) = called(&words, all);
        let is_name = |word: &&String| *word != LUCK && word.chars().all(|c| c.is_ascii_lowercase());
        if let (true, Some(word)) = (path.is_empty(), words.first().filter(is_name)) {
            astray.push(format!("there is no command `{word}`"));
        }
        let unknown = flags(&words).filter(|&flag| !path.is_empty() && !known.contains(flag));
        astray.extend(unknown.map(|flag| format!("`{path}` has no {flag}")));
    }
    let alone = page.spans().into_iter().filter(|span| span.starts_with("--"));
    for span in alone {
        let said: Vec<String> = words(&span).collect();
        let unknown = flags(&said).filter(|&flag| !all.values().any(|own| own.contains(flag)));
        astray.extend(unknown.map(|flag| format!("no command has {flag}")));
    }
    astray
}

/// The flags of a command that are nowhere said: not where it is called, nor alone in the section about it.
fn unsaid(page: &Page, about: &Page, command: &str, all: &Commands) -> Vec<String> {
    let calls = page.calls("ratskeller").into_iter().filter(|words| called(words, all).0 == command);
    let alone =
        about.spans().into_iter().filter(|span| span.starts_with("--")).map(|span| words(&span).collect());
    let said: Vec<Vec<String>> = calls.chain(alone).collect();
    let said: BTreeSet<&str> = said.iter().flat_map(|words| flags(words)).collect();
    let unsaid = all[command].iter().filter(|flag| !said.contains(flag.as_str()));
    unsaid.map(|flag| format!("{flag} of `{command}` is not said")).collect()
}

#[test]
fn what_pages_say_of_commands_and_flags_is_so() {
    let all = commands();
    // The changelog speaks of what was.
    let others = ["api", "bots", "lab", "operating", "pocket", "promises", "ratings", "records"];
    let others = others.map(|name| format!("docs/{name}.md"));
    for file in
        [CLI, KEEPER, "README.md", "CONTRIBUTING.md"].into_iter().chain(others.iter().map(String::as_str))
    {
        let page = Page::read(file);
        assert!(!page.calls("ratskeller").is_empty(), "{file} has no command");
        assert_eq!(astray(&page, &all), [""; 0], "{file}");
    }
}

#[test]
fn the_page_of_the_command_line_has_every_command_and_flag() {
    let all = commands();
    let page = Page::read(CLI);
    let rows = page.rows("command");
    let listed: BTreeSet<String> = rows.iter().filter_map(|row| words(&spans(&row[0])[0]).next()).collect();
    let above: BTreeSet<String> =
        all.keys().filter(|path| !path.is_empty() && !path.contains(' ')).cloned().collect();
    assert_eq!(listed, above);

    for command in &above {
        // What is played in parts is told in one place with what merges them.
        let heading = if command == "merge" { "simulate" } else { command };
        let (page, about) = if command == "keeper" {
            (Page::read(KEEPER), Page::read(KEEPER))
        } else {
            (page.clone(), page.section(heading))
        };
        assert_eq!(unsaid(&page, &about, command, &all), [""; 0]);
    }
}

#[test]
fn the_page_of_the_keeper_has_every_errand_and_flag() {
    let all = commands();
    let page = Page::read(KEEPER);
    let errands = all.keys().filter(|path| path.starts_with("keeper "));
    let called_there: BTreeSet<String> =
        page.calls("ratskeller").iter().map(|words| called(words, &all).0).collect();
    for errand in errands {
        let has_errands = all.keys().any(|path| path.starts_with(&format!("{errand} ")));
        assert!(has_errands || called_there.contains(errand), "`{errand}` is not said");
        assert_eq!(unsaid(&page, &Page::of(""), errand, &all), [""; 0]);
    }
}

/// Both tables of docs/operating.md together, and what is usual there.
#[test]
fn the_page_of_the_operator_has_every_setting_as_it_is() {
    let page = Page::read("docs/operating.md");
    let command = crate::Cli::command();
    let serve = command.find_subcommand("serve").unwrap();
    let flags = shown(serve).filter_map(|one| {
        let usual = one.get_default_values().first().map(|usual| usual.to_string_lossy().into_owned());
        let usual = usual.filter(|_| one.get_action().takes_values());
        Some((format!("--{}", one.get_long()?), usual))
    });
    assert_eq!(settings(&page, &flags.collect()), [""; 0]);
}

/// In what the tables of settings differ from the flags and what is usual for each, if anything is.
fn settings(page: &Page, flags: &BTreeMap<String, Option<String>>) -> Vec<String> {
    // No limits at all is no row of a table of limits.
    let unlimited = page.section("Limits").spans().into_iter().filter(|span| span == "--unlimited");
    let rows = page.rows("flag");
    let mut said: BTreeMap<String, String> = unlimited.map(|flag| (flag, String::new())).collect();
    for row in &rows {
        let named = spans(&row[0]).into_iter().filter(|span| span.starts_with("--"));
        said.extend(named.map(|flag| (flag, row[1].replace(['`', ','], ""))));
    }
    let missing =
        flags.keys().filter(|flag| !said.contains_key(*flag)).map(|flag| format!("{flag} is not said"));
    let idle =
        said.keys().filter(|flag| !flags.contains_key(*flag)).map(|flag| format!("there is no {flag}"));
    let unusual = flags.iter().filter_map(|(flag, usual)| {
        let (usual, said) = (usual.as_ref()?, said.get(flag)?);
        let is_said = said.split([' ', ';']).next() == Some(usual);
        (!is_said).then(|| format!("{flag} is usually {usual}, not {said}"))
    });
    missing.chain(idle).chain(unusual).collect()
}

fn some() -> Commands {
    let of = |own: &[&str]| own.iter().map(|&flag| flag.to_owned()).collect();
    let all = [("", of(&[])), ("serve", of(&["--addr", "--strand"])), ("keeper", of(&["--json"]))];
    let more = [("keeper people", of(&[])), ("keeper people ban", of(&["--hours"]))];
    all.into_iter().chain(more).map(|(path, own)| (path.to_owned(), own)).collect()
}

#[test]
fn what_there_is_not_is_told() {
    let told = |text: &str| astray(&Page::of(text), &some());
    assert_eq!(told("`ratskeller serve [--addr A] --help` with `--strand`, `ratskeller COMMAND`"), [""; 0]);
    assert_eq!(told("`ratskeller keeper people ban WHO --hours 3 --json`"), [""; 0]);
    assert_eq!(told("`ratskeller serve --hours 3`"), ["`serve` has no --hours"]);
    assert_eq!(told("```\nratskeller serve [--addr A]\n    [--adr B]\n```"), ["`serve` has no --adr"]);
    assert_eq!(told("`ratskeller server`"), ["there is no command `server`"]);
    assert_eq!(told("say `--addr`, or `--adr X`"), ["no command has --adr"]);
}

#[test]
fn what_is_left_out_is_told() {
    let told = |text: &str, about: &str| unsaid(&Page::of(text), &Page::of(about), "serve", &some());
    assert_eq!(told("`ratskeller serve --addr X`", "and `--strand`"), [""; 0]);
    assert_eq!(told("`ratskeller serve --strand`", "--addr"), ["--addr of `serve` is not said"]);
    assert_eq!(told("`ratskeller keeper --addr --strand`", "").len(), 2);
}

#[test]
fn a_setting_that_is_missing_too_much_or_unusual_is_told() {
    let table = "## Limits\n\nor `--unlimited`\n\n| flag | usually |\n|---|---|\n| `--most` | 3,000; behind a proxy more |\n| `--addr`, `ENV` | `1:80` |\n| `--in`, `--out` | none |";
    let flags = |of: &[(&str, Option<&str>)]| {
        let of = of.iter().map(|(flag, usual)| ((*flag).to_owned(), usual.map(str::to_owned)));
        settings(&Page::of(table), &of.collect())
    };
    let unlimited = ("--unlimited", None);
    let (most, addr) = (("--most", Some("3000")), ("--addr", Some("1:80")));
    assert_eq!(flags(&[unlimited, most, addr, ("--in", None), ("--out", None)]), [""; 0]);
    assert_eq!(flags(&[unlimited, most, addr, ("--in", None)]), ["there is no --out"]);
    assert_eq!(
        flags(&[unlimited, ("--most", Some("300")), addr, ("--in", None), ("--out", None), ("--up", None)]),
        ["--up is not said", "--most is usually 300, not 3000; behind a proxy more"]
    );
}
