import type { AppAccess } from '#contract/access.ts';
import type { User } from '#contract/account.ts';
import type { BannerTone } from '#web/kit/state/Banner.tsx';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export type TrialNotice =
  | { tone: 'ended' }
  | {
      tone: Exclude<BannerTone, 'ended'>;
      /** "13h 32m" */
      left: string;
      /** Changes once an hour, so that screen readers do not announce every minute. */
      spoken: string;
    };

type Facts = Pick<User, 'trialEndDate'>;
type Verdict = Pick<AppAccess, 'hasAccess' | 'hasActiveTrial' | 'isTrialExpired'>;

/** The text of the trial banner. Its tone changes at 6 hours, 2 hours and the end. `now` is the server's time. */
export function trialNotice({ trialEndDate }: Facts, access: Verdict, now: number): TrialNotice | null {
  if (access.isTrialExpired && !access.hasAccess) return { tone: 'ended' };
  if (!access.hasActiveTrial || trialEndDate === null) return null;
  const remaining = Date.parse(trialEndDate) - now;
  if (remaining <= 0) return null;
  return { tone: toneOf(remaining), left: inWords(remaining), spoken: spokenOf(remaining) };
}

function toneOf(remaining: number) {
  if (remaining < 2 * HOUR) return 'urgent';
  return remaining < 6 * HOUR ? 'soon' : 'calm';
}

/** Never "0m" while time is left. */
function inWords(remaining: number): string {
  const minutes = Math.max(1, Math.floor(remaining / MINUTE));
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes}m` : `${hours}h ${minutes % 60}m`;
}

function spokenOf(remaining: number): string {
  const hours = Math.floor(remaining / HOUR);
  if (hours === 0) return 'Less than an hour';
  return hours === 1 ? 'More than an hour' : `More than ${hours} hours`;
}
