import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_PREFERENCES } from '#contract/preferences.ts';
import { asking } from '#test/asking.ts';
import { lettersOf } from '#test/letters.ts';
import { openTown, type Town } from '#test/town.ts';

const PICTURE = `data:image/jpeg;base64,${Buffer.from('a small picture').toString('base64')}`;
const DAY = 24 * 60 * 60 * 1000;

let town: Town;
const { get, patch, post } = asking(() => town);
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

test('what somebody chooses is theirs, kept piece by piece, and goes along in the export', async () => {
  const [amara, ben] = [await town.person('no plan'), await town.person('no plan')];
  expect((await get(amara, '/account/preferences')).body).toEqual(NO_PREFERENCES);
  await Promise.all([
    patch(amara, '/account/preferences', { picture: PICTURE }),
    patch(amara, '/account/preferences', { country: 'IE' }),
  ]);
  const chosen = { picture: PICTURE, country: 'IE', remindsByEmail: true };
  expect((await get(amara, '/account/preferences')).body).toEqual(chosen);
  expect((await get(ben, '/account/preferences')).body).toEqual(NO_PREFERENCES);
  expect((await get(amara, '/account/export')).body.rooms.account.preferences).toEqual(chosen);
});

test.each([
  ['a page', 'data:text/html;base64,PGI+'],
  ['an address', 'https://example.org/cat.jpg'],
  ['a drawing that runs', 'data:image/svg+xml;base64,PHN2Zz4='],
  ['a picture as it came from the camera', `data:image/jpeg;base64,${'A'.repeat(120_000)}`],
])('no picture is %s', async (_what, picture) => {
  const amara = await town.person('no plan');
  expect((await patch(amara, '/account/preferences', { picture })).status).toBe(400);
});

test('whoever wants no reminders by email gets none', async () => {
  const [amara, ben] = [await town.person(), await town.person()];
  await patch(ben, '/account/preferences', { remindsByEmail: false });
  for (const who of [amara, ben]) {
    const { body } = await post(who, '/relationships', { personName: 'Maya', relationshipType: 'friend' });
    const on = new Date(town.house.now().getTime() + 3 * DAY).toISOString().slice(0, 10);
    await post(who, `/relationships/${body.id}/dates`, { label: 'Exam', on, repeats: 'never', remindDays: 1 });
  }
  town.clock.advance(3 * DAY);
  await town.house.jobs.drain();
  const lettersTo = ({ id }: { id: string }) => lettersOf(town).filter(({ to }) => to.startsWith(id)).length;
  expect([lettersTo(amara), lettersTo(ben)]).toEqual([1, 0]);
});
