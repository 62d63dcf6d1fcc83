import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bring, languages, speak, t, type Lang } from '../../i18n/index.svelte';
import { about } from './help';
import { anyHouse, houseOf } from './house';
import { sightWith } from './samples';
import { fromSight } from './scene';
import { eventWords, placeWords } from './words';

const every = Object.keys(languages) as Lang[];
const scene = fromSight(sightWith());
const pantry: Record<Lang, RegExp> = { en: /in that pantry/, de: /in seiner Vorratskammer/, fr: /son garde-manger/, ru: /в его кладовой/ };

beforeAll(async () => (await bring('ratland'), bring('ratland-told')));
afterEach(() => speak('en'));

describe('what a part of the table is', () => {
  it.each(every)('says in %s what each piece of an area does', async (lang) => {
    await speak(lang);
    const said = about('offer-city', { ...scene, offer: [{}, { yellow: 2, purple: 1 }, {}] }, houseOf(3));
    for (const word of ['land-place-city', 'land-colour-yellow', 'land-colour-purple'] as const) expect(said).toContain(t(word));
    expect(said).not.toContain(t('land-colour-blue'));
  });

  it.each(every)('says in %s that tunnels meet the pantry, and with two players each other (LAND-118, LAND-119)', async (lang) => {
    await speak(lang);
    for (const tunnel of ['left', 'right']) {
      expect(about(tunnel, scene, houseOf(3))).toMatch(pantry[lang]);
      expect(about(tunnel, scene, houseOf(2))).not.toMatch(pantry[lang]);
    }
    for (const text of [placeWords.both.text, eventWords.locked_and_loaded.text]) expect(t(text, houseOf(2))).not.toBe(t(text, houseOf(3)));
  });
  it.each(every)('tells in %s of the house rule where it holds, and on no table in particular of both', async (lang) => {
    await speak(lang);
    const said = (house: Parameters<typeof about>[2]) => about('event', { ...scene, event: 'strategists' }, house);
    const [areas, places] = ['three_areas', 'all_places'].map((value) => said(houseOf(2, [{ name: 'strategists', value }])));
    expect(new Set([areas, places, said(anyHouse)]).size).toBe(3);
    expect(said(anyHouse).startsWith(areas ?? '')).toBe(true);
  });
});
