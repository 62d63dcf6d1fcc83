import type { Plugin } from 'vite';

export type Chunk = {
  readonly fileName: string;
  readonly facadeModuleId: string | null;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly css: readonly string[];
};
export function partsOf(chunks: readonly Chunk[]): Record<string, string[]>;
export function release(): Plugin;
