import { expect, it } from 'vitest';
import { changeWords } from '#web/dashboard/lately/changeWords.ts';

const since = `${new Date().getFullYear()}-11-14T12:00:00.000Z`;
const change = {
  relationshipId: 'maya',
  personName: 'Maya',
  from: 72,
  to: 75,
  since,
  checkIns: 1,
  goodMoments: 2,
  conflicts: 0,
};

it('says from where to where, and what was logged meanwhile', () => {
  expect(changeWords(change)).toEqual({
    text: 'Maya went from 72 to 75',
    receipt: 'Since Nov 14: a check-in and 2 good moments',
  });
  expect(changeWords({ ...change, checkIns: 2, goodMoments: 1, conflicts: 3 }).receipt).toBe(
    'Since Nov 14: 2 check-ins, a good moment, and 3 conflicts',
  );
});

it('says of a first check-in that it is one', () => {
  expect(changeWords({ ...change, from: null })).toEqual({
    text: 'Maya is at 75 of 100',
    receipt: 'Your first check-in, Nov 14',
  });
});
