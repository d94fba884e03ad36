export type ThemeChoice = 'light' | 'dark' | 'system';
type Scheme = 'light' | 'dark';

/** The script in the page's head reads the same key before the first paint. */
export const THEME_KEY = 'mallama-theme';
const darkQuery = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();
let withoutStorage: ThemeChoice = 'system';

export function readTheme(): ThemeChoice {
  try {
    const stored = localStorage.getItem(THEME_KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return withoutStorage;
  }
}

export function schemeOf(choice: ThemeChoice): Scheme {
  if (choice !== 'system') return choice;
  return matchMedia(darkQuery).matches ? 'dark' : 'light';
}

export function setTheme(choice: ThemeChoice): void {
  remember(choice);
  applyTheme();
}

/** Follows the system's setting and changes in other tabs. Returns a function that stops it. */
export function followTheme(): () => void {
  const system = matchMedia(darkQuery);
  const onStorage = (event: StorageEvent) => event.key === THEME_KEY && applyTheme();
  system.addEventListener('change', applyTheme);
  addEventListener('storage', onStorage);
  applyTheme();
  return () => {
    system.removeEventListener('change', applyTheme);
    removeEventListener('storage', onStorage);
  };
}

export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function applyTheme(): void {
  document.documentElement.dataset.scheme = schemeOf(readTheme());
  for (const listener of listeners) listener();
}

function remember(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, choice);
  } catch {
    withoutStorage = choice;
  }
}
