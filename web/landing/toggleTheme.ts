import { readTheme, schemeOf, setTheme } from '#web/app/theme/theme.ts';

export function toggleTheme(): void {
  setTheme(schemeOf(readTheme()) === 'dark' ? 'light' : 'dark');
}
