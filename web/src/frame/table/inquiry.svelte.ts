/** "What is this?": while it is on, a touch asks what a part is and chooses nothing. Parts carry data-help. */
export class Inquiry {
  on = $state(false);
  /** the part that was touched last */
  about = $state<string | null>(null);
  /** what it says of itself */
  said = $state<string | null>(null);

  turn(): void {
    this.on = !this.on;
    [this.about, this.said] = [null, null];
  }
  close(): void {
    this.on = false;
  }
  /** For `onclickcapture` of the table. */
  readonly touch = (e: MouseEvent): void => {
    if (!this.on || !(e.target instanceof Element) || e.target.closest('[data-helper]')) return;
    const part = e.target.closest<HTMLElement>('[data-help]');
    if (part?.dataset.help === undefined) return;
    e.preventDefault();
    e.stopPropagation();
    [this.about, this.said] = [part.dataset.help, part.dataset.about ?? null];
  };
}
