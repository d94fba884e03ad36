import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Relationship } from '#contract/relationships.ts';
import { Segmented } from '#web/kit/Segmented.tsx';
import { ChatPlace } from '#web/relationships/ChatPlace.tsx';
import { ConnectionCard } from '#web/relationships/ConnectionCard.tsx';
import { RelationshipOverview } from '#web/relationships/RelationshipOverview.tsx';
import { SavedPlace } from '#web/relationships/SavedPlace.tsx';
import css from './RelationshipPage.module.css';

const views = [
  { value: 'overview', label: 'Overview' },
  { value: 'chat', label: 'Chat' },
  { value: 'saved', label: 'Saved' },
] as const;
type View = (typeof views)[number]['value'];

/** Two columns on a wide screen; on a phone one of three views fills it. */
export function RelationshipBody({ relationship }: { relationship: Relationship }) {
  const [view, setView] = useState<View>('overview');
  const toChat = () => {
    flushSync(() => setView('chat'));
    document.getElementById('chat')?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <div className={css.views}>
        <Segmented label="View" hideLabel options={views} value={view} onValue={setView} />
      </div>
      <div className={css.columns} data-view={view}>
        <div className={css.overview}>
          <RelationshipOverview relationship={relationship} />
        </div>
        <div className={css.beside}>
          <div className={css.chat}>
            <ChatPlace id={relationship.id} personName={relationship.personName} onPrompt={toChat} />
          </div>
          <div className={css.saved}>
            <SavedPlace />
          </div>
          <div className={css.connection}>
            <ConnectionCard relationship={relationship} />
          </div>
        </div>
      </div>
    </>
  );
}
