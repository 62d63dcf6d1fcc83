export const longest: number;
export function faultsOf(path: string, text: string): readonly string[];
export function faultsAmong(files: readonly (readonly [path: string, text: string])[]): readonly string[];
