const LONGEST_WAIT = 60 * 60;

/** A failed job is retried after 5 seconds, then four times as long each time, at most an hour. */
export function nextTry(now: Date, attempts: number): Date {
  const seconds = Math.min(5 * 4 ** (attempts - 1), LONGEST_WAIT);
  return new Date(now.getTime() + seconds * 1000);
}

/** The start of the next interval. Intervals count from 1970, so that all processes agree. */
export function nextSlot(now: Date, seconds: number): Date {
  const length = seconds * 1000;
  return new Date((Math.floor(now.getTime() / length) + 1) * length);
}
