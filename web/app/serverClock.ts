/** Smaller differences are due to latency and whole seconds in the header. */
const TOLERATED = 60_000;
let offset = 0;

/** Learns the offset of this browser's clock from a response's Date header. */
export function noteServerTime(header: string | null): void {
  const difference = header === null ? Number.NaN : Date.parse(header) - Date.now();
  if (!Number.isNaN(difference)) offset = Math.abs(difference) > TOLERATED ? difference : 0;
}

/** The server's time, so that a wrong clock does not shorten a trial. */
export const serverNow = (): number => Date.now() + offset;
