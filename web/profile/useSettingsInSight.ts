import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#web/app/paths.ts';

/** Whoever asks for the settings lands there, and stays there when what is above them has come. */
export function useSettingsInSight(isComplete: boolean): boolean {
  const { pathname, hash } = useLocation();
  const isWanted = pathname === paths.settings;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has come above moved them.
  useEffect(() => {
    if (!isWanted) return;
    // After the arrival at a new page has put the reader at its top.
    const frame = requestAnimationFrame(() =>
      document.getElementById(hash.slice(1) || 'settings')?.scrollIntoView({ behavior: 'instant' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [isWanted, isComplete, hash]);
  return isWanted;
}
