import { describe, expect, test } from 'vitest';
import { type Field, fillDraft, formMessage, offerText, valuesIn } from '#contract/guide.ts';

const field = (name: string, kind: Field['kind'], label = name): Field => ({
  name,
  label,
  hint: '',
  kind,
  options: [],
});
const FIELDS = [field('to', 'phrase', 'To'), field('what', 'sentence', 'What happened?'), field('ask', 'ask')];
const LINES = ['hey {to},', 'that happened: {what}', '{ask}'];

describe('a draft', () => {
  test('holds what was filled in, and leaves out lines with an empty slot', () => {
    expect(fillDraft(LINES, FIELDS, { what: 'you left' })).toBe('That happened: You left.');
    expect(fillDraft(LINES, FIELDS, {})).toBe('');
    expect(fillDraft(LINES, FIELDS, { to: 'Tom' }, ({ label }) => `[${label}]`)).toBe(
      'Hey Tom, that happened: [What happened?] [ask]',
    );
  });

  test.each([
    ['take a walk', 'Could we take a walk?'],
    ['Could you call me first?', 'Could you call me first?'],
    ["i'd like a day off", "I'd like a day off."],
    ['  come\nby   on Sunday. ', 'Could we come by on Sunday?'],
  ])('asks for %j as %j', (value, said) => {
    expect(fillDraft(['{ask}'], FIELDS, { ask: value })).toBe(said);
  });
});

test('a filled form is read again from its lines, also typed by hand and numbered', () => {
  const values = { to: 'Tom', what: 'you left: at nine' };
  expect(valuesIn(FIELDS, formMessage(FIELDS, values))).toEqual(values);
  expect(valuesIn(FIELDS, '1. to: Ann\n2) WHAT HAPPENED: it rained\n3. ask: ____')).toEqual({
    to: 'Ann',
    what: 'it rained',
  });
  expect(valuesIn(FIELDS, 'no lines here')).toEqual({});
});

test('an offer in words numbers what can be said, and nothing else', () => {
  const say = (label: string) => ({ label, does: 'say' as const, text: null, inDays: null });
  const copy = { label: 'Copy', does: 'copy' as const, text: 'x', inDays: null };
  expect(offerText({ choices: [say('One'), copy, say('Two')], form: null })).toBe('1. One\n2. Two');
});
