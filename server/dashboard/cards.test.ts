import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InsightCard } from '#contract/dashboard.ts';
import { CARD_IDS } from '#contract/insight-cards.ts';
import { type CardChange, cardsFrom, changedCard } from '#server/dashboard/cards.ts';

const EARLY = new Date('2026-11-20T09:00:00.000Z');
const LATE = new Date('2026-11-20T10:00:00.000Z');

const finding = (text: string, score: number) => ({
  text,
  source: { relationshipId: 'maya', personName: 'Maya', score },
});
const EARLY_WORD = finding('You name a problem early', 84);
const MONEY = finding('Money', 41);

describe('the insight cards', () => {
  test('are four, and say at first what the specification says', () => {
    const cards = cardsFrom({});
    expect(cards.map(({ id, content }) => [id, content])).toEqual([
      ['strengths-1', 'Nothing yet. After a check-in or two, you’ll see what’s going well.'],
      ['opportunities-1', 'Nothing yet. After a check-in or two, you’ll see what could use care.'],
      ['communication-1', 'How do you like to talk things through? Write it here.'],
      ['conflict-1', 'What helps you when you disagree? Write it here.'],
    ]);
    expect(cards.every(({ isPinned, isVisible, updatedAt }) => !isPinned && isVisible && updatedAt === null)).toBe(
      true,
    );
  });

  test('begin with the first strength and growth area of an insight', () => {
    const cards = cardsFrom({}, { strength: EARLY_WORD, growthArea: MONEY });
    expect(cards.slice(0, 2).map(({ content }) => content)).toEqual(['You name a problem early', 'Money']);
    expect(cards.map(({ source }) => source?.score ?? null)).toEqual([84, 41, null, null]);
    expect(cardsFrom({}, { strength: EARLY_WORD })[1]?.content).toBe(
      'Nothing yet. After a check-in or two, you’ll see what could use care.',
    );
  });

  test('keep what somebody wrote, whatever an insight says', () => {
    const mine = { 'strengths-1': { content: 'We laugh', updatedAt: EARLY.toISOString() } };
    expect(cardsFrom(mine, { strength: EARLY_WORD })[0]).toMatchObject({ content: 'We laugh', source: null });
  });

  test('always have the promised shape', () => {
    const change = fc.record(
      { content: fc.string({ minLength: 1 }), isPinned: fc.boolean(), isVisible: fc.boolean() },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...CARD_IDS), change), (changes) => {
        const dated = Object.fromEntries(
          Object.entries(changes).map(([id, one]) => [id, { ...one, updatedAt: EARLY.toISOString() }]),
        );
        expect(cardsFrom(dated).every((card) => InsightCard.safeParse(card).success)).toBe(true);
      }),
    );
  });
});

describe('a change of a card', () => {
  const kept: CardChange = { content: 'We laugh', isPinned: true, updatedAt: LATE.toISOString() };

  test('leaves what it does not name', () => {
    expect(changedCard(undefined, { isPinned: true }, EARLY)).toEqual({
      isPinned: true,
      updatedAt: EARLY.toISOString(),
    });
    expect(changedCard(kept, { isVisible: false }, LATE)).toEqual({ ...kept, isVisible: false });
  });

  test('that was made before a later one changes only what that left alone', () => {
    const offline = { content: 'We cried', isVisible: false };
    expect(changedCard(kept, offline, EARLY)).toEqual({ ...kept, isVisible: false });
  });

  test('that is the later one wins', () => {
    const earlier = { ...kept, updatedAt: EARLY.toISOString() };
    expect(changedCard(earlier, { content: 'We sang' }, LATE)).toEqual({ ...kept, content: 'We sang' });
  });
});
