import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Building } from '../../wire/rattus-cartus';
import { cardOf } from './buildings';
import { nunsOfAClass } from './cards';
import { privilegeOf } from './privileges';

const data = readFileSync(new URL('../../../../crates/rattus-cartus/data/rattus-cartus.toml', import.meta.url), 'utf8');

test('the corners are those of the box', () => {
  const printed = [...data.matchAll(/^\[\[building\]\]\nid = "(\w+)"([\s\S]*?)(?=^\[|$(?![\s\S]))/gm)].flatMap(([, id, text]) =>
    [...(text ?? '').matchAll(/copy = (\d), cards = (\d), rats = (\d), looks = (\d)/g)].map(([, copy, cards, rats, looks]) => ({
      card: cardOf(id as Building, Number(copy)),
      privilege: { cards: Number(cards), rats: Number(rats), looks: Number(looks) },
    })),
  );
  expect(printed).toHaveLength(60);
  for (const { card, privilege } of printed) expect(privilegeOf(card), card).toEqual(privilege);
});

test('so are the nuns', () => {
  expect(`[${nunsOfAClass.join(', ')}]`).toBe(/cards_by_nuns = (.*)/.exec(data)?.[1]);
});
