import { useSyncExternalStore } from 'react';
import { onThemeChange, readTheme, setTheme, type ThemeChoice } from '#web/kit/theme/theme.ts';

export function useTheme(): readonly [ThemeChoice, (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(onThemeChange, readTheme, () => 'system' as const), setTheme];
}
