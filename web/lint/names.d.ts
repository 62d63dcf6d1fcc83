export type Names = { readonly breakpoints: ReadonlyMap<string, string>; readonly paints: ReadonlyMap<string, string> };
export function breakpointsIn(css: string): Map<string, string>;
export function paintsIn(css: string): Map<string, string>;
export function writtenOut(text: string, names: Names): string;
