// Which texts are at hand where a file is shown. A file of texts other than the frame's is fetched by whoever brings it, so every way from
// the first file to one that says something of it has to lead past somebody who does: else there is a door through which one comes and
// reads keys in place of words. What is brought beside a fetched file, in the same line, is brought for that file alone.
import { dirname, join, normalize } from 'node:path/posix';

const comments = /\/\*[^]*?\*\/|<!--[^]*?-->|(?<=^|\s)\/\/.*/g;
const fixed = /(?:import|export)\s(?!type\b)[^'";()]*?from '(\.[^']+)'|import '(\.[^']+)'/g;
const fetched = /\bimport\('(\.[^']+)'\)/g;
const bringing = /\bbring\('([^']+)'\)|\[((?:'[\w-]+',? ?)+)\]\.map\(bring\)/g;

const broughtIn = (text) => [...text.matchAll(bringing)].flatMap(([, one, many]) => (one ? [one] : many.match(/[\w-]+/g)));

/** `files`: the sources by their paths below src; `partOf`: by key, which file of texts it stands in; `first`: where everybody comes in. */
export function unbrought(files, partOf, first) {
  const named = (from, to) => {
    const path = normalize(join(dirname(from), to));
    return [path, `${path}.ts`, `${path}/index.ts`].find((file) => files.has(file));
  };
  const read = new Map(
    [...files].map(([file, whole]) => {
      const text = whole.replace(comments, '');
      const lines = text.split('\n');
      const ways = [...text.matchAll(fixed)].map(([, from, bare]) => ({ to: named(file, from ?? bare), with: [] }));
      for (const line of lines) for (const [, to] of line.matchAll(fetched)) ways.push({ to: named(file, to), with: broughtIn(line) });
      const own = lines.filter((line) => !line.match(fetched)).flatMap(broughtIn);
      const says = [...text.matchAll(/'([a-z][\w-]*-[\w-]*)'/g)].map(([, key]) => key).filter((key) => partOf.has(key));
      return [file, { ways: ways.filter(({ to }) => to), own, says }];
    }),
  );
  const problems = new Set();
  const seen = new Set();
  const walk = (file, hand, way) => {
    const { ways, own, says } = read.get(file);
    const now = new Set([...hand, ...own]);
    const state = `${file} ${[...now].sort()}`;
    if (seen.has(state)) return;
    seen.add(state);
    for (const key of says)
      if (!now.has(partOf.get(key))) problems.add(`${file}: nobody brings ${partOf.get(key)} on the way ${[...way, file].join(' > ')}`);
    for (const { to, with: beside } of ways) walk(to, [...now, ...beside], [...way, file]);
  };
  walk(first, [], []);
  // One way a file and a part is enough to go by.
  const told = new Map([...problems].map((problem) => [problem.split(' on the way ')[0], problem]));
  return [...told.values()];
}
