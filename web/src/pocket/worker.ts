// A module in a thread of its own: it is handed the module, then answers one question after the other.
import { openModule } from './module';

export type ToWorker = { readonly module: WebAssembly.Module } | { readonly number: number; readonly question: string };
export type FromWorker = { readonly number: number; readonly said: string } | { readonly number: number; readonly failed: string };

let ask: ((question: string) => string) | null = null;

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if ('module' in data) {
    ask = openModule(data.module);
    return;
  }
  const { number, question } = data;
  let answer: FromWorker;
  try {
    if (!ask) throw new Error('no module has been loaded');
    answer = { number, said: ask(question) };
  } catch (error) {
    answer = { number, failed: String(error) };
  }
  self.postMessage(answer);
};
