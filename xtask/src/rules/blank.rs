//! Rust source with its comments and literals blanked out, so that whatever still looks like code is code.

/// Every byte keeps its place and every line its number; a string keeps its quotes, so that it is still something.
pub(super) fn blank(source: &str) -> String {
    let mut code = source.as_bytes().to_vec();
    let mut at = 0;
    while at < code.len() {
        let rest = &source.as_bytes()[at..];
        at += match rest {
            [b'/', b'/', ..] => wipe(&mut code, at, line_comment(rest)),
            [b'/', b'*', ..] => wipe(&mut code, at, block_comment(rest)),
            [b'"', ..] => wipe_inside(&mut code, at, (1, 1), quoted(rest)),
            [b'r', b'"' | b'#', ..] => match raw_string(rest) {
                Some((hashes, length)) => wipe_inside(&mut code, at, (hashes + 2, hashes + 1), length),
                None => 1, // a raw identifier
            },
            [b'\'', ..] => match char_literal(rest) {
                Some(length) => wipe(&mut code, at, length),
                None => 1, // a lifetime
            },
            _ => 1,
        };
    }
    String::from_utf8_lossy(&code).into_owned()
}

fn wipe(code: &mut [u8], at: usize, length: usize) -> usize {
    for byte in &mut code[at..at + length] {
        if *byte != b'\n' {
            *byte = b' ';
        }
    }
    length
}

/// Wipes a literal but for its delimiters.
fn wipe_inside(code: &mut [u8], at: usize, (open, close): (usize, usize), length: usize) -> usize {
    wipe(code, at + open.min(length), length.saturating_sub(open + close));
    length
}

fn line_comment(rest: &[u8]) -> usize {
    rest.iter().position(|&byte| byte == b'\n').unwrap_or(rest.len())
}

/// Block comments nest in Rust.
fn block_comment(rest: &[u8]) -> usize {
    let (mut at, mut depth) = (0, 0);
    while at < rest.len() {
        match &rest[at..] {
            [b'/', b'*', ..] => (at, depth) = (at + 2, depth + 1),
            [b'*', b'/', ..] => (at, depth) = (at + 2, depth - 1),
            _ => at += 1,
        }
        if depth == 0 {
            return at;
        }
    }
    rest.len()
}

fn quoted(rest: &[u8]) -> usize {
    let mut at = 1;
    while at < rest.len() {
        match rest[at] {
            b'\\' => at += 2,
            b'"' => return at + 1,
            _ => at += 1,
        }
    }
    rest.len()
}

/// The number of hashes and the length of `r#"…"#`.
fn raw_string(rest: &[u8]) -> Option<(usize, usize)> {
    let hashes = rest[1..].iter().take_while(|&&byte| byte == b'#').count();
    let start = hashes + 2;
    if rest.get(start - 1) != Some(&b'"') {
        return None;
    }
    let mut end = vec![b'"'];
    end.resize(hashes + 1, b'#');
    let length =
        rest[start..].windows(end.len()).position(|window| window == end).map(|at| start + at + end.len());
    Some((hashes, length.unwrap_or(rest.len())))
}

/// `'x'` and `'\n'` are literals, `'x` is a lifetime.
fn char_literal(rest: &[u8]) -> Option<usize> {
    let close =
        |from: usize| rest.get(from..)?.iter().position(|&byte| byte == b'\'').map(|at| from + at + 1);
    match rest.get(1)? {
        // The escaped character itself may be a quote.
        b'\\' => close(3),
        first => {
            let width = match first {
                0x00..0x80 => 1,
                0x80..0xe0 => 2,
                0xe0..0xf0 => 3,
                0xf0.. => 4,
            };
            (rest.get(1 + width) == Some(&b'\'')).then_some(width + 2)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_go_and_lines_stay() {
        assert_eq!(blank("a // b\nc"), "a     \nc");
        assert_eq!(blank("a /* b /* c */\n d */ e"), "a             \n      e");
        assert_eq!(blank("/* never closed"), " ".repeat(15));
    }

    #[test]
    fn strings_keep_only_their_quotes() {
        assert_eq!(blank(r#"f("a \" // b", 1)"#), r#"f("         ", 1)"#);
        assert_eq!(blank(r###"f(r#"a " b"#, br"\")"###), r###"f(r#"     "#, br" ")"###);
        assert_eq!(blank("\"never closed"), format!("\"{}d", " ".repeat(11)));
    }

    #[test]
    fn a_brace_in_a_raw_string_is_no_brace() {
        assert_eq!(blank(r###"{ r#"}"# }"###), r###"{ r#" "# }"###);
        assert_eq!(blank("r\""), "r\"");
    }

    #[test]
    fn a_lifetime_is_no_literal() {
        assert_eq!(blank("fn f<'a>(x: &'a str) {"), "fn f<'a>(x: &'a str) {");
        assert_eq!(blank(r"['{', '\'', '\u{1F400}', '鼠']"), r"[   ,     ,            ,      ]");
    }

    #[test]
    fn a_raw_identifier_is_no_string() {
        assert_eq!(blank("r#fn(\"x\")"), "r#fn(\" \")");
    }
}
