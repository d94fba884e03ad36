import type { ComponentType } from 'react';
import { useSignedIn } from '#web/app/session/useSession.ts';
import { welcome } from '#web/app/session/welcome.ts';
import { ConnectedPeople } from '#web/conversations/guest/ConnectedPeople.tsx';
import { PlanAdds } from '#web/conversations/guest/PlanAdds.tsx';
import { useGuestParts } from '#web/conversations/guest/useGuestParts.ts';
import { ConversationList } from '#web/conversations/list/ConversationList.tsx';
import { ConversationsSkeleton } from '#web/conversations/list/ConversationsSkeleton.tsx';
import css from './ConversationsPage.module.css';

type GuestHomePageProps = {
  /** The caller's shared chats; undefined until they are loaded. */
  chats: readonly unknown[] | undefined;
  Chats: ComponentType;
  /** Shown instead to someone who takes part in nothing. */
  Stranger: ComponentType;
};

/** The home page without a plan: what somebody takes part in, and what a plan adds. */
export function GuestHomePage({ chats, Chats, Stranger }: GuestHomePageProps) {
  const { user } = useSignedIn();
  const { list, people, isComing, isStranger } = useGuestParts(chats);
  if (isComing) return <ConversationsSkeleton tools={false} />;
  if (isStranger) return <Stranger />;
  return (
    <div className={css.page}>
      <header className={css.hello}>
        <h1 className="h1">{welcome(user)}</h1>
        <p className="dim">You can take part in what you were invited to without a plan.</p>
      </header>
      <Chats />
      {list && list.length > 0 && (
        <section className={css.part} aria-labelledby="your-part">
          <h2 id="your-part" className="h2">
            Your conversations and invitations
          </h2>
          <ConversationList list={list} />
        </section>
      )}
      {people && people.length > 0 && <ConnectedPeople people={people} />}
      <PlanAdds />
    </div>
  );
}
