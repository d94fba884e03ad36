import { expect, test } from 'vitest';
import type { Mediation } from '#contract/mediation.ts';
import { namesOf, notReady, type Person, readAlong, silenceOf } from '#web/conversations/mediation/phases.ts';

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

const erased: Mediation['agreement'] = {
  ...{ items: [], checkInOn: null, confirmedBy: [], isConfirmed: true, changed: null },
  agreed: { at: '2026-11-21T12:00:00.000Z', others: [], gone: 1 },
};

test.each<[string, Partial<Mediation>, string | undefined]>([
  ['my turn', { turnOf: 'Amara' }, undefined],
  ['nobody’s turn', { phase: 'agreeing' }, undefined],
  ['another’s turn', { turnOf: 'Maya' }, 'Maya has the floor. You can read along until it’s your turn.'],
  ['agreed', { phase: 'agreed' }, 'You’ve agreed. You can still read everything here.'],
  ['agreed, and the other erased', { phase: 'agreed', agreement: erased }, 'You’ve agreed. What you wrote stays here.'],
  ['the other erased', { people: [person('Amara')] }, 'No one else is in it anymore. What you wrote stays here.'],
  [
    'alone again',
    { people: [person('Amara'), person('Maya', { state: 'left' })] },
    'Maya has left. What you wrote stays here.',
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

test('two are called by name, and several the others', () => {
  expect(readAlong(both)).toBe('Maya reads along.');
  expect(readAlong([...both, person('Priya')])).toBe('The others read along.');
});
