import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#web/app/paths.ts';

/** Scrolls to the settings for links to them, and again when content above them has loaded. */
export function useSettingsInSight(isComplete: boolean): boolean {
  const { pathname, hash } = useLocation();
  const isWanted = pathname === paths.settings;
  // biome-ignore lint/correctness/useExhaustiveDependencies: content loaded above moves the settings.
  useEffect(() => {
    if (!isWanted) return;
    // After the page's own scroll to the top.
    const frame = requestAnimationFrame(() =>
      document.getElementById(hash.slice(1) || 'settings')?.scrollIntoView({ behavior: 'instant' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [isWanted, isComplete, hash]);
  return isWanted;
}
