import { expect, test } from 'vitest';
import {
  agreed,
  answered,
  BEGINNING,
  gathered,
  left,
  passedOn,
  type State,
  silenceIn,
} from '#server/conversations/phase.ts';

const CIRCLE = ['amara', 'ben'];
const THREE = ['amara', 'ben', 'chi'];
const yes = () => true;
const no = () => false;
const begun = (circle = CIRCLE) => answered(gathered(BEGINNING, circle), circle, circle, yes);
const pass = (state: State, circle: readonly string[], ...people: string[]) =>
  people.reduce((at, who) => passedOn(at, circle, who) ?? at, state);

test('people gather, then each has a private part, and nobody is heard before', () => {
  expect(gathered(BEGINNING, ['amara']).phase).toBe('gathering');
  expect(gathered(BEGINNING, CIRCLE).phase).toBe('intake');
  expect(left(gathered(BEGINNING, CIRCLE), ['amara'], 'ben').phase).toBe('gathering');
  expect(silenceIn(gathered(BEGINNING, CIRCLE), CIRCLE, 'ben', false)).toBe('intake');
  expect(silenceIn(gathered(BEGINNING, CIRCLE), CIRCLE, 'ben', true)).toBe('waiting_for_others');
});

test('nothing shows before the last answer, whosever flag it was, and no answer is even looked at', () => {
  const state = gathered(BEGINNING, CIRCLE);
  const mustNotLook = () => expect.unreachable('an answer was looked at');
  expect(answered(state, CIRCLE, ['amara'], mustNotLook)).toBe(state);
  expect(answered(state, CIRCLE, ['ben'], mustNotLook)).toBe(state);
  expect(answered(BEGINNING, ['amara'], ['amara'], mustNotLook)).toBe(BEGINNING);
  expect(answered(state, CIRCLE, CIRCLE, no)).toEqual({ phase: 'unavailable', turnOf: null, heard: [] });
  expect(answered(state, CIRCLE, CIRCLE, yes)).toEqual({ phase: 'hearing', turnOf: 'amara', heard: [] });
});

test('each has a turn in each of two rounds, and nobody else can take or end it', () => {
  const state = begun(THREE);
  expect(passedOn(state, THREE, 'ben')).toBeUndefined();
  expect(silenceIn(state, THREE, 'ben', true)).toBe('not_your_turn');
  expect(silenceIn(state, THREE, 'amara', true)).toBeNull();
  expect(pass(state, THREE, 'amara')).toMatchObject({ phase: 'hearing', turnOf: 'ben' });
  const second = pass(state, THREE, 'amara', 'ben', 'chi');
  expect(second).toEqual({ phase: 'restating', turnOf: 'amara', heard: [] });
  const third = pass(second, THREE, 'amara', 'ben', 'chi');
  expect(third).toEqual({ phase: 'agreeing', turnOf: null, heard: [] });
  expect(passedOn(third, THREE, 'amara')).toBeUndefined();
  expect(silenceIn(third, THREE, 'chi', true)).toBeNull();
});

test('whoever leaves hands their turn on; with one person left nobody has one', () => {
  const state = pass(begun(THREE), THREE, 'amara');
  expect(left(state, ['amara', 'chi'], 'ben')).toMatchObject({ phase: 'hearing', turnOf: 'chi', heard: ['amara'] });
  expect(left(state, ['amara', 'ben'], 'chi')).toMatchObject({ turnOf: 'ben' });
  const last = pass(state, THREE, 'ben');
  expect(left(last, ['amara', 'ben'], 'chi')).toEqual({ phase: 'restating', turnOf: 'amara', heard: [] });
  const alone = left(begun(), ['amara'], 'ben');
  expect(alone.turnOf).toBeNull();
  expect(silenceIn(alone, ['amara'], 'amara', true)).toBe('waiting_for_others');
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
  const state = answered(gathered(BEGINNING, CIRCLE), CIRCLE, CIRCLE, no);
  expect(gathered(state, THREE)).toBe(state);
  expect(answered(state, CIRCLE, CIRCLE, yes)).toBe(state);
  expect(left(state, ['amara'], 'ben').phase).toBe('unavailable');
  expect(CIRCLE.map((who) => silenceIn(state, CIRCLE, who, true))).toEqual(['unavailable', 'unavailable']);
});
