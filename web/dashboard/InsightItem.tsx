import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { InsightCard } from '#contract/dashboard.ts';
import { comesBack, loopSentence } from '#contract/pattern-words.ts';
import { api } from '#web/app/api.ts';
import { href, paths } from '#web/app/paths.ts';
import { useDraft } from '#web/app/useDraft.ts';
import type { CardChange } from '#web/dashboard/insightCards.ts';
import { Insight } from '#web/kit/card/Insight.tsx';
import { type Icon, IconBolt, IconBulb, IconMessages, IconSunrise } from '#web/kit/icons.ts';
import css from './InsightSections.module.css';

const cardIcons: Record<InsightCard['type'], Icon> = {
  strengths: IconSunrise,
  opportunities: IconBulb,
  communication: IconMessages,
  conflict: IconBolt,
};

/** Under the conflict card: the most frequent recurring conflict, if any. Loaded after the page. */
function ComesBack() {
  const { data } = useQuery(api.progress.patterns.list.queryOptions());
  const loop = data?.loops.find(comesBack);
  if (!loop) return null;
  return (
    <p className="small">
      {loopSentence(loop)} <Link to={`${paths.progress}#patterns`}>Look at it</Link>
    </p>
  );
}

const LONGEST = 1000;

type InsightItemProps = { card: InsightCard; onChange: (change: CardChange) => void };

/** An unsaved edit is kept as a draft and opens with the card. */
export function InsightItem({ card, onChange }: InsightItemProps) {
  const draft = useDraft<string>(`dashboard/${card.id}`);
  const Icon = cardIcons[card.type];
  return (
    <div data-card={card.id} className={css.item}>
      <Insight
        icon={<Icon aria-hidden="true" />}
        type={card.title}
        text={card.content}
        receipt={card.source && <Receipt {...card.source} />}
        pinned={card.isPinned}
        onPin={() => onChange({ isPinned: !card.isPinned })}
        onHide={() => onChange({ isVisible: false })}
        onEdit={(content) => onChange({ content })}
        onEditEnd={draft.drop}
        editing={{ placeholder: 'Enter your content...', limit: LONGEST, onDraft: draft.keep, draft: draft.value }}
      />
      {card.type === 'conflict' && <ComesBack />}
    </div>
  );
}

/** A link to what a finding is based on. */
function Receipt({ relationshipId, personName, score }: NonNullable<InsightCard['source']>) {
  return (
    <>
      {score} of 100 today. <Link to={href.relationship(relationshipId)}>See {personName}’s check-ins</Link>
    </>
  );
}
