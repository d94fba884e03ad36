import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TEXT_FIELDS } from '#contract/relationship-lists.ts';
import type { RelationshipChange } from '#contract/relationships.ts';
import { changedWords, wordsOf } from '#server/relationships/record/written.ts';

const maya = { personName: 'Maya', relationshipType: 'friend' as const };
const change = (more: Omit<RelationshipChange, 'id'>): RelationshipChange => ({ id: 'maya', ...more });

describe('the words of somebody new', () => {
  test('name every field, the ones that were not said as empty', () => {
    const words = wordsOf({ ...maya, likes: 'Tea', triggers: null });
    expect(words).toMatchObject({ personName: 'Maya', customLabel: null, likes: 'Tea', triggers: '' });
    expect(TEXT_FIELDS.every((field) => typeof words[field] === 'string')).toBe(true);
  });

  test('are tidied once: tidying them again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (likes, notes) => {
        const once = wordsOf({ ...maya, likes, notes });
        const again = wordsOf({ ...maya, likes: once.likes, notes: once.notes });
        expect(again).toEqual(once);
        expect(once.likes.split('\n').every((line) => line === line.trim())).toBe(true);
      }),
    );
  });
});

describe('changed words', () => {
  const words = wordsOf({ ...maya, likes: 'Tea\nWalks', notes: 'One\nTwo' });

  test('without a base become what was sent', () => {
    expect(changedWords(words, 'friend', change({ likes: 'Coffee' })).likes).toBe('Coffee');
    expect(changedWords(words, 'friend', change({ likes: null })).likes).toBe('');
    expect(changedWords(words, 'friend', change({})).likes).toBe('Tea\nWalks');
  });

  test('with a base keep what was written elsewhere, in prose too', () => {
    const base = { likes: 'Tea', notes: 'One' };
    const changed = changedWords(words, 'friend', change({ likes: 'Tea\nJokes', notes: 'One\nThree', base }));
    expect(changed.likes).toBe('Tea\nWalks\nJokes');
    expect(changed.notes).toBe('One\nTwo\nThree');
  });

  test('with an untidy base merge as if it had been tidy', () => {
    const base = { likes: '  Tea \r\n\r\nWalks' };
    expect(changedWords(words, 'friend', change({ likes: 'Tea\nWalks\nJokes', base })).likes).toBe('Tea\nWalks\nJokes');
  });

  test.each([
    ['other', 'Choir', 'Choir'],
    ['other', null, null],
    ['friend', 'Choir', null],
  ] as const)('to %s with the label %s have the label %s', (relationshipType, customLabel, label) => {
    const sent = change({ relationshipType, customLabel });
    expect(changedWords(words, relationshipType, sent).customLabel).toBe(label);
  });

  test('to "other" and back lose the label, and keep it while they stay', () => {
    const other = { ...words, customLabel: 'Choir' };
    expect(changedWords(other, 'other', change({ notes: 'New' })).customLabel).toBe('Choir');
    expect(changedWords(other, 'friend', change({ relationshipType: 'friend' })).customLabel).toBeNull();
  });

  test('that grow too long together are refused', () => {
    const many = Array.from({ length: 100 }, (_, i) => `Item ${i}`).join('\n');
    const full = { ...words, likes: many };
    expect(() => changedWords(full, 'friend', change({ likes: 'One more', base: { likes: '' } }))).toThrow();
  });
});
