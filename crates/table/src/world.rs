//! A world is a game whose truth is nobody's secret: one that a bot imagined, a simulation deals, or a test sets up.
//! The referee keeps one too, behind a door of its own.

use crate::{Ctx, Dice, Eye, Game, Joint, Printed, Refused, Seat, SeatSet, Seed, Truth, Turn};
use std::fmt;

#[derive(Clone)]
pub struct World<G: Game> {
    game: G,
    dice: Dice,
    /// `None`: nobody listens, and events are not even made.
    log: Option<Vec<G::Event>>,
}

impl<G: Game> fmt::Debug for World<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "World of {}", G::NAME)
    }
}

/// A place to come back to.
#[derive(Clone)]
pub(crate) struct Mark<G: Game> {
    game: G,
    dice: Dice,
    told: usize,
}

impl<G: Game> World<G> {
    /// Deals a fresh game. `listen` keeps what happens, from the deal on.
    pub fn deal(
        parts: &Printed<G::Parts>,
        options: &G::Options,
        seats: u8,
        seed: Seed,
        listen: bool,
    ) -> Result<Self, Refused> {
        World::deal_by(G::RULES, parts, options, seats, seed, listen)
    }

    /// As it was dealt when these were the rules.
    pub(crate) fn deal_by(
        rules: u32,
        parts: &Printed<G::Parts>,
        options: &G::Options,
        seats: u8,
        seed: Seed,
        listen: bool,
    ) -> Result<Self, Refused> {
        if !G::SEATS.contains(&seats) {
            let (least, most) = (*G::SEATS.start(), *G::SEATS.end());
            return Err(Refused::Seats { game: G::NAME, least, most, asked: seats });
        }
        let mut dice = Dice::from_seed(seed);
        let mut log = listen.then(Vec::new);
        let mut ctx = Ctx::new(&Truth::LENT, &mut dice, rules, log.as_mut());
        let game = G::deal(parts, options, seats, &mut ctx)?;
        Ok(World { game, dice, log })
    }

    /// A position that was set up or imagined.
    pub fn at(game: G, dice: Dice) -> Self {
        World { game, dice, log: None }
    }

    /// From now on keeps what happens.
    #[must_use]
    pub fn listening(self) -> Self {
        World { log: Some(Vec::new()), ..self }
    }

    /// Becomes a world that looks like this view to its onlooker.
    pub fn reimagine(&mut self, view: &G::View) {
        self.game.reimagine(view, &mut self.dice);
    }

    pub fn game(&self) -> &G {
        &self.game
    }

    pub fn turn(&self) -> Turn {
        self.game.turn()
    }

    pub fn partner(&self, seat: Seat) -> Option<Seat> {
        self.game.partner(seat)
    }

    pub fn check(&self, seat: Seat, decision: &G::Decision) -> Result<(), G::Illegal> {
        self.game.check(seat, &Eye::of(Some(seat)), decision)
    }

    /// A legal decision by this world's own dice.
    #[inline]
    pub fn sample(&mut self, seat: Seat) -> G::Decision {
        self.game.sample(seat, &Eye::of(Some(seat)), &mut self.dice)
    }

    pub fn sample_with(&self, seat: Seat, dice: &mut Dice) -> G::Decision {
        self.game.sample(seat, &Eye::of(Some(seat)), dice)
    }

    pub fn list(&self, seat: Seat) -> Option<Vec<G::Decision>> {
        self.game.list(seat, &Eye::of(Some(seat)))
    }

    pub fn fallback(&self, seat: Seat) -> G::Decision {
        self.fallback_with(seat, &self.dice)
    }

    pub fn fallback_with(&self, seat: Seat, dice: &Dice) -> G::Decision {
        self.game.fallback(seat, &Eye::of(Some(seat)), dice)
    }

    /// What a seat may do though nobody waits for it; see [`Game::aside`].
    #[inline]
    pub fn aside(&self, seat: Seat) -> Option<G::Decision> {
        self.game.aside(seat)
    }

    /// Carries out decisions that have been checked, one of every seat waited for.
    #[inline]
    pub fn resolve(&mut self, joint: &Joint<G::Decision>) {
        self.game.resolve(joint, &mut Ctx::new(&Truth::LENT, &mut self.dice, G::RULES, self.log.as_mut()));
    }

    pub fn read_clock(&mut self, elapsed_s: u64) {
        self.game
            .read_clock(elapsed_s, &mut Ctx::new(&Truth::LENT, &mut self.dice, G::RULES, self.log.as_mut()));
    }

    pub fn view(&self, seat: Option<Seat>) -> G::View {
        self.game.view(&Eye::of(seat))
    }

    /// What a seat would see if it could read the minds of all at the table. What nobody has seen stays hidden. Games
    /// imagine worlds from such a view too, but not from one of some minds only.
    pub fn view_with_minds(&self, seat: Seat, company: SeatSet) -> G::View {
        self.game.view(&Eye::with_minds(seat, company))
    }

    /// The position with every card turned up.
    pub fn view_of_everything(&self) -> G::View {
        self.game.view(&Eye::of_everything())
    }

    /// What happened since somebody listens.
    pub fn events(&self) -> &[G::Event] {
        self.log.as_deref().unwrap_or_default()
    }

    pub(crate) fn mark(&self) -> Mark<G> {
        Mark { game: self.game.clone(), dice: self.dice.clone(), told: self.events().len() }
    }

    /// Whether everything since the mark can be unsaid.
    pub(crate) fn quiet_since(&self, mark: &Mark<G>) -> bool {
        self.log.as_ref().is_some_and(|log| !log[mark.told..].iter().any(G::reveals))
    }

    pub(crate) fn go_back(&mut self, mark: Mark<G>) {
        self.game = mark.game;
        self.dice = mark.dice;
        if let Some(log) = &mut self.log {
            log.truncate(mark.told);
        }
    }

    pub(crate) fn tell(&mut self, event: G::Event) {
        if let Some(log) = &mut self.log {
            log.push(event);
        }
    }

    /// What an onlooker was told of these events, in order.
    pub fn notices(&self, seat: Option<Seat>) -> Vec<G::Notice> {
        self.notices_after(seat, 0)
    }

    /// What an onlooker was told of all but the first `after` events.
    pub fn notices_after(&self, seat: Option<Seat>, after: usize) -> Vec<G::Notice> {
        let eye = Eye::of(seat);
        self.events().iter().skip(after).filter_map(|event| G::notice(event, &eye)).collect()
    }

    /// Everything that happened, chance included.
    pub fn notices_of_everything(&self) -> Vec<G::Notice> {
        self.notices_of_everything_after(0)
    }

    /// Everything of all but the first `after` events.
    pub fn notices_of_everything_after(&self, after: usize) -> Vec<G::Notice> {
        let eye = Eye::of_everything();
        self.events().iter().skip(after).filter_map(|event| G::notice(event, &eye)).collect()
    }
}
