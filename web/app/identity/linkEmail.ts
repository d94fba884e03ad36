const KEY = 'mallama-link-email';

/** Remembers the address of a requested sign-in link, so that it need not be typed again in this browser. */
export function rememberLinkEmail(email: string): void {
  try {
    localStorage.setItem(KEY, email);
  } catch {
    // Then the address is asked for.
  }
}

export function readLinkEmail(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function forgetLinkEmail(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}
