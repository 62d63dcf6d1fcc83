// What a player has set for this browser: light, sound, speed; and whether one has been here. Kept in local storage.

export type Theme = 'dark' | 'light';
export type Speed = 'slow' | 'normal' | 'fast' | 'faster' | 'at-once';
/** As they are written on a button; at once there is nothing to multiply. */
export const paces: Record<Speed, string> = { slow: '×½', normal: '×1', fast: '×2', faster: '×4', 'at-once': '' };
type Kept = { theme?: Theme; sound?: boolean; speed?: Speed; lang?: string; still?: boolean; odds?: boolean; wasHere?: boolean };

const shelf = 'ratskeller';

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(shelf) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

class Prefs {
  theme = $state<Theme>('dark');
  sound = $state(false);
  speed = $state<Speed>('normal');
  lang = $state<string | undefined>(undefined);
  /** nothing moves, whatever the system says */
  still = $state(false);
  /** the chances are counted for the player, where a game knows them */
  odds = $state(true);
  /** the house has made this browser a guest */
  wasHere = $state(false);

  /** Reads what was kept; the room's light follows the system until the player chooses. */
  open(): void {
    const { theme, sound, speed, lang, still, odds, wasHere } = kept();
    this.theme = theme ?? (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark');
    this.sound = sound ?? false;
    this.speed = speed ?? 'normal';
    this.lang = lang;
    this.still = still ?? false;
    this.odds = odds ?? true;
    this.wasHere = wasHere ?? false;
    this.#show();
  }

  set(change: Kept): void {
    Object.assign(this, change);
    this.#show();
    localStorage.setItem(shelf, JSON.stringify({ ...kept(), ...change }));
  }

  #show(): void {
    const { dataset } = document.documentElement;
    dataset.theme = this.theme;
    if (this.still) dataset.motion = 'still';
    else delete dataset.motion;
  }
}

export const prefs = new Prefs();
