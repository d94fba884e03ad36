import type { Change } from '#contract/dashboard-week.ts';
import { dayOf } from '#web/kit/dates.ts';

const some = (times: number, one: string, many: string) =>
  times === 0 ? [] : [times === 1 ? one : `${times} ${many}`];
const listed = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** The change of a score in numbers, and what it was computed from. */
export function changeWords({ personName, from, to, since, checkIns, goodMoments, conflicts }: Change) {
  if (from === null)
    return { text: `${personName} is at ${to} of 100`, receipt: `Your first check-in, ${dayOf(since)}` };
  const logged = [
    ...some(checkIns, 'a check-in', 'check-ins'),
    ...some(goodMoments, 'a good moment', 'good moments'),
    ...some(conflicts, 'a conflict', 'conflicts'),
  ];
  return {
    text: `${personName} went from ${from} to ${to}`,
    receipt: `Since ${dayOf(since)}: ${listed.format(logged)}`,
  };
}
