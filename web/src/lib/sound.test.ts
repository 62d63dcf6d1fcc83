import { afterEach, expect, it, vi } from 'vitest';
import { prefs } from './prefs.svelte';
import { hush, play } from './sound';

vi.mock('./score', () => ({ score: { bell: () => undefined } }));

afterEach(() => {
  hush(false);
  prefs.sound = false;
  vi.unstubAllGlobals();
});

it('a telephone beside a screen is silent, whatever it was set to', () => {
  let opened = 0;
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0;
      resume = () => (opened++, Promise.resolve());
    },
  );
  prefs.sound = true;
  hush(true);
  play('bell');
  expect(opened).toBe(0);
  hush(false);
  play('bell');
  expect(opened).toBe(1);
});
