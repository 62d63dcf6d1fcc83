// A module that has been loaded: text in and text out, through a piece of its memory.
type Exports = { memory: WebAssembly.Memory; room: (bytes: number) => number; hear: () => number; said: () => number };

export function openModule(module: WebAssembly.Module): (question: string) => string {
  const [write, read] = [new TextEncoder(), new TextDecoder()];
  let words = '';
  const page = {
    now: () => performance.now(),
    cry: (at: number, bytes: number) => (words = read.decode(new Uint8Array(memory.buffer, at, bytes))),
  };
  const { memory, room, hear, said } = new WebAssembly.Instance(module, { page }).exports as Exports;
  return (question) => {
    const text = write.encode(question);
    const at = room(text.length);
    new Uint8Array(memory.buffer, at, text.length).set(text);
    try {
      const bytes = hear();
      return read.decode(new Uint8Array(memory.buffer, said(), bytes));
    } catch (error) {
      throw new Error(`a module has stopped: ${words || String(error)}`, { cause: error });
    }
  };
}
