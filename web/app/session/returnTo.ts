const KEY = 'mallama-return';

/** Where somebody wanted to go before they were asked to sign in. Lives as long as the tab. */
export function rememberReturn(address: string): void {
  try {
    if (isOurs(address)) sessionStorage.setItem(KEY, address);
  } catch {
    // Without storage they begin at the dashboard.
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
    // Nothing was kept either.
  }
}

/** A path of this origin and nothing that a browser could read as another one. */
const isOurs = (address: string) => /^\/(?![/\\])/.test(address);
