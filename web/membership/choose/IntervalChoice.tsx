import type { Interval } from '#contract/plans.ts';
import { Segmented } from '#web/kit/field/Segmented.tsx';
import type { Offer } from '#web/membership/parts.ts';

const OPTIONS = [
  { value: 'month', label: 'Monthly' },
  { value: 'year', label: 'Yearly, two months free' },
] as const;

type IntervalChoiceProps = { offer: Offer | undefined; interval: Interval; onInterval: (interval: Interval) => void };

/** Monthly or yearly; nothing where no yearly plans are sold. */
export function IntervalChoice({ offer, interval, onInterval }: IntervalChoiceProps) {
  if (!offer?.plans.some(({ yearly }) => yearly)) return null;
  return <Segmented label="How often you pay" options={OPTIONS} value={interval} onValue={onInterval} />;
}
