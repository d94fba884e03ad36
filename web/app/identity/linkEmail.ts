const KEY = 'mallama-link-email';

/** For whom this browser asked for a sign-in link: whoever opens it here need not type the address again. */
export function rememberLinkEmail(email: string): void {
  try {
    localStorage.setItem(KEY, email);
  } catch {
    // Then the link asks for the address.
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
    // Nothing was kept.
  }
}
