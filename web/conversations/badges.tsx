import { type ConversationType, type ShownStatus, STATUS_MEANS } from '#contract/conversations.ts';
import { STATUS_LABELS, TYPE_LABELS } from '#web/conversations/labels.ts';
import { Badge } from '#web/kit/Badge.tsx';
import { IconCircle, IconCircleCheck, IconLock, IconUser, IconUsers } from '#web/kit/icons.ts';

export function TypeBadge({ type }: { type: ConversationType }) {
  const Icon = type === 'solo_session' ? IconUser : IconUsers;
  return <Badge icon={<Icon aria-hidden="true" />}>{TYPE_LABELS[type]}</Badge>;
}

const looks = {
  active: { tone: 'calm', Icon: IconCircle },
  closed: { tone: 'plain', Icon: IconLock },
  resolved: { tone: 'excellent', Icon: IconCircleCheck },
  agreed: { tone: 'excellent', Icon: IconCircleCheck },
} as const;

export function StatusBadge({ status }: { status: ShownStatus }) {
  const { tone, Icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />} title={STATUS_MEANS[status]}>
      {STATUS_LABELS[status]}
    </Badge>
  );
}
