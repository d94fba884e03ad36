import type { MomentKind } from '#contract/relationship-check-ins.ts';
import { type Icon, IconActivity, IconBolt, IconMoodSmile } from '#web/kit/icons.ts';

export const momentNames: Record<MomentKind, string> = {
  check_in: 'Check-in',
  good_moment: 'Good moment',
  conflict: 'Conflict',
};

export const momentIcons: Record<MomentKind, Icon> = {
  check_in: IconActivity,
  good_moment: IconMoodSmile,
  conflict: IconBolt,
};
