// How the page is written, where neither the formatter nor the linter looks.

/** The longest line. Prettier breaks code there; comments, paths of drawings and texts in code it leaves to us. */
export const longest = 140;
/**
 * Not written by hand, or not for a column: generated types and fixtures, and messages, for Fluent would show a break in a message as a
 * break.
 */
const anyLength = /^src\/wire\/|\/fixtures(\/|\.)|\.ftl$|^package-lock\.json$/;

/** What is wrong with a file of this folder, one line each; `path` is relative to the folder. */
export const faultsOf = (path, text) => [...(anyLength.test(path) ? [] : tooLong(path, text))];

const tooLong = (path, text) =>
  text.split('\n').flatMap((line, i) => (line.length > longest ? [`${path}:${i + 1}: ${line.length} characters, at most ${longest}`] : []));
