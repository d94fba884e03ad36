import { type MonthlyPlan, PRICES } from '#contract/plans.ts';

type Period = { plan: MonthlyPlan; periodStart: Date | null; periodEnd: Date | null };

/** What a larger plan costs for the rest of the period, in cents. */
export function difference({ plan, periodStart, periodEnd }: Period, wanted: MonthlyPlan, at: Date): number {
  if (!periodStart || !periodEnd) return 0;
  const whole = periodEnd.getTime() - periodStart.getTime();
  const left = Math.min(Math.max(periodEnd.getTime() - at.getTime(), 0), whole);
  return Math.max(0, Math.round(((PRICES[wanted] - PRICES[plan]) * left) / whole));
}
