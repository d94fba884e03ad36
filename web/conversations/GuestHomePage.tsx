import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { hueOf } from '#contract/hues.ts';
import { api } from '#web/app/api.ts';
import { paths } from '#web/app/paths.ts';
import { useSignedIn } from '#web/app/session/useSession.ts';
import { welcome } from '#web/app/session/welcome.ts';
import { ConversationList } from '#web/conversations/list/ConversationList.tsx';
import { ConversationsSkeleton } from '#web/conversations/list/ConversationsSkeleton.tsx';
import { useConversations } from '#web/conversations/list/useConversations.ts';
import { ButtonLink } from '#web/kit/button/ButtonLink.tsx';
import { Card } from '#web/kit/card/Card.tsx';
import { Avatar } from '#web/kit/figure/Avatar.tsx';
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
  const { list, isError } = useConversations();
  const { data: people, isError: hasFailed } = useQuery(api.relationships.connections.connected.queryOptions());
  const isKnown = list && chats && people;
  if (!isKnown && !isError && !hasFailed) return <ConversationsSkeleton tools={false} />;
  if (isKnown && list.length + chats.length + people.length === 0) return <Stranger />;
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
            Conversations you’re part of
          </h2>
          <ConversationList list={list} />
        </section>
      )}
      {people && people.length > 0 && (
        <Card as="section" aria-labelledby="connections" className={css.part}>
          <h2 id="connections" className="h3">
            People you’re connected with
          </h2>
          <ul className={css.people}>
            {people.map(({ relationshipId, personName }) => (
              <li key={relationshipId}>
                <Avatar name={personName} hue={hueOf(relationshipId)} />
                {personName}
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card as="section" aria-labelledby="plan-adds" className={css.part}>
        <h2 id="plan-adds" className="h3">
          What a plan adds
        </h2>
        <p className="dim">
          Chats with Mallama about the people in your life, check-ins, a journal, and conversations you start yourself.
          Whatever you wrote here stays yours, and you can export it in your settings.
        </p>
        <ButtonLink to={paths.membership}>See the plans</ButtonLink>
      </Card>
    </div>
  );
}
