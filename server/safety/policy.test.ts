import { describe, expect, test } from 'vitest';
import { assess } from '#server/safety/assess.ts';
import { isGraver, policyOf } from '#server/safety/policy.ts';

const on = (text: string) => policyOf(assess(text, { surface: 'chat' }));
const note = { level: 1, category: 'domestic_violence', who: 'self' } as const;

describe('what a finding permits', () => {
  test('a calm text permits everything', () => {
    const { card, urgent, coach, ...rest } = on('We argued about the dishes again.');
    expect({ card, urgent, coach }).toEqual({ card: false, urgent: false, coach: 'usual' });
    expect(Object.values(rest).every(Boolean)).toBe(true);
  });

  test('a concern is answered with care, and no price stands beside it', () => {
    expect(on('I feel hopeless and worthless')).toMatchObject({
      ...{ card: true, coach: 'careful', ownPart: false, price: false, connect: true, mediate: true },
    });
  });

  test('a crisis leaves the card alone: no advice, no price, no story', () => {
    const policy = on('I want to kill myself tonight.');
    expect(policy).toMatchObject({ card: true, coach: 'card', share: false, suggest: false, price: false });
    expect(policy).toMatchObject({ ownPart: false, mediate: false, tellBack: false, connect: true });
  });

  test('harm by the person closes the way to them; in words about a friend it does not, in a chat as in a note', () => {
    const friend = 'My friend is beaten by her husband and I don’t know how to help her.';
    for (const surface of ['chat', 'relationship'] as const) {
      const found = assess(friend, { surface });
      expect(found.level).toBeGreaterThan(0);
      expect(policyOf(found).connect).toBe(true);
      expect(policyOf(assess('My husband beats me.', { surface })).connect).toBe(false);
    }
  });

  test('a hint shows lines and claims nothing; what was seen is asked about', () => {
    const seen = { ownPart: true, suggest: true, connect: true, mediate: true, price: false, card: true };
    expect(policyOf({ ...note, category: 'hint' })).toMatchObject({ ...seen, coach: 'usual' });
    expect(policyOf(note)).toMatchObject({ coach: 'careful', connect: false, mediate: false, suggest: false });
  });

  test('what was seen is graver than a hint', () => {
    const hint = { ...note, category: 'hint' };
    expect([isGraver(note, hint), isGraver(hint, note), isGraver(hint, null)]).toEqual([true, false, true]);
    expect(isGraver({ level: 2, category: 'self_harm' }, note)).toBe(true);
  });

  test('danger to another than the writer is answered with steps, and mediated by nobody', () => {
    expect(policyOf({ ...note, who: 'other' })).toMatchObject({ suggest: true, connect: true, mediate: false });
  });
});
