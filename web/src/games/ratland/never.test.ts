import { describe, expect, it } from 'vitest';
import { isOptional, Never, optional, refusal } from './never';
import { everyAsk } from './samples';

const shelf = () => {
  const kept = new Map<string, string>();
  return { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => void kept.set(name, value) };
};

describe('powers that are not asked about again', () => {
  it('are exactly those with a no', () => {
    for (const ask of Object.values(everyAsk)) expect(refusal(ask) !== null, ask.ask).toBe(isOptional(ask.ask));
    expect(optional).not.toContain('deploy');
  });
  it('say no in the words of their own question', () => {
    for (const ask of Object.values(everyAsk)) {
      const no = refusal(ask);
      if (no) expect(no.do).toBe(ask.ask);
    }
  });
  it('are remembered for their table, and can be asked again', () => {
    const tab = shelf();
    const never = new Never('one', tab);
    never.turn('alchemy', true);
    expect(never.turn('ninja', true)).toEqual(['alchemy', 'ninja']);
    expect(new Never('one', tab).all).toEqual(['alchemy', 'ninja']);
    expect(new Never('two', tab).all).toEqual([]);
    expect(never.turn('alchemy', false)).toEqual(['ninja']);
    expect(new Never('one', tab).all).toEqual(['ninja']);
  });
  it('do not stumble over what somebody else left there', () => {
    const tab = shelf();
    tab.setItem('ratskeller.ratland.never.one', 'deploy nonsense swap');
    expect(new Never('one', tab).all).toEqual(['swap']);
  });
});
