import { Segmented, type SegmentedOption } from '#web/kit/field/Segmented.tsx';
import { IconDeviceDesktop, IconMoon, IconSun } from '#web/kit/icons.ts';
import type { ThemeChoice as Choice } from '#web/kit/theme/theme.ts';
import { useTheme } from '#web/kit/theme/useTheme.ts';

const options: readonly SegmentedOption<Choice>[] = [
  { value: 'light', label: 'Light', icon: <IconSun aria-hidden="true" /> },
  { value: 'dark', label: 'Dark', icon: <IconMoon aria-hidden="true" /> },
  { value: 'system', label: 'System', icon: <IconDeviceDesktop aria-hidden="true" /> },
];

export function ThemeChoice() {
  const [theme, setTheme] = useTheme();
  return <Segmented label="Theme" hideLabel options={options} value={theme} onValue={setTheme} />;
}
