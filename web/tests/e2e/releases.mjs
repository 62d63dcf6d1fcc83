// Releases of the page in a folder of their own: the next one as a build would make it, with other names for whatever changes.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const isText = (name) => /\.(js|html|css)$/.test(name);
/** Another hash, as long as the old one, so that nothing else has another size. */
const renamed = (name, number) =>
  name.replace(/-([\w-]{6,7})(\.\w+)$/, (_, hash, ending) => `-Z${`${number}`.padStart(hash.length - 1, 'Z')}${ending}`);

/** Lays the next release into `to`: this game's module is another one (`module`), and so is all that names it, up to the page. */
export function nextRelease(from, to, game, module) {
  cpSync(from, to, { recursive: true });
  const texts = new Map(
    [...readdirSync(join(from, 'assets')).map((name) => `assets/${name}`), 'index.html', 'sw.js']
      .filter(isText)
      .map((name) => [name, readFileSync(join(from, name), 'utf8')]),
  );
  const old = readdirSync(join(from, 'assets')).find((name) => name.startsWith(`${game}-`) && name.endsWith('.wasm'));
  const names = new Map([[old, renamed(old, 0)]]);
  for (let known = 0; known < names.size;) {
    known = names.size;
    for (const [path, text] of texts) {
      const name = path.replace('assets/', '');
      if (path.startsWith('assets/') && !names.has(name) && [...names.keys()].some((other) => text.includes(other)))
        names.set(name, renamed(name, names.size));
    }
  }
  const anew = (text) => [...names].reduce((made, [before, after]) => made.replaceAll(before, after), text);
  for (const [before, after] of names) {
    const text = texts.get(`assets/${before}`);
    rmSync(join(to, 'assets', before));
    if (text !== undefined) writeFileSync(join(to, 'assets', after), anew(text));
  }
  writeFileSync(join(to, 'assets', names.get(old)), module(readFileSync(join(from, 'assets', old))));
  writeFileSync(join(to, 'index.html'), anew(texts.get('index.html')));
  writeFileSync(join(to, 'sw.js'), anew(texts.get('sw.js')).replace(/(["{,]id"?:["'`])\w{12}/, '$1nextnextnext'));
  return { module: `assets/${names.get(old)}` };
}

/** What is served from now on. */
export function serve(folder, from) {
  rmSync(folder, { recursive: true, force: true });
  cpSync(from, folder, { recursive: true });
}
