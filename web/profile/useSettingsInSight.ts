import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#web/app/paths.ts';

/** For links to the settings or one of them: scrolls there, and again when content above has loaded, and focuses it. */
export function useSettingsInSight(isComplete: boolean): boolean {
  const { pathname, hash, key } = useLocation();
  const wanted = hash.slice(1) || (pathname === paths.settings ? 'settings' : '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: content loaded above moves the settings, and the same link can be followed twice.
  useEffect(() => {
    if (!wanted) return;
    // After the page's own scroll to the top, and its focus on the heading.
    const frame = requestAnimationFrame(() => {
      const place = document.getElementById(wanted);
      place?.scrollIntoView({ behavior: 'instant' });
      const heading = place?.querySelector<HTMLElement>('h2, h3');
      if (!heading || place?.contains(document.activeElement)) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [wanted, isComplete, key]);
  return wanted !== '';
}
