//! The book of somebody who has played very many matches of Rat-a-Tat Cat, written into the data file at once.

pub(crate) const CAT: &str = "rat-a-tat-cat";

/// What to run, in this order, for so many matches of this guest that were won: every hundredth against another computer player.
pub(crate) fn written(me: &str, matches: u32) -> Vec<String> {
    let many = format!("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {matches})");
    let queries = [
        format!("INSERT INTO tables (id, invite, game, rules, options, seats, seed, public, host, phase, started, touched)
             SELECT printf('%016d', i), printf('%026d', i), '{CAT}', 2, '{{}}', 2, zeroblob(32), 0, '{me}', 'over', 1, i FROM n"),
        format!("INSERT INTO seats (table_id, seat, guest, bot, place, score)
             SELECT printf('%016d', i), 0, '{me}', NULL, 1, 7 FROM n
             UNION ALL SELECT printf('%016d', i), 1, NULL, CASE i % 100 WHEN 0 THEN 'greedy' ELSE 'random' END, 2, 9 FROM n"),
        format!("INSERT INTO results SELECT i, printf('%016d', i), '{CAT}', 2, 'casual', i FROM n"),
        "INSERT INTO result_seats SELECT results.number, seat, game, guest, NULL, bot, NULL, NULL, NULL, place, score, 0
             FROM results JOIN seats ON seats.table_id = results.table_id WHERE number > 0 AND (SELECT count(*) FROM n) > 0"
            .to_owned(),
        format!("INSERT INTO ratings SELECT '{me}', '{CAT}', 1500000, 90000, 1320000, max(i), max(i) FROM n"),
        format!("INSERT INTO rating_steps SELECT '{me}', '{CAT}', i, i, 1500000, 90000, 1500000, 90000 FROM n"),
        format!("INSERT INTO met SELECT '{me}', bot, number, game FROM result_seats WHERE bot IS NOT NULL
             AND (SELECT count(*) FROM n) > 0"),
    ];
    queries.map(|query| format!("{many} {query}")).into()
}
