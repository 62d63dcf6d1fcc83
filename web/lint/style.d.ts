export const longest: number;
export function faultsOf(path: string, text: string): readonly string[];
