import { paths } from '#web/app/paths.ts';

/** Pages that newcomers may have come for and can use without a plan. */
const forNewcomers = /^\/(invite\/|join\/|checkout(\?|$))/;
const invited = /^\/(invite|join)\//;

export const goalOfSignIn = (wanted: string | null): string => wanted ?? paths.dashboard;

/** An invitation or a chosen plan comes before the page of plans. */
export function goalOfSignUp(wanted: string | null, trial: boolean): string {
  if (wanted !== null && forNewcomers.test(wanted)) return wanted;
  return trial ? paths.dashboard : paths.membership;
}

/** They came for something that needs no plan. */
export const isInvitation = (goal: string): boolean => invited.test(goal);
