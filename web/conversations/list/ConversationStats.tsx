import { useQuery } from '@tanstack/react-query';
import type { Conversation } from '#contract/conversations.ts';
import { api } from '#web/app/api.ts';
import css from '#web/conversations/ConversationsPage.module.css';
import { StatCard } from '#web/kit/card/StatCard.tsx';

type Props = { list: readonly Conversation[] | undefined; isFailed: boolean };

/** Blank while loading, and a dash if that failed. */
export function ConversationStats({ list, isFailed }: Props) {
  const progress = useQuery(api.progress.get.queryOptions());
  const insight = progress.data?.emotional_intelligence;
  const counted = (count: (all: readonly Conversation[]) => number) =>
    list ? count(list) : isFailed ? '–' : undefined;
  return (
    <section className={css.stats} aria-label="In numbers">
      <StatCard
        label="Total Sessions"
        value={counted((all) => all.filter(({ isInvited }) => !isInvited).length)}
        caption="listed here"
      />
      <StatCard
        label="Emotional Intelligence"
        value={progress.isError ? '–' : insight === null ? 'Not yet' : insight && `${Math.round(insight)}%`}
        caption={insight === null ? 'after three conversations' : 'steps taken in your conversations'}
      />
      <StatCard
        label="Active Sessions"
        value={counted((all) => all.filter(({ status, isInvited }) => status === 'active' && !isInvited).length)}
        caption="open conversations"
      />
    </section>
  );
}
