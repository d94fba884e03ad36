const LONGEST_WAIT = 60 * 60;

/** When a failed job is tried again: after 5 seconds, then four times as long each time, at most an hour. */
export function nextTry(now: Date, attempts: number): Date {
  const seconds = Math.min(5 * 4 ** (attempts - 1), LONGEST_WAIT);
  return new Date(now.getTime() + seconds * 1000);
}

/** The beginning of the next interval; intervals count from 1970, so that all processes mean the same ones. */
export function nextSlot(now: Date, seconds: number): Date {
  const length = seconds * 1000;
  return new Date((Math.floor(now.getTime() / length) + 1) * length);
}
