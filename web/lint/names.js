// Names that are gone when the page is served. A media query cannot read a custom property, and the paints of the drawings are too many to
// be fetched as properties that nothing ever changes; so both are written out when the page is built.

/** `--phone` and what it stands for, as `@custom-media` says it. */
export const breakpointsIn = (css) =>
  new Map([...css.matchAll(/^@custom-media (--[\w-]+) (.+);$/gm)].map(([, name, query]) => [name, query]));

/** `--brick` and its colour. */
export const paintsIn = (css) => new Map([...css.matchAll(/^\s*(--[\w-]+): (#[0-9a-f]+);$/gm)].map(([, name, colour]) => [name, colour]));

/** The text as it is served. A breakpoint that is not there stops the build; another property may well be set elsewhere. */
export const writtenOut = (text, { breakpoints, paints }) =>
  text
    .replace(/@media [^{]+/g, (media) =>
      media.replace(/\((--[\w-]+)\)/g, (_, name) => {
        const query = breakpoints.get(name);
        if (!query) throw new Error(`no breakpoint is called ${name}`);
        return query;
      }),
    )
    .replace(/var\((--[\w-]+)\)/g, (property, name) => paints.get(name) ?? property);
