// What a player has set for this browser: light, sound, speed. Kept in local storage.

export type Theme = 'dark' | 'light';
export type Speed = 'slow' | 'normal' | 'fast';
type Kept = { theme?: Theme; sound?: boolean; speed?: Speed; lang?: string };

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

  /** Reads what was kept; the room's light follows the system until the player chooses. */
  open(): void {
    const { theme, sound, speed, lang } = kept();
    this.theme = theme ?? (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark');
    this.sound = sound ?? false;
    this.speed = speed ?? 'normal';
    this.lang = lang;
    document.documentElement.dataset.theme = this.theme;
  }

  set(change: Kept): void {
    Object.assign(this, change);
    if (change.theme) document.documentElement.dataset.theme = change.theme;
    localStorage.setItem(shelf, JSON.stringify({ ...kept(), ...change }));
  }
}

export const prefs = new Prefs();
