import { archPath } from '#web/kit/figure/arch.tsx';
import { MoodFace } from '#web/kit/mood/MoodFace.tsx';
import type { Mood } from '#web/kit/mood/moods.ts';

/** Decoration beside the mood's name, never instead of it. */
export function MoodArch({ mood, size = 40 }: { mood: Mood; size?: number }) {
  return (
    <svg viewBox="0 0 40 44" width={size} height={size * 1.1} aria-hidden="true">
      <path d={archPath(2, 36, 42, 44)} fill={`var(--mood-${mood})`} />
      <MoodFace mood={mood} />
    </svg>
  );
}
