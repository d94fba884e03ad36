import { type ConversationStatus, type ConversationType, STATUS_MEANS } from '#contract/conversations.ts';
import { STATUS_LABELS, TYPE_LABELS } from '#web/conversations/words.ts';
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
} as const;

/** A mediation in which everybody has said yes: it is not closed, and nothing can be added. */
export const AgreedBadge = () => (
  <Badge
    tone="excellent"
    icon={<IconCircleCheck aria-hidden="true" />}
    title="Agreed: everybody has said yes. It stays here to read."
  >
    Agreed
  </Badge>
);

export function StatusBadge({ status }: { status: ConversationStatus }) {
  const { tone, Icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />} title={STATUS_MEANS[status]}>
      {STATUS_LABELS[status]}
    </Badge>
  );
}
