import { Badge } from '#web/kit/Badge.tsx';
import { IconCheck, IconUrgent } from '#web/kit/icons.ts';

/** How a chat ended. An open one has no badge. */
export function StatusBadge({ status }: { status: string }) {
  if (status === 'resolved')
    return (
      <Badge tone="excellent" icon={<IconCheck aria-hidden="true" />}>
        Resolved
      </Badge>
    );
  if (status === 'needs_attention')
    return (
      <Badge tone="needs" icon={<IconUrgent aria-hidden="true" />}>
        Needs Attention
      </Badge>
    );
  return null;
}
