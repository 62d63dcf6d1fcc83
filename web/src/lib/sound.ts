// Sounds made in the page. Silent until the player turns them on.
import { prefs } from './prefs.svelte';

export const sounds = ['card', 'slide', 'flip', 'squeak', 'plop', 'step', 'bell', 'call'] as const;
export type Sound = (typeof sounds)[number];

let ctx: AudioContext | undefined;
/** Call from a touch or a key, once: browsers open audio only then. */
export function unlock(): void {
  ctx ??= new AudioContext();
  void ctx.resume();
}

/** What is heard comes from elsewhere in the room. */
let hushed = false;
export const hush = (on: boolean): void => void (hushed = on);

export function play(sound: Sound): void {
  if (!prefs.sound || hushed) return;
  unlock();
  const audio = ctx;
  // Without a line it stays silent.
  if (audio)
    void import('./score').then(
      ({ score }) => score[sound](audio, audio.currentTime + 0.01),
      () => undefined,
    );
}
