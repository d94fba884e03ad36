import { describe, expect, test } from 'vitest';
import { assess } from '#server/safety/assess.ts';
import { noteOf } from '#server/safety/assess-texts.ts';
import { FRAMES } from '#server/safety/frames.ts';
import { policyOf } from '#server/safety/policy.ts';
import type { Surface } from '#server/safety/terms.ts';

const seen = (text: string, surface: Surface = 'chat') => assess(text, { surface });

describe('what is said outright', () => {
  test.each([
    'Ann: I’m afraid of you.\nBob: Good, then you’ll listen.',
    'Ann: You scare me when you shout.\nBob: As you should be.',
    'Ann: You should go.\nBob: You leave when I say so.',
    'Ann: Let me go!\nBob: Stop fighting.',
    'Ann: It’s over.\nBob: Then your boss gets the pictures.',
    'Ann: I want my passport.\nBob: When you behave.',
  ])('fear or a plea, and its answer, are a threat between two: %s', (text) => {
    expect(seen(text, 'argument').category).toBe('threat_between');
  });

  test.each([
    'Ann: I’m scared of the oven.\nBob: Good, then you’ll be careful.',
    'Ann: Let me go first.\nBob: Stop pushing.',
    'Ann: I want my passport for the bank.\nBob: It’s in the drawer.',
    'Ann: The phone goes in the drawer at dinner.\nBob: Fine, but yours too.',
  ])('but not where nobody is threatened: %s', (text) => {
    expect(policyOf(seen(text, 'argument')).coach).toBe('usual');
  });

  test.each(['He has a restraining order against me', 'The judge says I can’t go near her.'])(
    'an order against the writer is answered as harm they may have done: %s',
    (text) => expect(noteOf(seen(text)).category).toBe('own_violence'),
  );

  test('one who was made to marry at seventeen is not long past', () => {
    expect(seen('They made my sister marry at 17')).toMatchObject({ level: 2, category: 'forced_marriage' });
  });
});

test('no form ends before a word that it asks for', () => {
  const ends = FRAMES.filter(({ form }) => / \(\?[!=](?:[^()]|\([^()]*\))*\)\(\?= \)$/.test(form.source));
  expect(ends.map(({ id }) => id)).toEqual([]);
});

test('voices that order harm are heard, and a voice that guides is not', () => {
  const orders = assess('He says the voices tell him to hurt us.', { surface: 'chat' });
  expect(orders.evidence.map(({ rule }) => rule)).toContain('psychosis.voices');
  expect(seen('A little voice tells me to slow down.').evidence.map(({ rule }) => rule)).not.toContain(
    'psychosis.voices',
  );
});

describe('what holds someone', () => {
  test.each([
    ['She says she’ll crash her car into a tree if I leave.', 'suicide_pressure'],
    ['There was an airtag in the pocket of my coat, I didn’t put it there.', 'domestic_violence'],
    ['My papers are in his mother’s safe and I get them back once I behave.', 'domestic_violence'],
    ['Mostly I lie there until he is finished.', 'sexual_assault'],
  ])('is heard: %s', (text, category) => expect(seen(text).category).toBe(category));

  test.each([
    'He drove the car into a tree and I left the party early.',
    'My passport is at the embassy and I get it back when the visa is done.',
    'I lie there until the alarm rings.',
  ])('and not where nobody does: %s', (text) => expect(policyOf(seen(text)).coach).toBe('usual'));
});

describe('what was taken', () => {
  test.each([
    'I swallowed a bunch of her tablets',
    'I just took 40 pills',
    'i took some pills, i dont know how many, and i feel weird',
    'I took my dad’s meds and lost count.',
  ])('is an emergency: %s', (text) => expect(seen(text).level).toBe(3));

  test.each([
    'I took two ibuprofen for my back and feel better',
    'He takes 12 pills a day now',
    'I took 5 tablets over the week',
  ])('is none where it is medicine: %s', (text) => expect(seen(text).level).toBe(0));
});

describe('what all words together point to', () => {
  test('a thumb that hits back hits nobody', () => {
    expect(seen('I texted my cousin and he just hit me back with a thumbs up.').level).toBe(0);
  });

  test.each(['His dog bit my son', 'He fell asleep with his hand around my neck', 'your son bit my son today'])(
    'is gentle where play or a pet is told: %s',
    (text) => expect(policyOf(seen(text)).coach).toBe('usual'),
  );

  test('is asked about at most, and has its lines', () => {
    const found = seen('I can tell by how he parks what the evening will be, so I send the kids up');
    expect(found).toMatchObject({ level: 1, also: [], resource: 'domestic_violence' });
    expect(['hint', 'domestic_violence']).toContain(found.category);
  });
});
