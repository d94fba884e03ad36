import { describe, expect, test } from 'vitest';
import type { Step } from '#contract/conversations.ts';
import { type Deed, dayAfter, inputsOn, scoreFrom } from '#contract/progress-scores.ts';

const TODAY = '2026-11-20';
const ago = (days: number) => dayAfter(TODAY, -days);
let ids = 0;
const deed = (kind: Deed['kind'], on: string | null, more: Partial<Deed> = {}): Deed => ({
  ...{ kind, id: `${ids++}`, relationshipId: 'maya', on, doneOn: null },
  ...more,
});
const talk = (on: string, ...steps: Step[]) => ({ id: `${ids++}`, on, steps });
const score = (category: keyof ReturnType<typeof inputsOn>, deeds: Deed[], talks: ReturnType<typeof talk>[] = []) =>
  scoreFrom(inputsOn({ deeds, talks }, TODAY)[category]);

test('fewer than three inputs are not enough, whatever they say', () => {
  expect(score('emotional_intelligence', [], [talk(ago(1), 'told', 'felt', 'seen'), talk(ago(2), 'told')])).toBeNull();
});

test('conversations are measured by the steps that belong to each category', () => {
  const talks = [talk(ago(1), 'told', 'felt', 'seen'), talk(ago(2), 'told', 'asked'), talk(ago(3))];
  expect(score('emotional_intelligence', [], talks)).toBe(33);
  expect(score('communication', [], talks)).toBe(50);
  expect(score('active_listening', [], talks)).toBe(33);
  expect(score('self_awareness', [], talks)).toBe(33);
});

test('what is older than eight weeks, or still to come, does not count', () => {
  const old = [talk(ago(56), 'told'), talk(ago(-1), 'told')];
  expect(inputsOn({ deeds: [], talks: [...old, talk(ago(55), 'told')] }, TODAY).communication).toHaveLength(1);
});

describe('a conflict', () => {
  const of = (...deeds: Deed[]) =>
    inputsOn({ deeds, talks: [] }, TODAY).conflict_resolution.map(({ on, done }) => [on, done]);

  test('counts as followed when something good came within two weeks, with the same person', () => {
    expect(of(deed('conflict', ago(5)), deed('good_moment', ago(2)))).toEqual([[ago(5), 1]]);
    expect(of(deed('conflict', ago(20)), deed('good_moment', ago(2)))).toEqual([[ago(20), 0]]);
    const withDad = deed('good_moment', ago(15), { relationshipId: 'dad' });
    expect(of(deed('conflict', ago(20)), withDad)).toEqual([[ago(20), 0]]);
    expect(of(deed('conflict', ago(20)), deed('commitment', null, { doneOn: ago(18) }))).toEqual([[ago(20), 1]]);
  });

  test('of the last two weeks with nothing after it does not count yet', () => {
    expect(of(deed('conflict', ago(14)))).toEqual([]);
    expect(of(deed('conflict', ago(15)))).toEqual([[ago(15), 0]]);
  });
});

test('a saved chat counts by how it was marked', () => {
  const saved = [deed('resolved', ago(3)), deed('resolved', ago(4)), deed('needs_attention', ago(5))];
  expect(score('conflict_resolution', saved)).toBe(67);
});

test('weeks begin with the first thing that was done, so that nobody is behind before they start', () => {
  const entries = [deed('entry', ago(0)), deed('entry', ago(1)), deed('entry', ago(14))];
  expect(inputsOn({ deeds: entries, talks: [] }, TODAY).self_awareness.map(({ on, done }) => [on, done])).toEqual([
    [ago(6), 1],
    [ago(13), 0],
    [ago(20), 1],
  ]);
  expect(score('self_awareness', entries)).toBe(67);
});

test('a step counts from the day it is due, and one without a day never against anybody', () => {
  const due = (days: number, isDone: boolean) =>
    deed('commitment', ago(days), { doneOn: isDone ? ago(days + 1) : null });
  const inputs = inputsOn(
    { deeds: [due(1, true), due(2, false), due(-3, false), deed('commitment', null)], talks: [] },
    TODAY,
  ).consistency.filter(({ kind }) => kind === 'commitment');
  expect(inputs.map(({ on, done }) => [on, done])).toEqual([
    [ago(1), 1],
    [ago(2), 0],
  ]);
});

test('the past is told as it was known then', () => {
  const done = { deeds: [deed('commitment', ago(8), { doneOn: ago(1) })], talks: [] };
  const then = inputsOn(done, ago(7)).consistency.find(({ kind }) => kind === 'commitment');
  expect(then).toMatchObject({ on: ago(8), done: 0 });
});
