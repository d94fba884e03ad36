import type { InsightCard } from '#contract/dashboard.ts';
import { type Icon, IconBolt, IconBulb, IconMessages, IconSunrise } from '#web/kit/icons.ts';

export const cardIcons: Record<InsightCard['type'], Icon> = {
  strengths: IconSunrise,
  opportunities: IconBulb,
  communication: IconMessages,
  conflict: IconBolt,
};
