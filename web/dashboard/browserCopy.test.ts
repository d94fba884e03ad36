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

it.each(['', 'no json', 'null', '[null, 3]', '{"ownerId":"amara","cards":{}}'])(
  'begins without a copy where the browser holds %j',
  (text) => {
    localStorage.setItem(CARDS_KEY, text);
    expect(readCopy('amara')).toEqual({ ownerId: 'amara', people: null, cards: [] });
  },
);
