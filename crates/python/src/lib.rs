//! The module below the Python package `ratskeller`: whatever must be quick or is in Rust already. What people see is in
//! `python/ratskeller`; docs/python.md says how it hangs together.

mod batch;
mod table_of;

use batch::{AnyBatch, Batch};
use games::{AnyRecord, Boxes, GameId, with_game, with_record};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use serde_json::json;
use std::fmt::Display;
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};
use table::{Game as _, OptionValue, Options, Printed, Seat, Seed, Standing};
use table_of::{AnyTable, TableOf};
use tensors::Tensors;

fn bad(error: impl Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}

fn game(name: &str) -> PyResult<GameId> {
    name.parse().map_err(bad)
}

fn boxes(pack: Option<PathBuf>) -> PyResult<Boxes> {
    Boxes::open(pack.as_deref()).map_err(bad)
}

/// A number, or 64 hexadecimal digits.
#[derive(FromPyObject)]
enum SeedLike {
    Number(u64),
    Hex(String),
}

impl SeedLike {
    fn seed(self) -> PyResult<Seed> {
        match self {
            SeedLike::Number(number) => Ok(Seed::from_number(number)),
            SeedLike::Hex(text) => text.parse().map_err(bad),
        }
    }
}

fn seat(number: u8) -> PyResult<Seat> {
    Seat::try_from(number).map_err(bad)
}

fn options<O: Options>(given: &[(String, String)]) -> PyResult<O> {
    let mut options = O::default();
    for (name, value) in given {
        options.set(name, &OptionValue::from_text(value)).map_err(bad)?;
    }
    Ok(options)
}

fn places_and_scores(standing: Standing) -> (Vec<u8>, Vec<i32>) {
    (standing.places.as_slice().to_vec(), standing.scores.as_slice().to_vec())
}

/// A match of any game.
#[pyclass]
struct Match {
    table: Mutex<Box<dyn AnyTable>>,
}

impl Match {
    fn of(table: Box<dyn AnyTable>) -> Match {
        Match { table: Mutex::new(table) }
    }

    fn table(&self) -> MutexGuard<'_, Box<dyn AnyTable>> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[pymethods]
impl Match {
    #[new]
    #[pyo3(signature = (name, seats, seed, given, pack=None))]
    fn new(
        name: &str,
        seats: u8,
        seed: SeedLike,
        given: Vec<(String, String)>,
        pack: Option<PathBuf>,
    ) -> PyResult<Match> {
        let seed = seed.seed()?;
        let boxes = boxes(pack)?;
        let table = with_game!(game(name)?, G => TableOf::<G>::deal(&boxes, &options(&given)?, seats, seed).map_err(bad)?.boxed());
        Ok(Match::of(table))
    }

    #[staticmethod]
    #[pyo3(signature = (text, pack=None))]
    fn from_record(text: &str, pack: Option<PathBuf>) -> PyResult<Match> {
        let boxes = boxes(pack)?;
        let record = AnyRecord::read(text.as_bytes()).map_err(bad)?;
        let table = with_record!(record, written => TableOf::replay(&boxes, &written).map_err(bad)?.boxed());
        Ok(Match::of(table))
    }

    #[getter]
    fn game(&self) -> &'static str {
        self.table().game()
    }

    #[getter]
    fn seats(&self) -> u8 {
        self.table().seats()
    }

    fn options(&self) -> String {
        self.table().options()
    }

    fn waits_for(&self) -> Vec<u8> {
        self.table().waits_for().iter().map(Seat::number).collect()
    }

    fn asks_clock(&self) -> bool {
        self.table().asks_clock()
    }

    fn answer_clock(&self, seconds: u64) -> PyResult<()> {
        self.table().answer_clock(seconds).map_err(bad)
    }

    fn result(&self) -> Option<(Vec<u8>, Vec<i32>)> {
        self.table().standing().map(places_and_scores)
    }

    fn rewards(&self) -> Option<Vec<f32>> {
        let table = self.table();
        table.standing().map(|standing| {
            let mut rewards = vec![0.0; usize::from(table.seats())];
            tensors::rewards(&standing, &mut rewards);
            rewards
        })
    }

    #[pyo3(signature = (at=None))]
    fn sight(&self, at: Option<u8>) -> PyResult<String> {
        let at = at.map(seat).transpose()?;
        self.table().sight(at).map_err(bad)
    }

    #[pyo3(signature = (at=None))]
    fn position(&self, at: Option<u8>) -> PyResult<String> {
        let at = at.map(seat).transpose()?;
        self.table().position(at).map_err(bad)
    }

    #[pyo3(signature = (at=None, after=0))]
    fn notices(&self, at: Option<u8>, after: u32) -> PyResult<String> {
        let at = at.map(seat).transpose()?;
        self.table().notices(at, after).map_err(bad)
    }

    fn legal(&self, at: u8) -> PyResult<Option<Vec<String>>> {
        Ok(self.table().legal(seat(at)?))
    }

    fn aside(&self, at: u8) -> PyResult<Option<String>> {
        Ok(self.table().aside(seat(at)?))
    }

    fn sample(&self, at: u8, seed: u64) -> PyResult<String> {
        self.table().sample(seat(at)?, seed).map_err(bad)
    }

    /// `None`, or why not.
    fn check(&self, at: u8, decision: &str) -> PyResult<Option<String>> {
        Ok(self.table().check(seat(at)?, decision).err())
    }

    /// All of them, or none.
    fn decide(&self, decisions: Vec<(u8, String)>) -> PyResult<()> {
        let mut table = self.table();
        let decisions: Vec<(Seat, String)> =
            decisions.into_iter().map(|(at, text)| Ok((seat(at)?, text))).collect::<PyResult<_>>()?;
        for (at, text) in &decisions {
            table.check(*at, text).map_err(bad)?;
        }
        for (at, text) in &decisions {
            table.decide(*at, text).map_err(bad)?;
        }
        Ok(())
    }

    /// To the end, by the safe default of every seat.
    fn finish(&self) -> PyResult<()> {
        self.table().finish().map_err(bad)
    }

    fn imagine(&self, at: u8, seed: u64) -> PyResult<Match> {
        Ok(Match::of(self.table().imagine(seat(at)?, seed).map_err(bad)?))
    }

    fn clone(&self) -> PyResult<Match> {
        Ok(Match::of(self.table().boxed_clone().map_err(bad)?))
    }

    /// With the seed, if whoever dealt it wants it; else as soon as the match is over.
    #[pyo3(signature = (with_seed=false))]
    fn record(&self, with_seed: bool) -> PyResult<String> {
        self.table().record(with_seed).map_err(bad)
    }

    /// Everything, in notation and in JSON.
    fn truth(&self) -> PyResult<(String, String)> {
        self.table().truth().map_err(bad)
    }

    /// What a computer player would decide.
    fn advise(&self, py: Python<'_>, at: u8, player: &str, seed: u64) -> PyResult<String> {
        let at = seat(at)?;
        py.detach(|| self.table().advise(at, player, seed)).map_err(bad)
    }

    /// As the bytes of floats of 32 bits, the lowest first.
    fn observe<'py>(
        &self,
        py: Python<'py>,
        at: u8,
        so_far: Vec<u8>,
        everything: bool,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let row = self.table().observe(seat(at)?, &so_far, everything).map_err(bad)?;
        let bytes: Vec<u8> = row.iter().flat_map(|value| value.to_le_bytes()).collect();
        Ok(PyBytes::new(py, &bytes))
    }

    /// `None` where the word is whole.
    fn mask(&self, at: u8, so_far: Vec<u8>) -> PyResult<Option<Vec<u8>>> {
        self.table().mask(seat(at)?, &so_far).map_err(bad)
    }

    fn read(&self, at: u8, word: Vec<u8>) -> PyResult<String> {
        self.table().read(seat(at)?, &word).map_err(bad)
    }

    fn spell(&self, at: u8, decision: &str) -> PyResult<Vec<u8>> {
        self.table().spell(seat(at)?, decision).map_err(bad)
    }
}

/// Many matches at once.
#[pyclass]
struct Matches {
    batch: Mutex<Box<dyn AnyBatch>>,
}

impl Matches {
    fn batch(&self) -> MutexGuard<'_, Box<dyn AnyBatch>> {
        self.batch.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

type Floats = pyo3::buffer::PyBuffer<f32>;
type Bytes = pyo3::buffer::PyBuffer<u8>;

#[pymethods]
#[allow(clippy::too_many_arguments, reason = "one for each argument in Python")]
impl Matches {
    #[new]
    #[pyo3(signature = (name, count, players, seed, given, threads=None, observe=true, everything=false))]
    fn new(
        name: &str,
        count: usize,
        players: Vec<Option<String>>,
        seed: u64,
        given: Vec<(String, String)>,
        threads: Option<usize>,
        observe: bool,
        everything: bool,
    ) -> PyResult<Matches> {
        let batch = with_game!(game(name)?, G => {
            Batch::<G>::lay(count, &options(&given)?, players, seed, threads, observe, everything).map_err(bad)?.boxed()
        });
        Ok(Matches { batch: Mutex::new(batch) })
    }

    /// A letter for each match; then everything as in `show`.
    fn step(
        &self,
        py: Python<'_>,
        letters: pyo3::buffer::PyBuffer<i64>,
        observations: Option<Floats>,
        everything: Option<Floats>,
        masks: Bytes,
        seats: Bytes,
        rewards: Floats,
        ended: Bytes,
    ) -> PyResult<()> {
        let letters = letters.to_vec(py)?;
        py.detach(|| self.batch().step(&letters)).map_err(bad)?;
        self.batch().show(py, observations, everything, [masks, seats, ended], rewards)
    }

    /// Writes where the matches are into these arrays.
    fn show(
        &self,
        py: Python<'_>,
        observations: Option<Floats>,
        everything: Option<Floats>,
        masks: Bytes,
        seats: Bytes,
        rewards: Floats,
        ended: Bytes,
    ) -> PyResult<()> {
        self.batch().show(py, observations, everything, [masks, seats, ended], rewards)
    }

    fn play_on(&self, py: Python<'_>, decisions: u32) -> u64 {
        py.detach(|| self.batch().play_on(decisions))
    }

    fn decisions(&self) -> u64 {
        self.batch().decisions()
    }
}

/// The names of the games.
#[pyfunction]
fn games_listed() -> Vec<&'static str> {
    GameId::ALL.map(GameId::name).to_vec()
}

/// What there is to know of a game: seats, options, players, and its sizes as numbers.
#[pyfunction]
fn about(name: &str) -> PyResult<String> {
    let about = with_game!(game(name)?, G => {
        let fields = |everything| -> Vec<_> {
            tensors::layout::<G>(everything).iter().map(|field| json!([field.name, field.begins, field.count])).collect()
        };
        json!({
            "game": G::NAME,
            "rules": G::RULES,
            "seats": [*G::SEATS.start(), *G::SEATS.end()],
            "options": <G as table::Game>::Options::specs().iter().map(|spec| json!({
                "name": spec.name,
                "default": spec.default.to_string(),
                "takes": spec.kind.to_string(),
                "help": spec.help,
                "only_if": spec.only_if,
            })).collect::<Vec<_>>(),
            "players": bots::players::<G>().iter().map(|player| json!({
                "name": player.name, "about": player.about,
            })).collect::<Vec<_>>(),
            "letters": <G as Tensors>::LETTERS,
            "longest": <G as Tensors>::LONGEST,
            "fields": fields(false),
            "everything": fields(true),
        })
    });
    Ok(about.to_string())
}

/// Replays a record to the result that it states.
#[pyfunction]
#[pyo3(signature = (text, pack=None))]
fn verify(text: &str, pack: Option<PathBuf>) -> PyResult<(Vec<u8>, Vec<i32>)> {
    let boxes = boxes(pack)?;
    let record = AnyRecord::read(text.as_bytes()).map_err(bad)?;
    let standing = with_record!(record, written => table_of::verify(&boxes, &written));
    standing.map(places_and_scores).map_err(bad)
}

/// Places and scores by seat, and how many decisions it took.
type Told = (Vec<u8>, Vec<i32>, u32);

/// Matches between computer players by their numbers: places, scores and how many decisions, in order.
#[pyfunction]
fn simulate(
    py: Python<'_>,
    name: &str,
    players: Vec<String>,
    seed: u64,
    first: u64,
    count: u64,
    given: Vec<(String, String)>,
) -> PyResult<Vec<Told>> {
    let numbers = first..first.saturating_add(count);
    let played = with_game!(game(name)?, G => {
        let options = options::<<G as table::Game>::Options>(&given)?;
        py.detach(|| tensors::simulate::<G>(&Printed::shipped(), &options, &players, seed, numbers))
    });
    let told = |played: tensors::Played| {
        let (places, scores) = places_and_scores(played.standing);
        (places, scores, played.decisions)
    };
    Ok(played.map_err(bad)?.into_iter().map(told).collect())
}

/// Uniform random play on this thread, without Python: how many decisions were made in so many seconds.
#[pyfunction]
fn native_rate(py: Python<'_>, name: &str, seats: u8, seconds: f64) -> PyResult<f64> {
    let id = game(name)?;
    py.detach(|| with_game!(id, G => batch::native_rate::<G>(seats, seconds))).map_err(bad)
}

#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Match>()?;
    module.add_class::<Matches>()?;
    module.add_function(wrap_pyfunction!(games_listed, module)?)?;
    module.add_function(wrap_pyfunction!(about, module)?)?;
    module.add_function(wrap_pyfunction!(verify, module)?)?;
    module.add_function(wrap_pyfunction!(simulate, module)?)?;
    module.add_function(wrap_pyfunction!(native_rate, module)?)?;
    // Whoever measures has to know.
    module.add("built_for_speed", !cfg!(debug_assertions))?;
    module.add("__version__", env!("CARGO_PKG_VERSION"))
}
