import type { Hue } from '#contract/hues.ts';
import type { Gaze } from '#web/kit/figure/arch.tsx';

export interface Passer {
  x: number;
  width: number;
  height: number;
  hue: Hue;
  gaze: Gaze;
}

/** The positions. x 0 to 1200 is visible on a laptop; the outermost four appear on wide screens. */
export const crowd: readonly Passer[] = [
  { x: -232, width: 98, height: 150, hue: 'apricot', gaze: 'right' },
  { x: -30, width: 112, height: 190, hue: 'iris', gaze: 'right' },
  { x: 66, width: 84, height: 118, hue: 'rose', gaze: 'right' },
  { x: 196, width: 104, height: 216, hue: 'sky', gaze: 'right' },
  { x: 286, width: 92, height: 160, hue: 'orchid', gaze: 'closed' },
  { x: 846, width: 110, height: 182, hue: 'iris', gaze: 'left' },
  { x: 938, width: 78, height: 108, hue: 'apricot', gaze: 'left' },
  { x: 1060, width: 100, height: 226, hue: 'rose', gaze: 'left' },
  { x: 1146, width: 96, height: 158, hue: 'sky', gaze: 'left' },
  { x: 1334, width: 106, height: 196, hue: 'iris', gaze: 'left' },
];
