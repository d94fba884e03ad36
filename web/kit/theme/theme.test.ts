// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { followTheme, onThemeChange, readTheme, setTheme, THEME_KEY } from '#web/kit/theme/theme.ts';

beforeEach(() => localStorage.clear());
const scheme = () => document.documentElement.dataset.scheme;

it('remembers a choice and puts it on the page', () => {
  setTheme('dark');
  expect([readTheme(), scheme(), localStorage.getItem(THEME_KEY)]).toEqual(['dark', 'dark', 'dark']);
  setTheme('light');
  expect([readTheme(), scheme()]).toEqual(['light', 'light']);
});

it('forgets the choice when the system decides', () => {
  setTheme('dark');
  setTheme('system');
  expect([readTheme(), localStorage.getItem(THEME_KEY)]).toEqual(['system', null]);
});

it('takes over a choice made in another tab until it stops following', () => {
  const heard: string[] = [];
  const forget = onThemeChange(() => heard.push(readTheme()));
  const stop = followTheme();
  localStorage.setItem(THEME_KEY, 'dark');
  dispatchEvent(new StorageEvent('storage', { key: THEME_KEY }));
  expect(scheme()).toBe('dark');
  stop();
  localStorage.setItem(THEME_KEY, 'light');
  dispatchEvent(new StorageEvent('storage', { key: THEME_KEY }));
  expect(scheme()).toBe('dark');
  expect(heard.at(-1)).toBe('dark');
  forget();
});
