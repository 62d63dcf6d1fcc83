// What the sounds are made of: short, woody, drawn by the page itself. Fetched by those who turn them on.
import type { Sound } from './sound';

let hiss: AudioBuffer | undefined;

function noise(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate * 0.4, audio.sampleRate);
  const data = hiss.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return hiss;
}

/** A level that rises in `up` and dies away in `down` seconds. */
function level(audio: AudioContext, at: number, peak: number, up: number, down: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(peak, at + up);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + up + down);
  gain.connect(audio.destination);
  return gain;
}

function tone(
  audio: AudioContext,
  type: OscillatorType,
  from: number,
  to: number,
  at: number,
  peak: number,
  up: number,
  down: number,
): void {
  const osc = audio.createOscillator();
  osc.type = type;
  osc.frequency.setValueAtTime(from, at);
  osc.frequency.exponentialRampToValueAtTime(to, at + up + down);
  osc.connect(level(audio, at, peak, up, down));
  osc.start(at);
  osc.stop(at + up + down + 0.05);
}

function rustle(audio: AudioContext, from: number, to: number, q: number, at: number, peak: number, up: number, down: number): void {
  const source = audio.createBufferSource();
  source.buffer = noise(audio);
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = q;
  band.frequency.setValueAtTime(from, at);
  band.frequency.exponentialRampToValueAtTime(to, at + up + down);
  source.connect(band).connect(level(audio, at, peak, up, down));
  source.start(at);
  source.stop(at + up + down + 0.05);
}

export const score: Record<Sound, (audio: AudioContext, at: number) => void> = {
  card: (a, at) => (rustle(a, 1800, 500, 1, at, 0.35, 0.004, 0.07), tone(a, 'sine', 190, 90, at, 0.25, 0.003, 0.08)),
  slide: (a, at) => rustle(a, 700, 2600, 1.4, at, 0.16, 0.07, 0.16),
  flip: (a, at) => (rustle(a, 2400, 900, 2, at, 0.2, 0.02, 0.08), rustle(a, 1500, 500, 1, at + 0.11, 0.3, 0.003, 0.06)),
  squeak: (a, at) => (tone(a, 'triangle', 1500, 2500, at, 0.13, 0.02, 0.07), tone(a, 'triangle', 2100, 1500, at + 0.1, 0.1, 0.015, 0.09)),
  plop: (a, at) => (tone(a, 'sine', 240, 90, at, 0.4, 0.006, 0.13), rustle(a, 500, 200, 1, at, 0.15, 0.004, 0.06)),
  step: (a, at) => (tone(a, 'sine', 80, 45, at, 0.55, 0.02, 0.22), rustle(a, 240, 120, 1, at, 0.2, 0.02, 0.14)),
  bell: (a, at) => [660, 1325, 1990].forEach((f, i) => tone(a, 'sine', f, f * 0.998, at, 0.16 / (i + 1), 0.004, 0.9 / (i + 1))),
  call: (a, at) => {
    // Three knocks on the table, then two notes up and a chord.
    [0, 0.13, 0.26].forEach((d) => (tone(a, 'sine', 170, 80, at + d, 0.5, 0.003, 0.1), rustle(a, 1200, 400, 1, at + d, 0.25, 0.003, 0.05)));
    [392, 523].forEach((f, i) => tone(a, 'triangle', f, f, at + 0.48 + i * 0.14, 0.16, 0.02, 0.16));
    [523, 659, 784].forEach((f) => tone(a, 'triangle', f, f, at + 0.78, 0.12, 0.02, 0.7));
  },
};
