const KEY = 'mallama-time-zone';

/** Where this device is. */
export const deviceTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** By which days begin and end: the choice kept in this browser, else where the device is. */
export function timeZone(): string {
  try {
    return localStorage.getItem(KEY) ?? deviceTimeZone();
  } catch {
    return deviceTimeZone();
  }
}

/** The day it is for them. */
export const today = () => new Date().toLocaleDateString('en-CA', { timeZone: timeZone() });

export function keepTimeZone(chosen: string | null): void {
  try {
    if (chosen) localStorage.setItem(KEY, chosen);
    else localStorage.removeItem(KEY);
  } catch {
    // It is asked again next time.
  }
}
