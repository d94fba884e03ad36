import { expect, test } from 'vitest';
import type { Mediation } from '#contract/mediation.ts';
import { namesOf, notReady, type Person, silenceOf } from '#web/conversations/mediation/phases.ts';

const person = (id: string, given: Partial<Person> = {}): Person => ({
  ...{ id, firstName: id, isMe: id === 'Amara', isOwner: false, state: 'joined', isReady: false },
  ...given,
});
const both = [person('Amara', { isReady: true }), person('Maya')];

const mediation = (given: Partial<Mediation>): Mediation => ({
  ...{ conversationId: 'a', phase: 'hearing', turnOf: null, people: both },
  ...{ needsIntake: false, agreement: null, safety: null },
  ...given,
});

test.each<[string, Partial<Mediation>, string | undefined]>([
  ['my turn', { turnOf: 'Amara' }, undefined],
  ['nobody’s turn', { phase: 'agreeing' }, undefined],
  ['another’s turn', { turnOf: 'Maya' }, 'Maya has the floor. You can read along until it’s your turn.'],
  ['agreed', { phase: 'agreed' }, 'You’ve agreed. You can still read everything here.'],
  [
    'alone again',
    { people: [person('Amara'), person('Maya', { state: 'left' })] },
    'The others have left. You can still read what’s here.',
  ],
])('what keeps from writing: %s', (_, given, said) => {
  expect(silenceOf(mediation(given))).toBe(said);
});

test('the private part waits for whoever is in it and not ready, and never for oneself', () => {
  const people = [
    person('Amara'),
    person('Maya'),
    person('Priya', { isReady: true }),
    person('Ben', { state: 'left' }),
    person('Dad'),
  ];
  expect(namesOf(notReady(people))).toBe('Maya and Dad');
});
