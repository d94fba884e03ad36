import { expect, test } from 'vitest';
import {
  agreed,
  BEGINNING,
  decided,
  gathered,
  isDue,
  left,
  passedOn,
  type State,
  silenceIn,
} from '#server/conversations/phase.ts';

const CIRCLE = ['amara', 'ben'];
const THREE = ['amara', 'ben', 'chi'];
const begun = (circle = CIRCLE) => decided(circle, true);
const pass = (state: State, circle: readonly string[], ...people: string[]) =>
  people.reduce((at, who) => passedOn(at, circle, who) ?? at, state);

test('people gather, then each has a private part, and nobody is heard before', () => {
  expect(gathered(BEGINNING, ['amara']).phase).toBe('gathering');
  expect(gathered(BEGINNING, CIRCLE).phase).toBe('intake');
  expect(left(gathered(BEGINNING, CIRCLE), ['amara'], 'ben').phase).toBe('gathering');
});

test('nothing is decided before the last answer, whosever it is', () => {
  const state = gathered(BEGINNING, CIRCLE);
  expect([[], ['amara'], ['ben'], ['stranger', 'ben']].map((ready) => isDue(state, CIRCLE, ready))).not.toContain(true);
  expect(isDue(BEGINNING, ['amara'], ['amara'])).toBe(false);
  expect(isDue(begun(), CIRCLE, CIRCLE)).toBe(false);
  expect(isDue(state, CIRCLE, CIRCLE)).toBe(true);
  expect(decided(CIRCLE, false)).toEqual({ phase: 'unavailable', turnOf: null, heard: [] });
  expect(decided(CIRCLE, true)).toEqual({ phase: 'hearing', turnOf: 'amara', heard: [] });
});

test('each has a turn in each of two rounds, and nobody else can take or end it', () => {
  const state = begun(THREE);
  expect(passedOn(state, THREE, 'ben')).toBeUndefined();
  expect(pass(state, THREE, 'amara')).toMatchObject({ phase: 'hearing', turnOf: 'ben' });
  const second = pass(state, THREE, 'amara', 'ben', 'chi');
  expect(second).toEqual({ phase: 'restating', turnOf: 'amara', heard: [] });
  const third = pass(second, THREE, 'amara', 'ben', 'chi');
  expect(third).toEqual({ phase: 'agreeing', turnOf: null, heard: [] });
  expect(passedOn(third, THREE, 'amara')).toBeUndefined();
});

test('whoever leaves hands their turn on; with one person left nobody has one', () => {
  const state = pass(begun(THREE), THREE, 'amara');
  expect(left(state, ['amara', 'chi'], 'ben')).toMatchObject({ phase: 'hearing', turnOf: 'chi', heard: ['amara'] });
  expect(left(state, ['amara', 'ben'], 'chi')).toMatchObject({ turnOf: 'ben' });
  const last = pass(state, THREE, 'ben');
  expect(left(last, ['amara', 'ben'], 'chi')).toEqual({ phase: 'restating', turnOf: 'amara', heard: [] });
  const alone = left(begun(), ['amara'], 'ben');
  expect(alone.turnOf).toBeNull();
});

test('an agreement is one when everybody who is there has said yes, and not before its time', () => {
  const state: State = { phase: 'agreeing', turnOf: null, heard: [] };
  expect(agreed(state, CIRCLE, ['amara'])).toBe(state);
  expect(agreed(state, CIRCLE, ['amara', 'stranger'])).toBe(state);
  expect(agreed(state, CIRCLE, CIRCLE).phase).toBe('agreed');
  expect(agreed(state, ['amara'], ['amara'])).toBe(state);
  expect(agreed(begun(), CIRCLE, CIRCLE).phase).toBe('hearing');
});

test('what is unavailable stays so, and is silent to everybody alike', () => {
  const state = decided(CIRCLE, false);
  expect(gathered(state, THREE)).toBe(state);
  expect(isDue(state, CIRCLE, CIRCLE)).toBe(false);
  expect(left(state, ['amara'], 'ben').phase).toBe('unavailable');
});

test('each is told why they cannot write, and those whose turn it is can', () => {
  const gathering = gathered(BEGINNING, CIRCLE);
  expect(silenceIn(gathering, CIRCLE, 'ben', false)).toBe('intake');
  expect(silenceIn(gathering, CIRCLE, 'ben', true)).toBe('waiting_for_others');
  expect(silenceIn(begun(), CIRCLE, 'ben', true)).toBe('not_your_turn');
  expect(silenceIn(begun(), CIRCLE, 'amara', true)).toBeNull();
  expect(silenceIn(pass(begun(), CIRCLE, 'amara', 'ben', 'amara', 'ben'), CIRCLE, 'ben', true)).toBeNull();
  expect(silenceIn(left(begun(), ['amara'], 'ben'), ['amara'], 'amara', true)).toBe('waiting_for_others');
  const over = decided(CIRCLE, false);
  expect(CIRCLE.map((who) => silenceIn(over, CIRCLE, who, true))).toEqual(['unavailable', 'unavailable']);
});
