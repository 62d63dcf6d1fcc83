/** What scrolls can be reached by the keyboard, also where there is nothing in it to press. */
export function scrolls(node: HTMLElement) {
  const watch = new ResizeObserver(() => {
    if (node.scrollHeight > node.clientHeight) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  });
  // What it is as large as, and what lies in it.
  for (const part of [node, ...node.children]) watch.observe(part);
  return () => watch.disconnect();
}
