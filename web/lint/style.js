// How the page is written, where neither the formatter nor the linter looks.

/** The longest line. Prettier breaks code there; comments, paths of drawings and texts in code it leaves to us. */
export const longest = 140;
/**
 * Not written by hand, or not for a column: generated types and fixtures, and messages, for Fluent would show a break in a message as a
 * break.
 */
const anyLength = /^src\/wire\/|\/fixtures(\/|\.)|\.ftl$|^package-lock\.json$/;

/** Colours are written here and have their names from here: the paint box, what the light changes, and three tables that tests measure. */
const palettes = /^src\/(art\/(paints\.css|rats\/seats\.ts|cartus\/classes\.ts|ratapolis\/paint\.ts)|lib\/tokens\.css)$/;
const paints = 'src/art/paints.css';
const shadows = 'src/lib/tokens.css';
const breakpoints = 'src/lib/breakpoints.css';
const drawn = (path) => /^src\/.*\.(svelte|css|ts)$/.test(path) && !anyLength.test(path) && !path.endsWith('.test.ts');

/** What is wrong with a file of this folder, one line each; `path` is relative to the folder. */
export const faultsOf = (path, text) => [
  ...(anyLength.test(path) ? [] : tooLong(path, text)),
  ...(drawn(path) && !palettes.test(path) ? nameless(path, text, 'a colour', coloursIn(text)) : []),
  ...(drawn(path) && path !== shadows ? nameless(path, text, 'a shadow', shadowsIn(text)) : []),
  ...(drawn(path) && path !== breakpoints ? nameless(path, text, 'a breakpoint', measuresIn(text)) : []),
];

/** What is wrong between files, given as pairs of path and text: names that nobody gave or nobody needs, and paints that are changed. */
export function faultsAmong(files) {
  const given = files.flatMap(([path, text]) => namesGiven(text).map((name) => ({ path, name })));
  const asked = files.flatMap(([path, text]) => namesAsked(text).map((name) => ({ path, name })));
  const [isGiven, isAsked] = [given, asked].map((list) => new Set(list.map(({ name }) => name)));
  const isPaint = new Set(given.filter(({ path }) => path === paints).map(({ name }) => name));
  return [
    ...asked.flatMap(({ path, name }) => (isGiven.has(name) ? [] : [`${path}: nothing is called ${name}`])),
    ...given.flatMap(({ path, name }) => {
      if (path !== paints && isPaint.has(name)) return [`${path}: ${name} is a paint, which nothing changes`];
      return [paints, shadows, breakpoints].includes(path) && !isAsked.has(name) ? [`${path}: nobody needs ${name}`] : [];
    }),
  ];
}

const tooLong = (path, text) =>
  text.split('\n').flatMap((line, i) => (line.length > longest ? [`${path}:${i + 1}: ${line.length} characters, at most ${longest}`] : []));

const nameless = (path, text, what, found) =>
  found.map(({ at, is }) => `${path}:${text.slice(0, at).split('\n').length}: ${what} without a name: ${is}`);

const all = (text, pattern) => [...text.matchAll(pattern)];

const hex = /(?<=["'`:,(\s])(?<!url\(|href=["'])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?=["'`;,)\s])(?!\s*[=(])/gi;
const mixed = /\b(?:rgba?|hsla?|hwb|(?:ok)?(?:lab|lch)|color)\(\s*(?:from\b|srgb|display-p3|[\d.-])[^)]*\)/gi;
const painted = /(?<![\w-])(?:fill|stroke|(?:[a-z]+-)*color|background|border[a-z-]*|outline)(?:=|:\s*)["'`]?([^;"'`{}]+)/g;
const called = new Set(
  `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue chartreuse
  chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta
  darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet
  deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green
  greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral
  lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray
  lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple
  mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite
  navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink
  plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue
  slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow
  yellowgreen`.split(/\s+/),
);
const coloursIn = (text) => [
  ...[...all(text, hex), ...all(text, mixed)].map(({ index, 0: is }) => ({ at: index, is })),
  ...all(text, painted).flatMap(({ index, 1: value }) =>
    value
      .replace(/var\([^)]*\)/g, '')
      .split(/[\s,()]+/)
      .filter((word) => called.has(word.toLowerCase()))
      .map((is) => ({ at: index, is })),
  ),
];

/** By name, or measured by the thing that casts it: a ring round a card is as wide as the card is. */
const named = /^(?:none|inherit|unset|var\(--[\w-]+\)|.*\b(?:calc|clamp)\(.*var\(--.*)$/s;
const shadowsIn = (text) =>
  [...all(text, /(?<![\w-])(?:box|text)-shadow:\s*([^;}]+)/g), ...all(text, /drop-shadow\(((?:[^()]|\([^)]*\))*)\)/g)].flatMap(
    ({ index, 1: value }) =>
      value
        .split(/,(?![^(]*(?:\([^()]*\)[^()]*)*\))/)
        .map((part) => part.replace(/\s+/g, ' ').trim())
        .filter((part) => !named.test(part))
        .map((is) => ({ at: index, is })),
  );

const measuresIn = (text) =>
  all(text, /@(?:custom-)?media\b[^{;]*|matchMedia\([^\n]*/g)
    .filter(([query]) => /\d(?:px|r?em)\b/.test(query))
    .map(({ index, 0: is }) => ({ at: index, is: is.trim() }));

const namesGiven = (text) =>
  all(text, /@custom-media (--[\w-]+)|(?<![\w(-])(?:style:)?(--[a-z][\w-]*)(?=\s*:|=)/g).map((m) => m[1] ?? m[2]);
const namesAsked = (text) => [
  ...all(text, /var\((--[\w-]+)/g).map((m) => m[1]),
  ...all(text, /@media [^{]+/g).flatMap(([query]) => all(query, /\((--[\w-]+)\)/g).map((m) => m[1])),
];
