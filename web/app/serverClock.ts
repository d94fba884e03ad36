/** Smaller differences come from the way and from whole seconds in the header. */
const TOLERATED = 60_000;
let offset = 0;

/** Learns from a response's Date header how wrong this browser's clock is. */
export function noteServerTime(header: string | null): void {
  const difference = header === null ? Number.NaN : Date.parse(header) - Date.now();
  if (!Number.isNaN(difference)) offset = Math.abs(difference) > TOLERATED ? difference : 0;
}

/** The time by which the server decides, so that a wrong clock here takes no hour of a trial away. */
export const serverNow = (): number => Date.now() + offset;
