const MINUTES = 'mallama-lock-minutes';
const SEEN = 'mallama-lock-seen';

export const LOCK_CHOICES = [5, 15, 60] as const;

const read = (key: string) => {
  try {
    return Number(localStorage.getItem(key) ?? 0);
  } catch {
    return 0;
  }
};
const keep = (key: string, value: number) => {
  try {
    localStorage.setItem(key, String(value));
  } catch {
    // Without storage there is no lock, and the setting shows that it is off.
  }
};

/** Minutes without activity after which the password is asked for; 0 is never. */
export const lockMinutes = (): number => read(MINUTES);

export function setLockMinutes(minutes: number, now = Date.now()): void {
  keep(MINUTES, minutes);
  keep(SEEN, now);
}

export const noteTouch = (now = Date.now()): void => keep(SEEN, now);

/** All tabs share the time of the last activity, and a reload does not reset it. */
export const isLockDue = (now = Date.now()): boolean => lockMinutes() > 0 && now - read(SEEN) >= lockMinutes() * 60_000;
