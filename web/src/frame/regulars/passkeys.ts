// What the browser does with keys. Whoever waves its dialog away has done nothing wrong: there is just no answer.

/** Why there can be no keys here: an address in numbers, no https, a browser that knows none. */
export type Hindrance = 'address' | 'https' | 'browser';

type Place = { hostname: string; isSecure: boolean; knowsKeys: boolean };
const here = (): Place => ({
  hostname: location.hostname,
  isSecure: isSecureContext,
  knowsKeys: typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential,
});

export function hindrance({ hostname, isSecure, knowsKeys }: Place = here()): Hindrance | null {
  // A key belongs to a name; 192.168.0.7 and [::1] are none.
  if (/^[\d.]+$|^\[/.test(hostname)) return 'address';
  if (!isSecure) return 'https';
  return knowsKeys ? null : 'browser';
}

/** The dialog was put away, took too long, or gave way to another one. */
const unanswered = new Set(['NotAllowedError', 'AbortError']);

async function asked(answer: Promise<Credential | null>): Promise<unknown> {
  try {
    const credential = (await answer) as PublicKeyCredential | null;
    return credential?.toJSON() ?? null;
  } catch (error) {
    if (error instanceof DOMException && unanswered.has(error.name)) return null;
    throw error;
  }
}

export const passkeys = {
  /** A new key, or null. */
  make: (options: unknown): Promise<unknown> =>
    asked(
      navigator.credentials.create({
        publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON),
      }),
    ),

  /**
   * What a key answers, or null. With a signal nobody is asked: the browser offers its keys in the name field until the signal comes, and
   * one that cannot after all offers nothing.
   */
  find: (options: unknown, signal?: AbortSignal): Promise<unknown> => {
    const answer = asked(
      navigator.credentials.get({
        publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON),
        ...(signal && { signal, mediation: 'conditional' as const }),
      }),
    );
    return signal ? answer.catch(() => null) : answer;
  },

  offersInField: async (): Promise<boolean> =>
    hindrance() === null && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false),
};
export type Passkeys = typeof passkeys;
