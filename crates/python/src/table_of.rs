//! A match of any game: the referee, and the seed of whoever dealt it.

use bots::search::Searchable;
use bots::{Leash, player};
use games::protocol::OnWire;
use games::{Boxes, Written};
use serde_json::{Value, json};
use table::{
    BadRecord, Dice, Game, Match, OptionValue, Options as _, Record, Refused, Seat, SeatSet, Seed, Standing,
    Turn, World,
};
use tensors::{Fill, Letters, Tensors};

/// Why not, in words.
pub(crate) type Told<T> = Result<T, String>;

pub(crate) trait Playable: Searchable + Tensors + OnWire {}
impl<G: Searchable + Tensors + OnWire> Playable for G {}

pub(crate) trait AnyTable: Send {
    fn boxed_clone(&self) -> Told<Box<dyn AnyTable>>;
    fn game(&self) -> &'static str;
    fn seats(&self) -> u8;
    fn options(&self) -> String;
    fn waits_for(&self) -> SeatSet;
    fn asks_clock(&self) -> bool;
    fn answer_clock(&mut self, seconds: u64) -> Told<()>;
    fn standing(&self) -> Option<Standing>;
    fn sight(&self, at: Option<Seat>) -> Told<String>;
    fn position(&self, at: Option<Seat>) -> Told<String>;
    fn notices(&self, at: Option<Seat>, after: u32) -> Told<String>;
    fn legal(&self, at: Seat) -> Option<Vec<String>>;
    fn aside(&self, at: Seat) -> Option<String>;
    fn sample(&self, at: Seat, seed: u64) -> Told<String>;
    fn check(&self, at: Seat, decision: &str) -> Told<()>;
    fn decide(&mut self, at: Seat, decision: &str) -> Told<()>;
    fn finish(&mut self) -> Told<()>;
    fn imagine(&self, at: Seat, seed: u64) -> Told<Box<dyn AnyTable>>;
    fn record(&self, with_seed: bool) -> Told<String>;
    fn truth(&self) -> Told<(String, String)>;
    fn advise(&self, at: Seat, player: &str, seed: u64) -> Told<String>;
    fn observe(&self, at: Seat, so_far: &[u8], everything: bool) -> Told<Vec<f32>>;
    fn mask(&self, at: Seat, so_far: &[u8]) -> Told<Option<Vec<u8>>>;
    fn read(&self, at: Seat, word: &[u8]) -> Told<String>;
    fn spell(&self, at: Seat, decision: &str) -> Told<Vec<u8>>;
}

/// Cannot be: what it was dealt by is kept beside it.
const OTHER_SEED: &str = "the referee does not know this seed";

pub(crate) struct TableOf<G: Game> {
    referee: Match<G>,
    seed: Seed,
    /// Nobody was dealt an imagined one.
    imagined: bool,
}

impl<G: Playable> TableOf<G> {
    pub(crate) fn deal(boxes: &Boxes, options: &G::Options, seats: u8, seed: Seed) -> Result<Self, Refused> {
        Ok(TableOf { referee: Match::start(G::parts(boxes), options, seats, seed)?, seed, imagined: false })
    }

    pub(crate) fn replay(boxes: &Boxes, written: &Written<G>) -> Result<Self, BadRecord> {
        let seed = written.record.seed.ok_or(BadRecord::NoSeed)?;
        Ok(TableOf {
            referee: Match::replay(written.parts(G::parts(boxes)), &written.record)?,
            seed,
            imagined: false,
        })
    }

    pub(crate) fn boxed(self) -> Box<dyn AnyTable> {
        Box::new(self)
    }

    /// The referee opens to the seed, and this has it; what goes to Python from it is asked for by the name of truth, or follows
    /// from a view alone.
    fn world(&self) -> Told<&World<G>> {
        Ok(self.referee.open(self.seed).ok_or(OTHER_SEED)?)
    }

    fn known(&self, at: Seat) -> Told<Seat> {
        let seats = self.seats();
        if at.number() < seats {
            Ok(at)
        } else {
            Err(format!("the table has seats 0 to {}, not {}", seats - 1, at.number()))
        }
    }

    fn view_of(&self, at: Seat) -> Told<G::View> {
        Ok(self.referee.view(Some(self.known(at)?)))
    }

    fn asked(&self, at: Seat) -> Told<Seat> {
        let at = self.known(at)?;
        if self.referee.asked().contains(at) { Ok(at) } else { Err(format!("nothing is asked of {at} now")) }
    }

    fn seen_by(&self, at: Option<Seat>) -> Told<G::View> {
        match at {
            Some(at) => self.view_of(at),
            None => Ok(self.referee.view(None)),
        }
    }

    fn json(sight: G::Sight) -> Told<Value> {
        let mut json = serde_json::to_value(G::any_sight(sight)).map_err(|error| error.to_string())?;
        Ok(json["sight"].take())
    }
}

fn read<G: Game>(text: &str) -> Told<G::Decision> {
    text.parse().map_err(|misread: table::Misread| format!("that is no decision: {}", misread.point_at(text)))
}

fn dice(label: &str, seed: u64) -> Dice {
    Dice::from_seed(Seed::derived(label, seed))
}

pub(crate) fn verify<G: Playable>(boxes: &Boxes, written: &Written<G>) -> Result<Standing, BadRecord> {
    written.verify(G::parts(boxes))
}

impl<G: Playable> AnyTable for TableOf<G> {
    fn boxed_clone(&self) -> Told<Box<dyn AnyTable>> {
        let referee = self.referee.copy(self.seed).ok_or(OTHER_SEED)?;
        Ok(TableOf { referee, ..*self }.boxed())
    }

    fn game(&self) -> &'static str {
        G::NAME
    }

    fn seats(&self) -> u8 {
        self.referee.record().seats
    }

    fn options(&self) -> String {
        let value = |value: OptionValue| match value {
            OptionValue::Flag(flag) => json!(flag),
            OptionValue::Number(number) => json!(number),
            OptionValue::Word(word) => json!(word),
        };
        let options = self.referee.record().options;
        let all: serde_json::Map<String, Value> =
            options.values().into_iter().map(|(name, it)| (name.to_owned(), value(it))).collect();
        Value::from(all).to_string()
    }

    fn waits_for(&self) -> SeatSet {
        self.referee.waits_for()
    }

    fn asks_clock(&self) -> bool {
        self.referee.turn() == Turn::AsksClock
    }

    fn answer_clock(&mut self, seconds: u64) -> Told<()> {
        self.referee.read_clock(seconds).map_err(|error| error.to_string())
    }

    fn standing(&self) -> Option<Standing> {
        self.referee.standing()
    }

    fn sight(&self, at: Option<Seat>) -> Told<String> {
        Ok(Self::json(G::sight(&self.seen_by(at)?))?.to_string())
    }

    fn position(&self, at: Option<Seat>) -> Told<String> {
        Ok(G::position(&self.seen_by(at)?))
    }

    fn notices(&self, at: Option<Seat>, after: u32) -> Told<String> {
        let at = at.map(|at| self.known(at)).transpose()?;
        let told = self.referee.notices_since(at, after).into_iter();
        let told: Vec<Value> = told
            .map(|one| serde_json::to_value(G::any_notice(one.notice)).map_err(|error| error.to_string()))
            .collect::<Told<_>>()?;
        Ok(Value::from(told).to_string())
    }

    fn legal(&self, at: Seat) -> Option<Vec<String>> {
        let at = self.asked(at).ok()?;
        Some(self.referee.list(at)?.iter().map(ToString::to_string).collect())
    }

    fn aside(&self, at: Seat) -> Option<String> {
        self.referee.aside(at).map(|decision| decision.to_string())
    }

    fn sample(&self, at: Seat, seed: u64) -> Told<String> {
        let at = self.asked(at)?;
        Ok(self.world()?.sample_with(at, &mut dice("ratskeller sample", seed)).to_string())
    }

    fn check(&self, at: Seat, decision: &str) -> Told<()> {
        let decision = read::<G>(decision)?;
        if self.aside(at).is_some_and(|aside| aside == decision.to_string()) {
            return Ok(());
        }
        let at = self.asked(at)?;
        self.world()?.check(at, &decision).map_err(|illegal| illegal.to_string())
    }

    fn decide(&mut self, at: Seat, decision: &str) -> Told<()> {
        self.referee
            .seal(self.known(at)?, read::<G>(decision)?)
            .map(drop)
            .map_err(|refused| refused.to_string())
    }

    fn finish(&mut self) -> Told<()> {
        let mut clock = 0;
        while self.referee.standing().is_none() {
            if self.asks_clock() {
                clock += 600;
                self.answer_clock(clock)?;
            }
            for seat in self.referee.waits_for() {
                self.referee.time_out(seat).map_err(|refused| refused.to_string())?;
            }
        }
        Ok(())
    }

    fn imagine(&self, at: Seat, seed: u64) -> Told<Box<dyn AnyTable>> {
        let view = self.view_of(at)?;
        let mut luck = dice("ratskeller imagine", seed);
        let imagined = G::imagine(&view, &mut luck);
        let seed = Seed::derived("ratskeller imagined", seed);
        let referee = Match::set_up(World::at(imagined, luck), seed);
        Ok(Box::new(TableOf { referee, seed, imagined: true }))
    }

    fn record(&self, with_seed: bool) -> Told<String> {
        if self.imagined {
            return Err("an imagined match has no record: it was never dealt".to_owned());
        }
        let record = self.referee.record();
        let seed = if with_seed { Some(self.seed) } else { record.seed };
        Ok(Written { record: Record { seed, ..record }, names: None, printed: None }.to_json())
    }

    fn truth(&self) -> Told<(String, String)> {
        let everything = self.world()?.view_of_everything();
        Ok((G::position(&everything), Self::json(G::sight(&everything))?.to_string()))
    }

    fn advise(&self, at: Seat, name: &str, seed: u64) -> Told<String> {
        let at = self.asked(at)?;
        let mut mind = player::<G>(name).map_err(|none| none.to_string())?.sit_down(&Leash::long());
        Ok(mind.decide(at, &self.view_of(at)?, &mut dice("ratskeller advice", seed)).to_string())
    }

    fn observe(&self, at: Seat, so_far: &[u8], everything: bool) -> Told<Vec<f32>> {
        let at = self.known(at)?;
        let mut row = vec![0.0; tensors::size::<G>(everything)];
        let mut fill = Fill::new(&mut row);
        if everything {
            let view = self.world()?.view_of_everything();
            G::observe(&view, at, so_far, &mut fill);
            G::beneath(&view, &mut fill);
        } else {
            G::observe(&self.view_of(at)?, at, so_far, &mut fill);
        }
        Ok(row)
    }

    fn mask(&self, at: Seat, so_far: &[u8]) -> Told<Option<Vec<u8>>> {
        let view = self.view_of(self.asked(at)?)?;
        let mut row = vec![0; G::LETTERS];
        for (index, &letter) in so_far.iter().enumerate() {
            let mut letters = Letters::new(&mut row);
            if !G::next(&view, &so_far[..index], &mut letters) || !letters.allows(letter) {
                return Err(format!("letter {letter} may not come after {:?}", &so_far[..index]));
            }
        }
        Ok(G::next(&view, so_far, &mut Letters::new(&mut row)).then_some(row))
    }

    fn read(&self, at: Seat, word: &[u8]) -> Told<String> {
        if self.mask(at, word)?.is_some() {
            return Err(format!("{word:?} is not whole"));
        }
        let decision = G::read(&self.view_of(at)?, word).ok_or_else(|| format!("{word:?} is no decision"))?;
        Ok(decision.to_string())
    }

    fn spell(&self, at: Seat, decision: &str) -> Told<Vec<u8>> {
        self.check(at, decision)?;
        let view = self.view_of(self.asked(at)?)?;
        let word = G::spell(&view, &read::<G>(decision)?).ok_or_else(|| format!("{decision} has no word"))?;
        Ok(word.as_slice().to_vec())
    }
}
