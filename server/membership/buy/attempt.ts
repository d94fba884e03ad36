import { PaymentsAway, PaymentsRefused } from '#server/payments/port.ts';

/** An open attempt is reused as long as its provider accepts it; theirs expire after 23 hours. */
const REUSED = 22 * 60 * 60 * 1000;

export const isYoung = ({ createdAt }: { createdAt: Date }, now: Date) => now.getTime() - createdAt.getTime() < REUSED;

/** A definite refusal closes the attempt, so that the next one uses a new key. Without an answer it stays open. */
export async function orClose<Answer>(asking: Promise<Answer>, close: () => Promise<unknown>): Promise<Answer> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof PaymentsRefused || (error instanceof PaymentsAway && error.answered)) await close();
    throw error;
  }
}
