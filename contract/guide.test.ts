import { describe, expect, test } from 'vitest';
import { type Field, fillDraft, formMessage, offerText, valuesIn } from '#contract/guide.ts';

const field = (name: string, kind: Field['kind'], label = name): Field => ({
  name,
  label,
  hint: '',
  kind,
  options: [],
});
const FEEL: Field = { ...field('feel', 'picks', 'How it is'), options: ['sad', 'tired'] };
const FIELDS = [field('to', 'phrase', 'To'), field('what', 'sentence', 'What happened?'), FEEL];
const LINES = ['hey {to},', '{what}', 'I feel {feel}.'];

describe('a draft', () => {
  test('holds what was filled in, and leaves out lines with an empty slot', () => {
    expect(fillDraft(LINES, FIELDS, { what: 'you left' })).toBe('You left.');
    expect(fillDraft(LINES, FIELDS, {})).toBe('');
    expect(fillDraft(LINES, FIELDS, { to: 'tom', feel: 'sad, tired' })).toBe('Hey Tom, I feel sad and tired.');
  });

  test.each([
    ['ten minutes on the couch before the laptop', 'Ten minutes on the couch before the laptop.'],
    ['Could you call me first?', 'Could you call me first?'],
    ['  come\nby   on Sunday. ', 'Come by on Sunday.'],
  ])('a line stands as it was written: %j as %j', (value, said) => {
    expect(fillDraft(['{what}'], FIELDS, { what: value })).toBe(said);
  });

  test('what was not picked is a sentence of its own, and nobody is greeted as what is no name', () => {
    expect(fillDraft(LINES, FIELDS, { to: 'my mum', feel: 'i am just done' })).toBe('I am just done.');
  });
});

test('a filled form is read again from its lines, also typed by hand and numbered', () => {
  const values = { to: 'Tom', what: 'you left: at nine' };
  expect(valuesIn(FIELDS, formMessage(FIELDS, values))).toEqual(values);
  expect(valuesIn(FIELDS, '1. to: Ann\n2) WHAT HAPPENED: it rained\n3. how it is: ____')).toEqual({
    to: 'Ann',
    what: 'it rained',
  });
  expect(valuesIn(FIELDS, 'no lines here')).toEqual({});
});

test('values typed behind each other are told apart, and what has no label goes on', () => {
  const said = 'to: Ann. what: you left, at nine! how it is: sad';
  expect(valuesIn(FIELDS, said)).toEqual({ to: 'Ann.', what: 'you left, at nine!', feel: 'sad' });
  expect(valuesIn(FIELDS, 'what: you left\nand slammed the door')).toEqual({ what: 'you left and slammed the door' });
});

test('a field that was emptied is told so', () => {
  const lines = formMessage(FIELDS, { to: 'Tom', what: '' }, { what: 'you left' });
  expect(valuesIn(FIELDS, lines)).toEqual({ to: 'Tom', what: '' });
});

test('an offer in words numbers what can be said, and nothing else', () => {
  const say = (label: string) => ({ label, does: 'say' as const, text: null, inDays: null });
  const copy = { label: 'Copy', does: 'copy' as const, text: 'x', inDays: null };
  expect(offerText({ choices: [say('One'), copy, say('Two')], form: null })).toBe('1. One\n2. Two');
});

describe('what is typed behind each other with few labels', () => {
  const MESSAGE = [
    field('to', 'phrase', 'To'),
    field('happened', 'sentence', 'What happened, just the facts'),
    field('effect', 'sentence', 'What it leads to'),
    { ...FEEL, label: 'How it is for me' },
    field('ask', 'sentence', 'What I’m asking for'),
  ];
  test('finds its lines by how they begin', () => {
    const said = "To: Gary. you text me at ten. it leads to me not sleeping. I'm tired. could you wait till morning?";
    expect(valuesIn(MESSAGE, said)).toEqual({
      to: 'Gary.',
      happened: 'you text me at ten.',
      effect: 'it leads to me not sleeping.',
      feel: 'tired',
      ask: 'could you wait till morning?',
    });
  });
  test('leaves out what is hoped of them, unless it can be picked', () => {
    const want = { ...FEEL, name: 'want', label: 'What you want them to feel', options: ['not alone'] };
    const said = 'to: Ann. happened: you told me. i want her to feel not alone. i want him to read this too';
    expect(valuesIn([...MESSAGE.slice(0, 2), want], said)).toEqual({
      ...{ to: 'Ann.', happened: 'you told me.', want: 'not alone' },
    });
  });
  test('says of a form how it is answered', () =>
    expect(
      offerText({
        choices: [],
        form: { title: 'A', fields: MESSAGE, send: 'Go', draft: null },
      }),
    ).toContain('Answer with the labels, like “To: … What happened: …”.'));
});
