/** Seconds until the safe default is carried out; undefined where nobody is hurried. Called as a component is set up. */
export function countdown(deadline: () => number | null): () => number | undefined {
  let now = $state(Date.now());
  $effect(() => {
    if (deadline() === null) return;
    // What was read when the component was set up may be long ago.
    now = Date.now();
    const timer = setInterval(() => (now = Date.now()), 500);
    return () => clearInterval(timer);
  });
  return () => {
    const end = deadline();
    return end === null ? undefined : Math.max(0, Math.ceil((end - now) / 1000));
  };
}
