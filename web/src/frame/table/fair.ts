// Was the deck made before the match, and not during it? The house names the SHA-256 of its seed at the deal and the seed at the end.

const hex = (bytes: Uint8Array): string => [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('');

export function unhex(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^([0-9a-f]{2})+$/i.test(text)) return null;
  return Uint8Array.from({ length: text.length / 2 }, (_, i) => parseInt(text.slice(2 * i, 2 * i + 2), 16));
}

/** null: this browser cannot compute it here (it does so only over https, or on this machine). */
export async function holds(seed: string, commitment: string): Promise<boolean | null> {
  const bytes = unhex(seed);
  if (!bytes) return false;
  if (!globalThis.crypto?.subtle) return null;
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))) === commitment.toLowerCase();
}
