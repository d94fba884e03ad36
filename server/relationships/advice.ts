import type { Side } from '#contract/relationship-scores.ts';

export const SIDE_LABELS: Record<Side, string> = {
  trustSafety: 'Trust & Safety',
  communicationClarity: 'Communication',
  growth: 'Growth',
  joyFulfillment: 'Joy & Fulfillment',
};

type Words = { keep: (name: string) => string; raise: (name: string) => string[] };

/** What helps each side, in plain sentences. */
export const ADVICE: Record<Side, Words> = {
  trustSafety: {
    keep: (name) => `Tell ${name} what makes you feel safe with them.`,
    raise: (name) => [
      'Notice what you keep back, and with whom you would be safe to say it.',
      `If it is safe to, ask ${name} for one small promise, and make one yourself.`,
    ],
  },
  communicationClarity: {
    keep: (name) => `Use what works: bring the next hard topic to ${name} in the same calm way.`,
    raise: (name) => [
      `Say one thing to ${name} this week as a feeling and a request, not as a fault.`,
      'Say back what you heard before you answer.',
    ],
  },
  growth: {
    keep: (name) => `Choose the next small thing that you and ${name} want to learn.`,
    raise: (name) => [
      `Ask ${name} what one thing they would like to be different in a month.`,
      'Pick one goal of your list, and make its first step small enough for this week.',
    ],
  },
  joyFulfillment: {
    keep: (name) => `Plan the next thing that you and ${name} both enjoy.`,
    raise: (name) => [
      `Put half an hour with ${name} in the calendar that has no purpose but to enjoy it.`,
      'Log the next good moment, however small.',
    ],
  },
};
