import type { Mood } from '#web/kit/mood/moods.ts';

const mouths: Record<Mood, string> = {
  very_happy: 'M13 24q7 8.5 14 0z',
  happy: 'M14 24.5q6 5 12 0',
  neutral: 'M15 26h10',
  sad: 'M14.5 27.2q5.5-2.8 11 0',
  very_sad: 'M14 27.8q6-3.6 12 0',
};

const lids: Partial<Record<Mood, string>> = {
  very_happy: 'M12 18.5q2.25-3 4.5 0M23.5 18.5q2.25-3 4.5 0',
  very_sad: 'M11.5 18.5q2.5 2 5 0M23.5 18.5q2.5 2 5 0',
};

/** For an arch 40 wide with its top at 2. Low moods look down and do not frown. */
export function MoodFace({ mood }: { mood: Mood }) {
  const lid = lids[mood];
  return (
    <g stroke="var(--eye)" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
      {lid ? <path d={lid} fill="none" /> : <OpenEyes away={mood === 'sad'} />}
      <path d={mouths[mood]} fill={mood === 'very_happy' ? 'var(--eye)' : 'none'} />
    </g>
  );
}

function OpenEyes({ away }: { away: boolean }) {
  const shift = away ? -1.6 : 0;
  const y = away ? 19.5 : 17.5;
  return (
    <g fill="var(--eye)" stroke="none">
      <ellipse cx={14.5 + shift} cy={y} rx="1.9" ry="2.5" />
      <ellipse cx={25.5 + shift} cy={y} rx="1.9" ry="2.5" />
    </g>
  );
}
