import { readTheme, schemeOf, setTheme } from '#web/kit/theme/theme.ts';

export function toggleTheme(): void {
  setTheme(schemeOf(readTheme()) === 'dark' ? 'light' : 'dark');
}
