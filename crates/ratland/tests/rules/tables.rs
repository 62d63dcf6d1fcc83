//! Tables at which one thing can be tried alone: a last round, whose outcome stays on the table, or the next event.
//! Nobody finds cheese, where nothing else is said: without a food card the bags are empty.

const INITIAL: [&str; 7] = [
    "abundance",
    "massive_attack",
    "cousins_visit",
    "helmet_rat",
    "yellow_is_the_new_black",
    "dr_cheese",
    "rattibal_lecter",
];
const FINAL: [&str; 6] =
    ["drunk", "hide_the_cheese", "just_in_time", "holy_rat", "strategists", "locked_and_loaded"];
const CLANS: [&str; 12] = [
    "seers",
    "mutants",
    "explorers",
    "recyclers",
    "warriors",
    "athletes",
    "ninjas",
    "scavengers",
    "corrupt",
    "alchemists",
    "musicians",
    "family",
];

/// Round 5 without an event; the next card is the End card. Clans have their base powers.
pub(crate) fn early(rest: &str) -> String {
    let past = INITIAL[..5].join(" ");
    with_clans(&format!("{rest}; round 5; past {past}; events end_of_game {}", FINAL[..4].join(" ")))
}

/// Round 6 without an event; the next card is the End card. Clans have their upgraded powers.
pub(crate) fn late(rest: &str) -> String {
    let past = INITIAL[..5].join(" ");
    with_clans(&format!("{rest}; round 6; past {past} drunk; events end_of_game {}", FINAL[1..4].join(" ")))
}

/// A round with this event; the next card is the End card.
pub(crate) fn during(event: &str, rest: &str) -> String {
    let others = |all: &[&'static str], count| {
        all.iter().copied().filter(|&card| card != event).take(count).collect::<Vec<_>>().join(" ")
    };
    let (round, past, left) = if INITIAL.contains(&event) {
        (5, others(&INITIAL, 4), others(&FINAL, 4))
    } else {
        (6, others(&INITIAL, 5), others(&FINAL, 3))
    };
    with_clans(&format!("{rest}; round {round}; event {event}; past {past}; events end_of_game {left}"))
}

/// A round without an event; the next card is this one.
pub(crate) fn before(event: &str, rest: &str) -> String {
    let others = |all: &[&'static str], count| {
        all.iter().copied().filter(|&card| card != event).take(count).collect::<Vec<_>>().join(" ")
    };
    let finals = others(&FINAL, if FINAL.contains(&event) { 3 } else { 4 });
    with_clans(&match (INITIAL.contains(&event), event) {
        (true, _) => {
            format!("{rest}; events {event} {} {finals} end_of_game", others(&INITIAL, 4))
        }
        (false, "end_of_game") => {
            format!("{rest}; round 5; past {}; events end_of_game {finals}", others(&INITIAL, 5))
        }
        (false, _) => {
            format!("{rest}; round 5; past {}; events {event} {finals} end_of_game", others(&INITIAL, 5))
        }
    })
}

/// Where one player has a `clan`, everyone has one: the others one that does nothing here, and all have a discard.
pub(crate) fn with_clans(position: &str) -> String {
    if !position.contains(" clan ") {
        return position.to_owned();
    }
    let sections: Vec<&str> = position.split(';').map(str::trim).collect();
    let seated = |section: &&str| section.as_bytes().get(1) == Some(&b'[');
    let kept = |section: &str| {
        let mut words = section.split_whitespace().skip_while(|word| *word != "clan");
        words.nth(1).map(str::to_owned)
    };
    let taken: Vec<String> =
        sections.iter().filter(|section| seated(section)).filter_map(|it| kept(it)).collect();
    let seats = sections.iter().filter(|section| seated(section)).count();
    let copies = if seats > 6 { 2 } else { 1 };
    let mut left: Vec<String> = std::iter::repeat_n(CLANS, copies).flatten().map(str::to_owned).collect();
    for clan in &taken {
        let place = left.iter().position(|left| left == clan).expect("a clan that is left");
        left.remove(place);
    }
    let written = sections.iter().map(|section| match (seated(section), kept(section)) {
        (true, Some(clan)) => format!("{section} dealt {clan} {}", left.pop().expect("a discard")),
        (true, None) => {
            let clan = left.remove(0);
            format!("{section} clan {clan} dealt {clan} {}", left.pop().expect("a discard"))
        }
        (false, _) => (*section).to_owned(),
    });
    format!("with clans on; {}", written.collect::<Vec<_>>().join("; "))
}
