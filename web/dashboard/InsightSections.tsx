import { useEffect, useRef } from 'react';
import type { InsightCard } from '#contract/dashboard.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { InsightItem } from '#web/dashboard/InsightItem.tsx';
import { InsightsSkeleton } from '#web/dashboard/InsightsSkeleton.tsx';
import type { CardChange } from '#web/dashboard/insightCards.ts';
import { Section } from '#web/dashboard/Section.tsx';
import { useInsightCards } from '#web/dashboard/useInsightCards.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { InsightGrid } from '#web/kit/card/InsightGrid.tsx';
import { IconEye } from '#web/kit/icons.ts';
import { SafetyCard } from '#web/kit/safety/SafetyCard.tsx';
import { Failed } from '#web/kit/state/Failed.tsx';
import css from './InsightSections.module.css';

type InsightSectionsProps = { server: readonly InsightCard[] | undefined; isFailed: boolean };

export function InsightSections({ server, isFailed }: InsightSectionsProps) {
  const { cards, change, isUnsaved, error, note, sendAgain } = useInsightCards(server);
  const place = useRef<HTMLDivElement>(null);
  const next = useRef<string>(undefined);
  const visible = cards?.filter(({ isVisible }) => isVisible) ?? [];
  const pinned = visible.filter(({ isPinned }) => isPinned);
  const others = visible.filter(({ isPinned }) => !isPinned);
  const hidden = cards?.filter(({ isVisible }) => !isVisible) ?? [];

  // Moving or hiding a card removes its focused button, so the focus moves to a nearby one.
  useEffect(() => {
    if (next.current === undefined) return;
    place.current?.querySelector<HTMLElement>(next.current)?.focus();
    next.current = undefined;
  });
  const changeCard = (id: string, what: CardChange) => {
    if (what.isPinned !== undefined) next.current = `[data-card="${id}"] [aria-pressed]`;
    if (what.isVisible === false) next.current = '[data-show-hidden]';
    change(id, what);
  };
  const showHidden = () => {
    next.current = `[data-card="${hidden[0]?.id}"] [aria-pressed]`;
    for (const { id } of hidden) change(id, { isVisible: true });
  };

  const items = (list: readonly InsightCard[]) =>
    list.map((card) => <InsightItem key={card.id} card={card} onChange={(what) => changeCard(card.id, what)} />);
  return (
    <div ref={place} className={css.sections}>
      {pinned.length > 0 && (
        <Section title="Pinned Insights">
          <InsightGrid pinned>{items(pinned)}</InsightGrid>
        </Section>
      )}
      <Section title="Personal Insights">
        {!cards && (isFailed ? <p className="dim">They couldn’t be loaded.</p> : <InsightsSkeleton />)}
        {others.length > 0 && <InsightGrid>{items(others)}</InsightGrid>}
        {cards && others.length === 0 && <p className="dim">{nothingHere(pinned.length > 0)}</p>}
        {hidden.length > 0 && (
          <Button
            data-show-hidden=""
            variant="subtle"
            className={css.show}
            icon={<IconEye aria-hidden="true" />}
            onClick={showHidden}
          >
            {hidden.length === 1 ? 'Show 1 hidden insight' : `Show ${hidden.length} hidden insights`}
          </Button>
        )}
        {note && <SafetyCard note={note} />}
        {isUnsaved && (
          <Failed
            title="Your last change is kept in this browser, and not saved yet"
            text={error ? refusalOf(error).message : undefined}
            onRetry={sendAgain}
          />
        )}
      </Section>
    </div>
  );
}

const nothingHere = (somePinned: boolean) =>
  somePinned ? 'What you see of your insights is pinned above.' : 'You have hidden all of your insights.';
