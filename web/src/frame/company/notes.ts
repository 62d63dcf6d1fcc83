// What the bell tells, as quiet notes with one press to go there: a friend calls, a table waits, somebody wants to be a friend.
import { bring } from '../../i18n/index.svelte';
import { play as ring } from '../../lib/sound';
import type { FromBell } from '../../wire';
import { api, Refusal } from '../api/client';
import { read, write } from '../route/route';
import { cellar } from '../state/cellar.svelte';
import { me } from '../state/me.svelte';
import { toasts } from '../state/toasts.svelte';
import { calls } from './calls.svelte';
import { challenges } from './challenges.svelte';
import { company } from './company.svelte';

type Ring<T extends FromBell['t']> = Extract<FromBell, { t: T }>;

/** Whoever is just on the way to the table need not be told. */
const onTheWay = 3_000;
/** Tables that were told of, until somebody has been there: the computer may go on playing for whoever is away. */
const told = new Set<string>();
addEventListener('hashchange', () => {
  const route = read(location.hash);
  if (route.at === 'table') told.delete(route.id);
  if (route.at === 'invite') calls.forget(route.code);
  // Whoever has come need not be shown the way any more.
  for (const { id, way } of toasts.all) if (way?.href === location.hash) toasts.drop(id);
});
const isAt = (table: string): boolean => {
  const route = read(location.hash);
  return route.at === 'table' && route.id === table;
};

export async function tell(word: Ring<'turn' | 'called' | 'company' | 'announced' | 'declined'>): Promise<void> {
  try {
    await bring('company');
    switch (word.t) {
      case 'turn':
        return await tellTurn(word);
      case 'called':
        return tellCall(word);
      case 'declined':
        return challenges.declined(word.challenge);
      case 'company':
        return await tellWhoAsks();
      case 'announced':
        return tellAnnounced(word);
      default:
        return ((x: never) => x)(word);
    }
  } catch (error) {
    // A note that cannot be written is not worth a second one.
    if (!(error instanceof Refusal)) throw error;
  }
}

/** The last that was told: every line that opens says it again, and the cellar does. */
let announced = 0;
function tellAnnounced({ announcement }: Ring<'announced'>): void {
  // None: what was announced holds no more.
  if (!announcement || announcement.number <= announced) return;
  announced = announcement.number;
  toasts.note('note-announced', false, { text: announcement.text });
}

function tellCall({ by, game, invite }: Ring<'called'>): void {
  calls.keep({ by, game, invite });
  const way = { href: write({ at: 'invite', code: invite }), key: 'note-go' } as const;
  toasts.note('note-called', false, { name: by.name, game: cellar.nameOf(game) }, way);
  ring('bell');
}

async function tellTurn({ table, game }: Ring<'turn'>): Promise<void> {
  if (told.has(table)) return;
  told.add(table);
  const guest = me.current?.guest;
  await new Promise((done) => setTimeout(done, onTheWay));
  // Signed out or somebody else meanwhile: it is nobody's turn here. And whoever has come sees it.
  if (!guest || guest !== me.current?.guest || isAt(table)) return void told.delete(table);
  // Another page of theirs may be there.
  const { phase, seats } = await api.table(table);
  const mine = seats.find((seat) => seat.who === 'guest' && seat.guest === guest);
  if (phase !== 'playing' || mine?.who !== 'guest' || mine.here || mine.gave_up || isAt(table)) return void told.delete(table);
  const way = { href: write({ at: 'table', id: table }), key: 'note-go' } as const;
  toasts.note('note-turn', false, { game: cellar.nameOf(game) }, way);
  ring('bell');
}

/** Who asks, as far as it was told. */
let askers: readonly string[] = [];
async function tellWhoAsks(): Promise<void> {
  const { asking } = await company.look();
  const before = askers;
  askers = asking.map(({ guest }) => guest);
  // In one's own place they stand on the wall.
  if (read(location.hash).at === 'me') return;
  for (const { guest, name } of asking)
    if (!before.includes(guest)) toasts.note('note-asks', false, { name }, { href: '#/me', key: 'note-see' });
}
