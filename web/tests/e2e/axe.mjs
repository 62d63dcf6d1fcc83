// What axe-core finds on a page, as far as it is serious.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** In the lights named; the page keeps the last one. */
export async function seriousFindings(page, lights = []) {
  // Evaluation from outside passes the policy of the page, so axe may be handed in as text.
  await page.evaluate(axe);
  const found = [];
  for (const [i, light] of (lights.length ? lights : [null]).entries()) {
    if (light) await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), light);
    const { violations } = await page.evaluate(async (colours) => {
      // Pictures that nobody is told of are thousands of paths; their insides step out meanwhile.
      const pictures = [...document.querySelectorAll('svg[aria-hidden=true]')].map((svg) => {
        const inside = document.createDocumentFragment();
        inside.append(...svg.childNodes);
        return [svg, inside];
      });
      const found = await globalThis.axe.run({
        resultTypes: ['violations'],
        ...(colours ? { runOnly: ['color-contrast', 'link-in-text-block'] } : {}),
      });
      for (const [svg, inside] of pictures) svg.append(inside);
      return found;
    }, i > 0);
    for (const v of violations)
      if (v.impact === 'serious' || v.impact === 'critical')
        found.push(`${light ?? ''} ${v.id}: ${v.nodes.map((n) => `${n.target.join(' ')} (${n.any[0]?.message ?? ''})`).join(', ')}`);
  }
  return found;
}
