import { describe, expect, it } from 'vitest';
import type { ValueInfo } from '../../wire';
import { heapsOf, provenanceOf, spotOf, type Told } from './printed';

const values: ValueInfo[] = ['house.a.rats', 'house.a.corner.1', 'start', 'house.a.corner.2', 'house.b.rats'].map((path) => ({
  path,
  value: 1,
  provenance: 'derived',
}));
const told: Told = {
  spotOf: (path) => {
    const [what, of, group] = path.split('.');
    return what === 'house'
      ? { heap: 'houses', part: `house.${of}`, group: group === 'corner' ? group : undefined, label: path }
      : undefined;
  },
  moreOf: (part) => (part === 'house.b' ? ['house.b.rats', 'house.b.corner.1'] : []),
};

describe('what is printed', () => {
  it('lies in heaps, part by part, and what belongs together stands together', () => {
    const heaps = heapsOf(told, values, ['houses']);
    expect(heaps.map(({ heap, parts }) => [heap, parts.map(({ part, lines }) => [part, lines.map(({ path }) => path)])])).toEqual([
      [
        'houses',
        [
          ['house.a', ['house.a.rats', 'house.a.corner.1', 'house.a.corner.2']],
          ['house.b', ['house.b.rats', 'house.b.corner.1']],
        ],
      ],
      ['start', [['start', ['start']]]],
    ]);
  });
  it('is shown by the names of the file where a game has no words', () => {
    expect(spotOf(null, 'building.farm.privileges.3.rats')).toEqual({
      heap: 'building',
      part: 'building.farm',
      label: 'privileges · 3 · rats',
    });
    expect(spotOf(null, 'start.rats')).toEqual({ heap: 'start', part: 'start', label: 'rats' });
    expect(heapsOf(null, values, []).flatMap(({ parts }) => parts.flatMap(({ lines }) => lines))).toHaveLength(values.length);
  });
  it('comes from where the file says; of several the weakest, unless the game knows better', () => {
    expect(provenanceOf(null, 'x', 'public (an old page)')).toBe('public');
    expect(provenanceOf(null, 'x', 'size rulebook, cheese reconstructed')).toBe('reconstructed');
    expect(provenanceOf({ ...told, provenanceOf: () => 'rulebook' }, 'x', 'size rulebook, cheese reconstructed')).toBe('rulebook');
    expect(provenanceOf(null, 'x', null)).toBeNull();
  });
});
