import type { ProgressInput } from '#contract/progress.ts';

const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' });
export const dayWords = (on: string) => day.format(new Date(`${on}T00:00:00Z`));

/** An input in words. */
export function inputWords({ kind, done, text }: ProgressInput): string {
  const withThem = text ? ` with ${text}` : '';
  if (kind === 'conversation') return text ?? 'A conversation';
  if (kind === 'week') return done ? 'A week with something in it' : 'A quiet week';
  if (kind === 'conflict') return `A conflict${withThem}${done ? ', and something good after it' : ''}`;
  if (kind === 'saved_chat') return `A saved chat${text ? ` about ${text}` : ''}, ${done ? 'resolved' : 'still open'}`;
  return `A step or promise${withThem}, ${done ? 'done' : 'not done yet'}`;
}
