// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { CARDS_KEY, INSIGHT_CARDS } from '#contract/insight-cards.ts';
import { keepInCopy, readCopy } from '#web/dashboard/browserCopy.ts';

const cards = INSIGHT_CARDS.map((card) => ({
  ...card,
  category: card.type,
  isPinned: false,
  isVisible: true,
  updatedAt: null,
  source: null,
}));

beforeEach(() => localStorage.clear());

it('keeps its parts beside each other', () => {
  keepInCopy('amara', { cards });
  keepInCopy('amara', { people: 2 });
  expect(readCopy('amara')).toEqual({ ownerId: 'amara', people: 2, cards });
});

it('shows nobody what another person left in this browser, and takes nothing over from them', () => {
  keepInCopy('amara', { cards, people: 2 });
  expect(readCopy('maya')).toEqual({ ownerId: 'maya', people: null, cards: [] });
  keepInCopy('maya', { people: 0 });
  expect(readCopy('maya').cards).toEqual([]);
  expect(readCopy('amara').cards).toEqual([]);
});

it('holds no word of what the server has, and every word that it does not', () => {
  const source = { relationshipId: '7', personName: 'Maya', score: 84 };
  const named = { content: 'Trust with Maya is a strength', source };
  const [first, ...rest] = cards.map((card) => ({ ...card, ...named }));
  if (!first) throw new Error('There is no card.');
  const unsent = { content: 'We laugh again', at: '2026-11-20T10:00:00.000Z' };
  keepInCopy('amara', { cards: [{ ...first, isPinned: true, unsent }, ...rest] });
  expect(localStorage.getItem(CARDS_KEY)).not.toContain('Maya');
  expect(readCopy('amara').cards[0]).toMatchObject({ isPinned: true, unsent });
  expect(readCopy('amara').cards).toHaveLength(cards.length);
});

it.each(['', 'no json', 'null', '[null, 3]', '{"ownerId":"amara","cards":{}}'])(
  'begins without a copy where the browser holds %j',
  (text) => {
    localStorage.setItem(CARDS_KEY, text);
    expect(readCopy('amara')).toEqual({ ownerId: 'amara', people: null, cards: [] });
  },
);
