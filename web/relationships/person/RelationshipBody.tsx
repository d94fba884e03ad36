import { type ComponentType, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router';
import type { Relationship } from '#contract/relationships.ts';
import { LoopHint } from '#web/app/patterns/LoopHint.tsx';
import { Segmented } from '#web/kit/field/Segmented.tsx';
import { ConnectionCard } from '#web/relationships/connect/ConnectionCard.tsx';
import { DatesCard } from '#web/relationships/dates/DatesCard.tsx';
import { HealthTrend } from '#web/relationships/health/HealthTrend.tsx';
import { InsightsCard } from '#web/relationships/health/InsightsCard.tsx';
import { ScoreDialog } from '#web/relationships/health/ScoreDialog.tsx';
import { AskingCard } from '#web/relationships/lists/AskingCard.tsx';
import { ListsCard } from '#web/relationships/lists/ListsCard.tsx';
import { NotesCard } from '#web/relationships/lists/NotesCard.tsx';
import { PersonHeader } from '#web/relationships/person/PersonHeader.tsx';
import { GoalsCard } from '#web/relationships/plan/GoalsCard.tsx';
import { usePlan } from '#web/relationships/plan/usePlan.ts';
import css from '#web/relationships/RelationshipPage.module.css';

const boundaries = ['triggers', 'redLines', 'incompatibilities', 'aspirations', 'values', 'nonNegotiables'] as const;
const appreciation = ['learned', 'likes'] as const;

function RelationshipOverview({ relationship }: { relationship: Relationship }) {
  const actions = usePlan(relationship.id);
  return (
    <>
      <PersonHeader relationship={relationship} />
      <InsightsCard relationship={relationship} actions={actions} />
      <AskingCard relationship={relationship} />
      <GoalsCard relationship={relationship} actions={actions} />
      {relationship.isRated && <HealthTrend relationship={relationship} />}
      <ListsCard relationship={relationship} title="Relationship Dynamics & Boundaries" fields={boundaries} beside />
      <ListsCard relationship={relationship} title="Insights & Appreciation" fields={appreciation} explores />
      <DatesCard relationship={relationship} actions={actions} />
      <NotesCard relationship={relationship} />
    </>
  );
}

const views = [
  { value: 'overview', label: 'Overview' },
  { value: 'chat', label: 'Chat' },
  { value: 'saved', label: 'Saved' },
] as const;
type View = (typeof views)[number]['value'];

/** What other rooms put on this page: the chat about the person, and the saved chats. */
export type ChatParts = {
  Chat: ComponentType<{ relationship: Relationship; onPrompt: () => void; onShowSaved: () => void }>;
  Saved: ComponentType<{ relationshipId: string }>;
};

/** Someone who comes from a search starts at the place that was found. */
function viewFor(search: URLSearchParams): View {
  if (search.has('message')) return 'chat';
  return search.has('saved') ? 'saved' : 'overview';
}

/** Two columns on a wide screen; on a phone one of three views. */
export function RelationshipBody({ relationship, Chat, Saved }: { relationship: Relationship } & ChatParts) {
  const [search, setSearch] = useSearchParams();
  const moment = search.get('moment');
  const [view, setView] = useState<View>(() => viewFor(search));
  const columns = useRef<HTMLDivElement>(null);
  const toChat = () => {
    flushSync(() => setView('chat'));
    document.getElementById('chat')?.scrollIntoView({ block: 'nearest' });
  };
  const toSaved = () => {
    flushSync(() => setView('saved'));
    const saved = document.getElementById('saved');
    // Beside the overview the column is sticky, and only at its end does it move with the page.
    columns.current?.scrollIntoView({ block: 'end', behavior: 'instant' });
    saved?.scrollIntoView({ block: 'start', behavior: 'instant' });
    saved?.focus({ preventScroll: true });
  };
  const choose = (next: View) => {
    setView(next);
    scrollTo({ top: 0 });
  };
  return (
    <>
      <div className={css.views}>
        {view !== 'overview' && <h1 className="visually-hidden">{relationship.personName}</h1>}
        <Segmented label="View" hideLabel options={views} value={view} onValue={choose} />
      </div>
      <div ref={columns} className={css.columns} data-view={view}>
        <div className={css.overview}>
          <RelationshipOverview relationship={relationship} />
          {moment && (
            <ScoreDialog
              relationship={relationship}
              side="overall"
              wanted={moment}
              onClose={() => setSearch({}, { replace: true, preventScrollReset: true })}
            />
          )}
        </div>
        <div className={css.beside}>
          <LoopHint relationshipId={relationship.id} />
          <div className={css.chat}>
            <Chat relationship={relationship} onPrompt={toChat} onShowSaved={toSaved} />
          </div>
          <div className={css.saved}>
            <Saved relationshipId={relationship.id} />
          </div>
          <div className={css.connection}>
            <ConnectionCard relationship={relationship} />
          </div>
        </div>
      </div>
    </>
  );
}
