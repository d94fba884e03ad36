import type { ComponentType } from 'react';
import { ConnectedPeople } from '#web/conversations/guest/ConnectedPeople.tsx';
import { PlanAdds } from '#web/conversations/guest/PlanAdds.tsx';
import { useGuestParts } from '#web/conversations/guest/useGuestParts.ts';
import { ConversationsSkeleton } from '#web/conversations/list/ConversationsSkeleton.tsx';
import css from './ConversationsPage.module.css';

type Props = {
  title: 'People' | 'Journal';
  /** The caller's shared chats; undefined until they are loaded. */
  chats: readonly unknown[] | undefined;
  /** Shown instead to someone who takes part in nothing. */
  Stranger: ComponentType;
};

const TEXTS = {
  People: 'With a plan, each person has a page here: how it’s going between you, check-ins, and chats about them.',
  Journal: 'With a plan, you can keep a journal here. It’s private: nobody else reads it.',
};

/** What a place of members would be, for someone who was invited and has no plan. */
export function GuestPlacePage({ title, chats, Stranger }: Props) {
  const { people, isComing, isStranger } = useGuestParts(chats);
  if (isComing) return <ConversationsSkeleton tools={false} />;
  if (isStranger) return <Stranger />;
  return (
    <div className={css.page}>
      <header className={css.hello}>
        <h1 className="h1">{title}</h1>
        <p className="dim">{TEXTS[title]}</p>
      </header>
      {title === 'People' && people && people.length > 0 && <ConnectedPeople people={people} />}
      <PlanAdds />
    </div>
  );
}
