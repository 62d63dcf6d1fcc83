// Tests that are known to be unstable, each with a reason and a day within a week by which it is mended: quarantine.json, a list of
// { "test": its name, "file": where it is, "until": "2026-01-31", "reason": what is known }.
// A test on the list that fails does not fail the run, but is named. Until then: on the day after, the run fails whatever the test does.

const aWeekAfter = (day) => new Date(Date.parse(day) + 7 * 24 * 3_600_000).toISOString().slice(0, 10);
const aDay = /^\d{4}-\d{2}-\d{2}$/;
export const named = ({ test, file }) => `${file}: ${test}`;

/**
 * What a run comes to. `ran` are all tests that were run, as { test, file, passed, skipped }; `whole` says that these are all there are,
 * so that what is on the list and was not run does not exist, and that all of them are wanted: none may be left out.
 */
export function judge(list, ran, { today, whole }) {
  const same = (a) => (b) => a.test === b.test && a.file === b.file;
  const faults = [];
  for (const entry of list) {
    if (![entry.test, entry.file, entry.reason].every((word) => typeof word === 'string' && word.trim()) || !aDay.test(entry.until))
      faults.push(`in quarantine without a name, a file, a reason or a day: ${JSON.stringify(entry)}`);
    else if (entry.until > aWeekAfter(today)) faults.push(`in quarantine for more than a week, until ${entry.until}: ${named(entry)}`);
    else if (entry.until < today) faults.push(`in quarantine until ${entry.until}, which is over: ${named(entry)}`);
    else if (whole && !ran.some(same(entry))) faults.push(`in quarantine, and there is no such test: ${named(entry)}`);
  }
  if (whole) faults.push(...ran.filter(({ skipped }) => skipped).map((one) => `left out: ${named(one)}`));
  const failed = ran.filter(({ passed }) => !passed);
  const excused = failed.filter((one) => list.some(same(one)));
  return {
    faults,
    failed: failed.filter((one) => !excused.includes(one)),
    excused: excused.map((one) => `${named(one)} (${list.find(same(one)).reason})`),
  };
}
