// Old Grey explains what a question is about; what to answer, the Sage says when he is asked. So the two cannot contradict each other,
// whatever the position: no tip to a question tells what to decide. Where the deal of a first match was chosen he does (`lesson-…`), and
// the Sage is asked about each of these moves in a browser.
import { expect, it } from 'vitest';
import { allTexts } from '../../tests/texts';

/** What is said of the game as a whole or of what has happened, and answers no question. */
const ofNoQuestion = /coach-(goal|look$|first-look|next|end|over|scored|draw2|last|plan|token)/;
const order = (...words: readonly string[]): RegExp => new RegExp(`(?<!\\p{L})(${words.join('|')})(?!\\p{L})`, 'iu');
const orders: Record<string, RegExp> = {
  en: order(
    'I would|I draw|say (yes|no)|(take|put|discard|send) (it|this|them|two)|give away|keep them',
    'do not use|swap all|go where|do it|stay friendly|sell one',
  ),
  fr: order(
    'je ne l’utiliserais|j’en mettrais|je tire|j’annonce|dites|prenez|mettez|défaussez|donnez|gardez',
    'échangez|envoyez|vendez|allez|piochez|faites|remettez',
  ),
  de: order('ich würde|ziehe ich|sag (ja|nein)|nimm|leg|gib|behalt|tausch|schick|verkauf|geh|verzichte|tu es|bleib'),
  ru: order(
    'я бы|я тяну|соглашайтесь|возьмите|берите|кладите|сбросьте|отдайте|меняйте|продайте|отправьте',
    'пошлите|верните|оставьте|не используйте|делайте|идите',
  ),
};

it('no tip tells what to decide', () => {
  const tips = allTexts().filter(({ key }) => /(^|-)coach-/.test(key) && !ofNoQuestion.test(key));
  expect(tips.length).toBeGreaterThan(100);
  const said = tips.map((text) => ({ text, words: text.say(Object.fromEntries(text.variables.map((name) => [name, 7]))) }));
  expect(
    said.filter(({ text, words }) => orders[text.lang]?.test(words)).map(({ text, words }) => `${text.lang} ${text.key}: ${words}`),
  ).toEqual([]);
});
