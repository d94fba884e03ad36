const keyOf = (userId: string, host: string) => `mallama-embedded-only:${userId}:${host}`;

/** Whether the provider was declined in this browser, so that it is not asked before every message. */
export function hasDeclined(userId: string, host: string): boolean {
  try {
    return localStorage.getItem(keyOf(userId, host)) !== null;
  } catch {
    return false;
  }
}

export function keepDeclined(userId: string, host: string, declined: boolean): void {
  try {
    if (declined) localStorage.setItem(keyOf(userId, host), '1');
    else localStorage.removeItem(keyOf(userId, host));
  } catch {
    // Without storage it is asked again next time.
  }
}
