const KEY = 'mallama-return';

/** The page somebody wanted before they were asked to sign in. Kept as long as the tab. */
export function rememberReturn(address: string): void {
  try {
    if (isOurs(address)) sessionStorage.setItem(KEY, address);
  } catch {
    // Without storage they start at the dashboard.
  }
}

export function readReturn(): string | null {
  try {
    const address = sessionStorage.getItem(KEY);
    return address !== null && isOurs(address) ? address : null;
  } catch {
    return null;
  }
}

export function forgetReturn(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}

/** A path of this origin that no browser could read as another origin. */
const isOurs = (address: string) => /^\/(?![/\\])/.test(address);
