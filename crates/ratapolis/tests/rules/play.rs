//! A table of Ratapolis to try a rule on.

use ratapolis::{Advantage, Colour, Options, Parts, Phase, Public, State, TileSet, Token};
use table::{Printed, Refused};
pub(crate) use testkit::play::seat;

pub(crate) type Play = testkit::Play<State>;

pub(crate) fn options(text: &str) -> Options {
    testkit::play::options::<State>(text)
}

pub(crate) fn parts() -> Printed<Parts> {
    Printed::shipped()
}

/// A table in the house: `dealt(3, "situation=A", 1)`.
#[track_caller]
pub(crate) fn dealt(seats: u8, set: &str, seed: u64) -> Play {
    Play::dealt(seats, &options(set), seed)
}

/// Why such a table is refused.
#[track_caller]
pub(crate) fn refusal(seats: u8, set: &str) -> String {
    match Play::try_deal(seats, &options(set), 1) {
        Err(Refused::Option(bad)) => bad.to_string(),
        Err(refused) => panic!("not because of an option: {refused}"),
        Ok(_) => panic!("{seats} players with {set} may play"),
    }
}

/// Three players, red, yellow and green, in the layout of the examples, with these rats. The only hunt card of the round is N,
/// where nobody is, unless cards are written.
#[track_caller]
pub(crate) fn at(rest: &str) -> Play {
    Play::at(&written(rest))
}

pub(crate) fn written(rest: &str) -> String {
    let mut text = rest.to_owned();
    if !text.contains("players") {
        text = format!("players ryg; {text}");
    }
    let round = text.split("; ").find_map(|section| section.strip_prefix("round ")).unwrap_or("1").to_owned();
    if !["up ", "held ", "laid ", "dealt "].iter().any(|word| text.contains(word)) {
        text += &format!("; up {round} N");
    }
    text
}

/// Plans are carried out, and rats stand there then: `check("rats A:r3 O:g2y1", "A O>A -", "A:r3 O:g2y1")`.
#[track_caller]
pub(crate) fn check(position: &str, plans: &str, after: &str) {
    let mut play = at(position);
    play.plans(plans);
    assert_eq!(play.rats(), after, "after {plans} in {position}");
}

/// What is looked at most.
pub(crate) trait Town {
    fn public(&self) -> Public;

    /// `"A O>A red@C, B - -"`: who is not named plans nothing.
    fn plans(&mut self, plans: &str) -> &mut Self;

    /// Why a plan of this seat is refused.
    fn refuses_plan(&mut self, plan: &str) -> String;

    /// All rats, as a position has them.
    fn rats(&self) -> String;

    /// Rats on one tile: `"r1g2"`.
    fn on(&self, tile: &str) -> String {
        let rats = self.rats();
        let found =
            rats.split(' ').find_map(|word| word.strip_prefix(tile)?.strip_prefix(':').map(str::to_owned));
        found.unwrap_or_default()
    }

    fn reserve(&self, colour: Colour) -> u8 {
        let public = self.public();
        public.reserve(public.family_of(colour).unwrap())
    }

    fn lost(&self, colour: Colour) -> u8 {
        let public = self.public();
        public.lost(public.family_of(colour).unwrap())
    }

    /// Tokens that are in the game: `"B C:A"`.
    fn tokens(&self) -> String {
        let public = self.public();
        let token = |advantage: Advantage| match public.token(advantage) {
            Token::Out => None,
            Token::Lies => Some(advantage.tile().to_string()),
            Token::Owned(seat) => Some(format!("{}:{seat}", advantage.tile())),
        };
        Advantage::ALL.into_iter().filter_map(token).collect::<Vec<_>>().join(" ")
    }

    /// The cards in somebody's hand, in truth.
    fn hand(&self, who: char) -> TileSet;

    /// Everybody takes the safe default until this phase of some round, or the end.
    fn until(&mut self, is: impl Fn(&Public) -> bool) -> &mut Self;
}

impl Town for Play {
    fn public(&self) -> Public {
        self.everything().public
    }

    #[track_caller]
    fn plans(&mut self, plans: &str) -> &mut Play {
        let named: Vec<(&str, &str)> = plans
            .split(',')
            .map(str::trim)
            .filter(|plan| !plan.is_empty())
            .map(|plan| plan.split_once(' ').unwrap())
            .collect();
        for seat in self.asked() {
            let plan = named.iter().find(|(who, _)| *who == seat.to_string()).map_or("- -", |(_, plan)| plan);
            self.does(&format!("{seat} plan {plan}"));
        }
        self
    }

    #[track_caller]
    fn refuses_plan(&mut self, plan: &str) -> String {
        let (who, actions) = plan.split_once(' ').unwrap();
        self.refuses(&format!("{who} plan {actions}"))
    }

    fn rats(&self) -> String {
        let position = self.position();
        let rats = position.split("; ").find_map(|section| section.strip_prefix("rats"));
        rats.unwrap_or_default().trim().to_owned()
    }

    fn hand(&self, who: char) -> TileSet {
        self.everything().hand_of(seat(who)).up().unwrap()
    }

    #[track_caller]
    fn until(&mut self, is: impl Fn(&Public) -> bool) -> &mut Play {
        while self.public().phase != Phase::Over && !is(&self.public()) {
            self.default_once();
        }
        self
    }
}

/// Plans: everyone who is asked plans nothing and everything else takes its default, to the end of the round.
pub(crate) fn idle_round(play: &mut Play) {
    let round = play.public().round;
    play.until(|public| public.round != round);
}
