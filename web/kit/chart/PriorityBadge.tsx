import type { Insight } from '#contract/relationship-insights.ts';
import { Badge, type BadgeTone } from '#web/kit/Badge.tsx';

const PRIORITIES: Record<Insight['priority'], { tone: BadgeTone; words: string }> = {
  high: { tone: 'needs', words: 'Needs you first' },
  medium: { tone: 'fair', words: 'Worth a look' },
  low: { tone: 'plain', words: 'Good to know' },
};

/** How much a finding asks for. */
export function PriorityBadge({ priority }: { priority: Insight['priority'] }) {
  const { tone, words } = PRIORITIES[priority];
  return <Badge tone={tone}>{words}</Badge>;
}
