//! Scoring and the plague (CART-123 to CART-141, CART-161).

use crate::card::{CLASSES, Card, Class, Special};
use crate::cards::Cards;
use crate::event::{Event, Notice};
use crate::options::AllDead;
use crate::phase::Phase;
use crate::size::{ByPlayer, NUN_ROW};
use crate::state::{Public, State};
use std::cmp::Reverse;
use table::{BySeat, Ctx, Hidden, Seat, SeatSet, Standing};

/// One player's points, by where they come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct Score {
    /// By class.
    pub influence: [u16; CLASSES],
    pub followers: u16,
    pub swords: u16,
    pub flutes: u16,
    pub passes: u16,
    pub gold: u16,
    pub palace: u16,
}

impl Score {
    /// For the most followers, Swords, Flutes and Passes.
    pub fn awards(&self) -> u16 {
        self.followers + self.swords + self.flutes + self.passes
    }

    pub fn total(&self) -> u16 {
        self.influence.iter().sum::<u16>() + self.awards() + self.gold + self.palace
    }
}

impl State {
    /// CART-123, CART-138, CART-159: hands, rats and the nun row are shown.
    pub(crate) fn end_game(&mut self, ctx: &mut Ctx<'_, Event>) {
        for seat in self.public.all() {
            let mut hand = self.hands.at(seat.number() as usize);
            hand.turn_up(ctx.truth);
            self.hands.put(seat.number() as usize, hand);
        }
        for place in 0..NUN_ROW {
            let card = self.nuns.at(place);
            // Who had looked was seen by all (CART-37), and is still told.
            self.nuns.put(place, Hidden::lying(card.truth(ctx.truth), true, card.seen_by()));
        }
        self.public.phase = Phase::Over;
        let public = &self.public;
        let (hands, nuns) = (self.hands_shown(), self.nun_row_shown());
        ctx.tell_all(|| Notice::HandsShown { hands });
        ctx.tell_all(|| Notice::Scored { scores: public.scores(&hands) });
        ctx.tell_all(|| {
            let rats = BySeat::from_fn(public.seats(), |seat| public.rats[seat]);
            Notice::Plague { nuns, rats, dead: public.dead(&nuns) }
        });
        ctx.tell_all(|| Notice::Over {
            standing: public.standing(&public.scores(&hands), public.dead(&nuns)),
        });
    }

    fn hands_shown(&self) -> ByPlayer<Cards> {
        ByPlayer::from_fn(self.public.seats(), |seat| {
            self.hands.at(seat.number() as usize).open_value().unwrap_or_default()
        })
    }

    fn nun_row_shown(&self) -> [Card; NUN_ROW] {
        std::array::from_fn(|place| self.nuns.at(place).open_value().unwrap_or_default())
    }

    pub(crate) fn standing(&self) -> Standing {
        self.public
            .standing(&self.public.scores(&self.hands_shown()), self.public.dead(&self.nun_row_shown()))
    }
}

impl Public {
    /// Everybody's points, from the hands at the end.
    pub fn scores(&self, hands: &ByPlayer<Cards>) -> ByPlayer<Score> {
        let influence = self.influence();
        let mut scores: ByPlayer<Score> = ByPlayer::from_fn(self.seats(), |seat| Score {
            influence: influence[seat],
            palace: self.points[seat],
            ..Score::default()
        });
        self.award_most(&mut scores, |score| &mut score.followers, |seat| hands[seat].followers());
        self.award_most(
            &mut scores,
            |score| &mut score.swords,
            |seat| hands[seat].of_special(Special::Sword),
        );
        self.award_most(
            &mut scores,
            |score| &mut score.flutes,
            |seat| hands[seat].of_special(Special::Flute),
        );
        self.award_most(&mut scores, |score| &mut score.passes, |seat| hands[seat].of_special(Special::Pass));
        self.award_gold(&mut scores, |seat| hands[seat].of_special(Special::Gold));
        scores
    }

    /// What the tracks bring as they stand, by class (CART-124 to CART-126).
    pub fn influence(&self) -> ByPlayer<[u16; CLASSES]> {
        let mut points: ByPlayer<[u16; CLASSES]> = ByPlayer::filled(self.seats());
        for class in Class::ALL {
            for (seat, &award) in self.tracks.of(class).ranking().zip(&self.parts.scoring.influence) {
                points[seat][class.index()] = award.into();
            }
        }
        points
    }

    /// CART-128 to CART-131.
    fn award_most(
        &self,
        scores: &mut ByPlayer<Score>,
        award: fn(&mut Score) -> &mut u16,
        count: impl Fn(Seat) -> u8,
    ) {
        let leaders = leaders(self.all(), count);
        let scoring = &self.parts.scoring;
        let points = if leaders.len() == 1 { scoring.most } else { scoring.most_tied };
        leaders.iter().for_each(|seat| *award(&mut scores[seat]) = points.into());
    }

    /// CART-133 to CART-136.
    fn award_gold(&self, scores: &mut ByPlayer<Score>, gold: impl Fn(Seat) -> u8) {
        let scoring = &self.parts.scoring;
        let first = leaders(self.all(), &gold);
        let mut share = |among: SeatSet, points: u8| {
            among.iter().for_each(|seat| scores[seat].gold = (points / among.len()).into());
        };
        if first.len() > 1 {
            return share(first, scoring.gold_first_shared);
        }
        let with_two = self.seats() == 2;
        share(first, scoring.gold_first);
        share(
            leaders(self.all().minus(first), &gold),
            if with_two { scoring.gold_second_with_two_players } else { scoring.gold_second },
        );
    }

    /// Who has more rats than there are nuns (CART-138).
    pub(crate) fn dead(&self, nuns: &[Card; NUN_ROW]) -> SeatSet {
        let nuns: u16 = nuns.iter().map(|card| u16::from(card.nuns())).sum();
        self.all().iter().filter(|&seat| self.rats[seat] > nuns).collect()
    }

    /// CART-139 to CART-141, CART-149, CART-161.
    fn standing(&self, scores: &ByPlayer<Score>, dead: SeatSet) -> Standing {
        let seats = self.seats();
        let (points, rats) = (|seat: Seat| scores[seat].total(), |seat: Seat| self.rats[seat]);
        let nobody_survives = dead == self.all();
        let places = match self.options.all_dead {
            // All share the last place.
            AllDead::NoWinner if nobody_survives => BySeat::from_fn(seats, |_| seats),
            AllDead::FewestRats if nobody_survives => {
                Standing::places_by(seats, |seat| (rats(seat), Reverse(points(seat))))
            }
            AllDead::NoWinner | AllDead::FewestRats => Standing::places_by(seats, |seat| {
                let alive = !dead.contains(seat);
                (!alive, alive.then(|| (Reverse(points(seat)), rats(seat))))
            }),
        };
        Standing { places, scores: BySeat::from_fn(seats, |seat| i32::from(points(seat))) }
    }
}

/// Who has the most of something, and any of it at all (CART-132).
fn leaders(among: SeatSet, count: impl Fn(Seat) -> u8) -> SeatSet {
    let most = among.iter().map(&count).max().unwrap_or(0);
    among.iter().filter(|&seat| most > 0 && count(seat) == most).collect()
}
