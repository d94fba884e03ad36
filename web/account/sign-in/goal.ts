import { paths } from '#web/app/paths.ts';

/** What somebody new may have come for, and can use without a plan. */
const forNewcomers = /^\/(invite\/|join\/|checkout(\?|$))/;
const invited = /^\/(invite|join)\//;

export const goalOfSignIn = (wanted: string | null): string => wanted ?? paths.dashboard;

/** An invitation or a plan somebody had chosen comes before the page where plans are chosen. */
export function goalOfSignUp(wanted: string | null, trial: boolean): string {
  if (wanted !== null && forNewcomers.test(wanted)) return wanted;
  return trial ? paths.dashboard : paths.membership;
}

/** What brought them here needs no plan. */
export const isInvitation = (goal: string): boolean => invited.test(goal);
