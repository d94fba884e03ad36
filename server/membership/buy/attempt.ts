import { PaymentsAway, PaymentsRefused } from '#server/payments/port.ts';

/** An open attempt is used again while its provider still takes it; theirs expire after 23 hours. */
const REUSED = 22 * 60 * 60 * 1000;

export const isYoung = ({ createdAt }: { createdAt: Date }, now: Date) => now.getTime() - createdAt.getTime() < REUSED;

/** A certain no ends the attempt, so that the next one is asked under a key of its own; silence keeps it. */
export async function orClose<Answer>(asking: Promise<Answer>, close: () => Promise<unknown>): Promise<Answer> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof PaymentsRefused || (error instanceof PaymentsAway && error.answered)) await close();
    throw error;
  }
}
