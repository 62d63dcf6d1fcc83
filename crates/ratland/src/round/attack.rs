//! Phase 3: attacks through the side tunnels (LAND-41 to LAND-49), aggressive ones included (LAND-130 to LAND-140).

use crate::card::{EventCard, Side};
use crate::event::{Event, Notice};
use crate::options::{AggressiveCombat, Boards};
use crate::phase::Phase;
use crate::place::{Place, Tunnel};
use crate::state::{Public, State};
use table::{BySeat, Ctx, Seat};

/// One attack, its strengths read at the start of the phase (LAND-45, LAND-133).
#[derive(Clone, Copy, Debug)]
struct Attack {
    by: Seat,
    tunnel: Tunnel,
    on: Seat,
    /// Real rats, without modifiers.
    rats: u8,
    strength: u8,
    defence: u8,
    /// LAND-43, LAND-172.
    entitled: u16,
}

impl Attack {
    /// The comparison of strengths only, whatever Ninjas steal (LAND-136).
    fn succeeds(&self) -> bool {
        self.strength > self.defence
    }
}

/// From the left and the right tunnel of each player.
type Attacks = BySeat<[Option<Attack>; 2]>;

fn each(attacks: &Attacks) -> impl Iterator<Item = Attack> {
    attacks.as_slice().iter().flatten().flatten().copied()
}

impl State {
    /// LAND-170, LAND-171: in turn order, left before right, before any theft.
    pub(crate) fn ninjas_after(&mut self, after: Option<(Seat, Tunnel)>, ctx: &mut Ctx<'_, Event>) {
        if let Some((seat, Tunnel::Left)) = after
            && self.public.ninja_may_use(seat, Tunnel::Right)
        {
            self.public.phase = Phase::Ninja { seat, tunnel: Tunnel::Right };
            return;
        }
        for seat in self.public.order_after(after.map(|(seat, _)| seat)) {
            let tunnel = Tunnel::ALL.into_iter().find(|&tunnel| self.public.ninja_may_use(seat, tunnel));
            if let Some(tunnel) = tunnel {
                self.public.phase = Phase::Ninja { seat, tunnel };
                return;
            }
        }
        self.attack(ctx);
    }

    fn attack(&mut self, ctx: &mut Ctx<'_, Event>) {
        let attacks = self.public.attacks();
        let thefts = self.public.share_out(&attacks);
        for Attack { by, tunnel, on, strength, defence, .. } in each(&attacks) {
            let stolen = thefts[by][tunnel.index()];
            self.public.sewers[by].cheese += stolen;
            self.public.sewers[on].cheese -= stolen;
            ctx.tell_all(|| Notice::Attacked { by, tunnel, on, strength, defence, stolen });
        }
        self.kill(&attacks, ctx);
        for (_, sewer) in self.public.sewers.iter_mut() {
            sewer.hidden = false; // LAND-100: back in the pantry
        }
        self.breed(ctx);
    }

    /// LAND-132: the dead go to the supply at the end of the phase, before births.
    fn kill(&mut self, attacks: &Attacks, ctx: &mut Ctx<'_, Event>) {
        if self.public.options.boards == Boards::Friendly {
            return;
        }
        let two = self.public.seats() == 2;
        let aggressive = |seat: Seat| self.sides[seat].open_value() == Some(Side::Aggressive);
        let any_combat = self.public.options.aggressive_combat == AggressiveCombat::AnyCombat;
        // In each tunnel and each pantry: how many die there.
        let mut dead: BySeat<[u8; 3]> = BySeat::filled(self.public.seats());
        for attack in each(attacks) {
            let (own, other) = (aggressive(attack.by), aggressive(attack.on));
            if attack.succeeds() && own {
                let where_they_defend = if two { attack.tunnel.facing().index() } else { 2 };
                dead[attack.on][where_they_defend] += 1; // LAND-130
            } else if !attack.succeeds() && (own || (other && any_combat)) {
                dead[attack.by][attack.tunnel.index()] += 1; // LAND-131, LAND-139
            }
        }
        for seat in self.public.all() {
            let [left, right, pantry] = dead[seat];
            // LAND-140: with two players a tunnel loses one rat at most, whatever the reasons; and nobody attacks from an
            // empty one, so that otherwise this limits nothing.
            self.kill_at(seat, Place::Left, left.min(1), ctx);
            self.kill_at(seat, Place::Right, right.min(1), ctx);
            let in_pantry = pantry.min(self.public.sewers[seat].rats.at(Place::Pantry));
            self.kill_at(seat, Place::Pantry, in_pantry, ctx);
            self.kill_at(seat, Place::Both, pantry - in_pantry, ctx); // LAND-135
        }
    }

    /// As many as there are, if there are fewer (LAND-137).
    fn kill_at(&mut self, seat: Seat, place: Place, count: u8, ctx: &mut Ctx<'_, Event>) {
        for _ in 0..count.min(self.public.sewers[seat].rats.at(place)) {
            self.public.sewers[seat].rats.remove(place);
            self.public.supply += 1;
            ctx.tell_all(|| Notice::Killed { seat, place });
        }
    }
}

impl Public {
    fn ninja_may_use(&self, seat: Seat, tunnel: Tunnel) -> bool {
        let rats = self.sewers[seat].rats;
        self.power(seat).ninja.is_some_and(|ninja| {
            rats.at(tunnel.place()) == ninja.rats
                && ninja.rats > 0
                && (!ninja.single_tunnel_only || rats.at(tunnel.facing().place()) == 0)
        })
    }

    fn attacks(&self) -> Attacks {
        BySeat::from_fn(self.seats(), |seat| Tunnel::ALL.map(|tunnel| self.attack_from(seat, tunnel)))
    }

    /// A tunnel without rats makes no attack (LAND-41, LAND-88).
    fn attack_from(&self, by: Seat, tunnel: Tunnel) -> Option<Attack> {
        let rats = self.sewers[by].rats.at(tunnel.place());
        if rats == 0 {
            return None;
        }
        let on = match tunnel {
            Tunnel::Left => self.left_of(by),
            Tunnel::Right => self.right_of(by),
        };
        let strength = rats + u8::from(self.is(EventCard::MassiveAttack)); // LAND-87, LAND-121
        let defence = self.defenders(on, tunnel) + self.power(on).defence; // LAND-178
        let sure = match self.power(by).ninja {
            Some(ninja) if self.sewers[by].ninja[tunnel.index()] => ninja.cheese,
            Some(_) | None => 0,
        };
        let entitled = u16::from(strength.saturating_sub(defence).max(sure));
        Some(Attack { by, tunnel, on, rats, strength, defence, entitled })
    }

    /// LAND-42, LAND-106; with two players the facing tunnel instead of the pantry (LAND-118, LAND-119).
    fn defenders(&self, on: Seat, tunnel: Tunnel) -> u8 {
        let rats = self.sewers[on].rats;
        if self.seats() == 2 { rats.at(tunnel.facing().place()) } else { rats.guarding() }
    }

    /// What each attack steals (LAND-45 to LAND-47, LAND-120).
    fn share_out(&self, attacks: &Attacks) -> BySeat<[u16; 2]> {
        let mut stolen: BySeat<[u16; 2]> = BySeat::filled(self.seats());
        for victim in self.all() {
            // The left tunnel of the player on the right leads here, and the right one of the player on the left.
            let right = attacks[self.right_of(victim)][Tunnel::Left.index()];
            let left = attacks[self.left_of(victim)][Tunnel::Right.index()];
            let mut there = self.sewers[victim].cheese - u16::from(self.sewers[victim].hidden);
            match (right, left) {
                (None, None) => {}
                (Some(only), None) | (None, Some(only)) => {
                    stolen[only.by][only.tunnel.index()] = only.entitled.min(there);
                }
                (Some(one), Some(two)) => {
                    // Who has more real rats begins; equals by the tie rule.
                    let key =
                        |attack: &Attack| (std::cmp::Reverse(attack.rats), self.place_in_order(attack.by));
                    let (mut now, mut next) = if key(&one) <= key(&two) { (one, two) } else { (two, one) };
                    let is_hungry = |attack: &Attack, stolen: &BySeat<[u16; 2]>| {
                        stolen[attack.by][attack.tunnel.index()] < attack.entitled
                    };
                    while there > 0 && (is_hungry(&now, &stolen) || is_hungry(&next, &stolen)) {
                        if is_hungry(&now, &stolen) {
                            stolen[now.by][now.tunnel.index()] += 1;
                            there -= 1;
                        }
                        std::mem::swap(&mut now, &mut next);
                    }
                }
            }
        }
        stolen
    }
}
