//! What is read of a page is what stands there.

use testkit::docs::{Page, flags, spans, words};

const TEXT: &str = "\
# A page

What [stands](#there-it-is) here, `once and
again`, and [elsewhere](other.md#place), not `[here](nowhere.md)`.

| flag | usually |
|---|---|
| `--one`, `--two` | a \\| b |
|  | last |

| other | |
|---|---|
| `--three` | |

## There *it* is!

```
# house serve [--data FILE | --base URL]
            [--strand]   # --not-this
$ /usr/bin/house keeper --json \\
  people | jq --raw
## no heading, and [no link](nowhere.md)
```

### Below

`house play GAME [--seed S]`…

## There it is

The end
";

#[test]
fn tables_are_found_by_their_first_column() {
    let page = Page::of(TEXT);
    assert_eq!(page.rows("flag"), [["`--one`, `--two`", "a | b"], ["", "last"]]);
    assert_eq!(page.rows("other"), [["`--three`", ""]]);
    assert!(page.rows("usually").is_empty());
    assert_eq!(spans(&page.rows("flag")[0][0]), ["--one", "--two"]);
}

#[test]
fn a_section_ends_with_the_next_heading_that_is_not_below_it() {
    let page = Page::of(TEXT);
    assert_eq!(page.section("There *it* is!").spans(), ["house play GAME [--seed S]"]);
    assert!(page.section("There it is").spans().is_empty());
    assert_eq!(page.section("A page").spans().len(), 6);
}

#[test]
#[should_panic = "there is no heading `no heading`"]
fn a_section_that_is_not_there_is_missed() {
    let _ = Page::of(TEXT).section("no heading");
}

#[test]
fn anchors_are_those_of_github() {
    assert_eq!(Page::of(TEXT).anchors(), ["a-page", "there-it-is", "below", "there-it-is-1"]);
    assert_eq!(Page::of("# `a_b` – Ä, c-d").anchors(), ["a_b--ä-c-d"]);
}

#[test]
fn links_are_found_outside_code() {
    assert_eq!(Page::of(TEXT).links(), ["#there-it-is", "other.md#place"]);
}

#[test]
fn spans_go_over_lines_and_not_over_paragraphs() {
    assert_eq!(Page::of(TEXT).spans()[0], "once and again");
    assert_eq!(Page::of("one ` alone\n\n`code`").spans(), [" alone ", "code"]);
}

#[test]
fn calls_are_found_wherever_code_is() {
    let calls = Page::of(TEXT).calls("house");
    let said: Vec<String> = calls.iter().map(|words| words.join(" ")).collect();
    assert_eq!(said, ["serve --data FILE --base URL --strand", "keeper --json people", "play GAME --seed S"]);
    assert_eq!(flags(&calls[0]).collect::<Vec<_>>(), ["--data", "--base", "--strand"]);
}

#[test]
fn a_flag_is_told_from_its_value() {
    let words: Vec<String> = words("[--option K=V]… --days=3 -- [--bots A,B,…] -x").collect();
    assert_eq!(flags(&words).collect::<Vec<_>>(), ["--option", "--days", "--bots"]);
}
