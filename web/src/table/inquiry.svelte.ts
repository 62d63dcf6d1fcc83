/** "What is this?": while it is on, a touch asks what a part is and chooses nothing. Parts carry data-help. */
export class Inquiry {
  on = $state(false);
  /** the part that was touched last */
  about = $state<string | null>(null);

  turn(): void {
    this.on = !this.on;
    this.about = null;
  }
  close(): void {
    this.on = false;
  }
  /** For `onclickcapture` of the table. */
  readonly touch = (e: MouseEvent): void => {
    if (!this.on || !(e.target instanceof Element) || e.target.closest('[data-helper]')) return;
    const what = e.target.closest<HTMLElement>('[data-help]')?.dataset.help;
    if (what === undefined) return;
    e.preventDefault();
    e.stopPropagation();
    this.about = what;
  };
}
