import { expect, it } from 'vitest';
import type { InsightCard } from '#contract/dashboard.ts';
import { INSIGHT_CARDS } from '#contract/insight-cards.ts';
import type { KeptCard } from '#web/dashboard/insightCards.ts';
import { asLeft, merged, settled, withChange } from '#web/dashboard/insightCards.ts';

const server: InsightCard[] = INSIGHT_CARDS.map((card) => ({
  ...card,
  category: card.type,
  isPinned: false,
  isVisible: true,
  updatedAt: null,
  source: null,
}));
const [first, second] = ['2026-11-20T10:00:00.000Z', '2026-11-20T10:00:01.000Z'] as const;
const find = (cards: readonly KeptCard[], id: string) => {
  const card = cards.find((one) => one.id === id);
  if (!card) throw new Error(`No card ${id}`);
  return card;
};

it('takes over what another device changed, and keeps beside it what is not sent yet', () => {
  const mine = withChange(server, 'strengths-1', { content: 'We laugh again' }, first);
  const theirs = server.map((card) => ({ ...card, isPinned: card.id === 'conflict-1' || card.id === 'strengths-1' }));
  const both = merged(theirs, mine);
  expect(asLeft(find(both, 'conflict-1')).isPinned).toBe(true);
  expect(asLeft(find(both, 'strengths-1'))).toMatchObject({ content: 'We laugh again', isPinned: true });
});

it('adds up changes of one card until they are sent', () => {
  const once = withChange(server, 'strengths-1', { isPinned: true }, first);
  const twice = withChange(once, 'strengths-1', { isVisible: false }, second);
  expect(find(twice, 'strengths-1').unsent).toEqual({ isPinned: true, isVisible: false, at: second });
});

it('lets go of a change once the server answered it, and not of a newer one', () => {
  const sent = { isPinned: true, at: first };
  const answer = { ...find(server, 'strengths-1'), isPinned: true, updatedAt: first };
  const waiting = withChange(server, 'strengths-1', { isPinned: true }, first);
  expect(find(settled(waiting, answer, sent), 'strengths-1')).not.toHaveProperty('unsent');

  const newer = withChange(waiting, 'strengths-1', { isPinned: false }, second);
  const after = settled(newer, answer, sent);
  expect(asLeft(find(after, 'strengths-1')).isPinned).toBe(false);
});

it('shows no score beside words that the person has just written', () => {
  const source = { relationshipId: '7', personName: 'Maya', score: 84 };
  const [card] = server;
  if (!card) throw new Error('There is no card.');
  expect(asLeft({ ...card, source, unsent: { at: '', isPinned: true } }).source).toEqual(source);
  expect(asLeft({ ...card, source, unsent: { at: '', content: 'We laugh' } }).source).toBeNull();
});
