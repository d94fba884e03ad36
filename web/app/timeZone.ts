const KEY = 'mallama-time-zone';

export const deviceTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The time zone of the person's days: the choice stored in this browser, else the device's. */
export function timeZone(): string {
  try {
    return localStorage.getItem(KEY) ?? deviceTimeZone();
  } catch {
    return deviceTimeZone();
  }
}

/** Today's date for them. */
export const today = () => new Date().toLocaleDateString('en-CA', { timeZone: timeZone() });

export function keepTimeZone(chosen: string | null): void {
  try {
    if (chosen) localStorage.setItem(KEY, chosen);
    else localStorage.removeItem(KEY);
  } catch {
    // It is loaded again next time.
  }
}
