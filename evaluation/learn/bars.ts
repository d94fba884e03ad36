import type { Seen } from './table.ts';

/** Of calm sentences that look like danger, so many may raise a hint, a question, and a card by all words alone. */
const FALSE = { concern: 0.02, crisis: 0.005, sure: 0.001 };

export const isAlarm = (labels: readonly string[]) => labels[0] === 'none';

/** How strongly all dangers together weigh against none, as a logarithm. */
export const oddsOf = ([none = 0, ...others]: readonly number[]) =>
  Math.log(others.reduce((sum, value) => sum + Math.exp(value - none), 0));

/** From where on a passage is a concern, and a crisis: set on hands that the weights had not seen. */
export function bars(seen: readonly Seen[]) {
  const isHand = ({ sample }: Seen) => /^h\d/.test(sample.hand);
  const calm = seen
    .filter((one) => isHand(one) && one.sample.label === 'none')
    .map(({ values }) => oddsOf(values))
    .sort((a, b) => b - a);
  const at = (share: number) => Math.round((calm[Math.floor(calm.length * share)] ?? 0) * 100) / 100;
  const danger = seen.filter((one) => isHand(one) && one.sample.label !== 'none').map(({ values }) => oddsOf(values));
  const recall = (bar: number) => danger.filter((odds) => odds > bar).length / danger.length;
  const found = { concern: at(FALSE.concern), crisis: at(FALSE.crisis), sure: at(FALSE.sure) };
  console.log(
    `recall ${recall(found.concern).toFixed(3)} as a concern, ${recall(found.crisis).toFixed(3)} as a crisis`,
  );
  return found;
}
