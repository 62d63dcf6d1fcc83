// The computer players as rats of the house: a face, a name and an honest line each.
import { characters, type Character } from '../../art/rats/Portrait.svelte';
import { t, type Key } from '../../i18n/index.svelte';
import type { Level } from '../../wire';
import { cellar } from '../state/cellar.svelte';
import { house } from '../state/house.svelte';

const faces: Record<Character, Key> = {
  drowsy: 'bot-drowsy',
  glutton: 'bot-glutton',
  clerk: 'bot-clerk',
  sieve: 'bot-sieve',
  captain: 'bot-captain',
  apprentice: 'bot-apprentice',
  alchemist: 'bot-alchemist',
  sage: 'bot-sage',
};
/** Those who think ahead do it in the same way at every table where nothing else is said of them. */
const thinkers: Readonly<Record<string, Key>> = {
  'search-100': 'bot-apprentice-line',
  'search-1000': 'bot-alchemist-line',
  'search-10000': 'bot-sage-line',
};

/** Who plays the part of which program. */
const cast: Readonly<Record<string, Character>> = {
  random: 'captain',
  greedy: 'glutton',
  'rulebook-sieve': 'sieve',
  'rulebook-drowsy': 'drowsy',
  rulebook: 'clerk',
  'search-100': 'apprentice',
  'search-1000': 'alchemist',
  'search-10000': 'sage',
};
/** A program that the page has never heard of gets the face of the alchemist, or another that is its own. */
export function faceOf(bot: string): Character {
  const known = cast[bot];
  if (known) return known;
  const sum = [...bot].reduce((n, c) => n + (c.codePointAt(0) ?? 0), 0);
  return bot.startsWith('search') ? 'alchemist' : (characters[sum % characters.length] ?? 'alchemist');
}

/** The program behind a face. */
export const playedBy = (face: Character): string => Object.keys(cast).find((bot) => cast[bot] === face) ?? '';

export const botName = (bot: string): string => (bot in cast ? t(faces[faceOf(bot)]) : bot);
const levels: Record<Level, Key> = { beginner: 'level-beginner', evening: 'level-evening', club: 'level-club', master: 'level-master' };
/** Whom they would be a match for; nothing as long as the house has not told. */
export function levelLine(game: string, bot: string): string {
  const level = house.game(game)?.bots.find((one) => one.bot === bot)?.level;
  return level ? t(levels[level]) : '';
}

/** In the player's language where the house knows the rat, else as the server says it. */
export function botLine(game: string, bot: string, about: string): string {
  const line = cellar.bots(game)?.[bot] ?? thinkers[bot];
  return line ? t(line) : about;
}
