// The same desk twice: as a module in this process, and as a program beside it. Both are asked the same and must say the same.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [writer, reader] = [new TextEncoder(), new TextDecoder()];

const compiled = new Map();
/** Compiled once, however many desks there are. */
function moduleOf(file) {
  if (!compiled.has(file)) compiled.set(file, new WebAssembly.Module(readFileSync(file)));
  return compiled.get(file);
}

/** `now`: a clock in milliseconds; one that stands still makes thoughts end with their simulations. */
export function moduleDesk(file, now = () => 0) {
  const page = {
    now,
    cry: (at, bytes) => {
      throw new Error(`the module stops: ${reader.decode(new Uint8Array(memory.buffer, at, bytes))}`);
    },
  };
  const { memory, room, hear, said } = new WebAssembly.Instance(moduleOf(file), { page }).exports;
  return {
    memory,
    ask: (question) => {
      const text = writer.encode(question);
      const at = room(text.length);
      new Uint8Array(memory.buffer, at, text.length).set(text);
      const bytes = hear();
      return reader.decode(new Uint8Array(memory.buffer, said(), bytes));
    },
  };
}

export function programDesk(bin, game, ...flags) {
  const child = spawn(bin, [game, ...flags], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    pid: child.pid,
    ask: async (question) => {
      child.stdin.write(`${question}\n`);
      const { value, done } = await lines.next();
      if (done) throw new Error(`the desk of ${game} has closed after ${question.slice(0, 200)}`);
      return value;
    },
    close: () => child.stdin.end(),
  };
}
