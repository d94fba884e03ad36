/** Questions to start an entry with, a different one each day. */
export const PROMPTS = [
  'What did someone say today that stayed with you?',
  'When did you feel closest to someone this week?',
  'What did you leave unsaid, and to whom?',
  'What went better than you expected?',
  'What do you need that you haven’t asked for?',
  'Whose day did you make a little easier?',
  'What were you really upset about?',
  'What would the other person say about it?',
  'Where did you feel tense, and what was happening?',
  'What are you looking forward to, and with whom?',
  'What did you do today that you would do again?',
  'What do you keep coming back to in your thoughts?',
  'When did you feel heard?',
  'What would you say if you had five more minutes?',
  'What did you learn about someone close to you?',
  'What can wait until tomorrow?',
  'What made you laugh?',
  'Which promise do you want to keep this week?',
  'What was hard, and what helped?',
  'What would you thank someone for?',
  'When did you hold back, and was it right?',
] as const;

/** The question of a day. */
export const promptOn = (day: string): string =>
  PROMPTS[Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000) % PROMPTS.length] ?? PROMPTS[0];

/** Longer than any day, also the one on which the clocks go back. */
const LONGEST_DAY = 26 * 3_600_000;

/** Milliseconds until the next day starts in a time zone, also across a clock change. */
export function untilMidnight(now: Date, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone });
  const today = format.format(now);
  let [still, next] = [0, LONGEST_DAY];
  while (next - still > 1) {
    const middle = Math.floor((still + next) / 2);
    if (format.format(now.getTime() + middle) === today) still = middle;
    else next = middle;
  }
  return next;
}
