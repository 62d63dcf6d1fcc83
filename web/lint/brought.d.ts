export function unbrought(files: ReadonlyMap<string, string>, partOf: ReadonlyMap<string, string>, first: string): string[];
