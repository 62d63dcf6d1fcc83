// In CI a browser test that failed is run three times more, when everything else is over: once alone and twice beside a busy loop.
// If all three pass it is unstable, which the last lines say. One failure among them fails the run, and so do too many unstable tests.
import { Worker } from 'node:worker_threads';

/** More failures than this are not put down to luck. */
export const mostUnstable = 2;

/** First words of a failure that no second run excuses: something hidden was sent, the page had an error, the server panicked. */
const final = 'never excused: ';

/** Returns the same check, whose failure no second run excuses. */
export const neverExcused =
  (check) =>
  (...given) => {
    const fail = (error) => {
      error.message = final + error.message;
      throw error;
    };
    try {
      const result = check(...given);
      return result instanceof Promise ? result.catch(fail) : result;
    } catch (error) {
      return fail(error);
    }
  };

/** Whether a failed test is run again. A file that could not begin, or was ended because it hung, is not. */
export const mayRunAgain = ({ ofFile, error }) => !ofFile && !error.includes(final);

/**
 * Runs failed tests again, and returns those that are `unstable` and those that `failed`. `runAgain(one)` runs one test and returns
 * whether it passed.
 */
export async function giveSecondChance(failed, runAgain) {
  if (failed.length > mostUnstable || !failed.every(mayRunAgain)) return { unstable: [], failed };
  const verdicts = await inOrder(failed, async (one) => {
    const alone = await runAgain(one);
    return { one, passes: alone && (await besideBusyLoop(async () => (await runAgain(one)) && (await runAgain(one)))) };
  });
  const those = (passed) => verdicts.filter(({ passes }) => passes === passed).map(({ one }) => one);
  return { unstable: those(true), failed: those(false) };
}

async function inOrder(list, work) {
  const results = [];
  for (const item of list) results.push(await work(item));
  return results;
}

async function besideBusyLoop(work) {
  const loop = new Worker('for (;;);', { eval: true });
  try {
    return await work();
  } finally {
    await loop.terminate();
  }
}
