import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_PREFERENCES } from '#contract/preferences.ts';
import { liveEvents } from '#server/live/table.ts';
import { asking } from '#test/asking.ts';
import { lettersOf } from '#test/letters.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

const PICTURE = `data:image/jpeg;base64,${Buffer.from('a small picture').toString('base64')}`;
const DAY = 24 * 60 * 60 * 1000;

let server: TestServer;
const { get, patch, post } = asking(() => server);
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test('what somebody chooses is theirs, kept piece by piece, and goes along in the export', async () => {
  const [amara, ben] = [await server.person('no plan'), await server.person('no plan')];
  expect((await get(amara, '/account/preferences')).body).toEqual(NO_PREFERENCES);
  await Promise.all([
    patch(amara, '/account/preferences', { picture: PICTURE }),
    patch(amara, '/account/preferences', { country: 'IE' }),
  ]);
  const chosen = { ...NO_PREFERENCES, picture: PICTURE, country: 'IE' };
  expect((await get(amara, '/account/preferences')).body).toEqual(chosen);
  expect((await get(ben, '/account/preferences')).body).toEqual(NO_PREFERENCES);
  expect((await get(amara, '/account/export')).body.rooms.account.preferences).toEqual(chosen);
});

test('a time zone is one that there is, and is given up again', async () => {
  const amara = await server.person('no plan');
  const choose = async (timeZone: string | null) => (await patch(amara, '/account/preferences', { timeZone })).body;
  expect(await choose('Asia/Tokyo')).toMatchObject({ timeZone: 'Asia/Tokyo' });
  expect((await choose('Mars/Olympus')).data.issues).toEqual([
    { path: 'timeZone', message: 'There is no such time zone' },
  ]);
  expect(await choose(null)).toMatchObject({ timeZone: null });
});

test.each([
  ['a page', 'data:text/html;base64,PGI+'],
  ['an address', 'https://example.org/cat.jpg'],
  ['a drawing that runs', 'data:image/svg+xml;base64,PHN2Zz4='],
  ['a picture as it came from the camera', `data:image/jpeg;base64,${'A'.repeat(120_000)}`],
])('no picture is %s', async (_what, picture) => {
  const amara = await server.person('no plan');
  expect((await patch(amara, '/account/preferences', { picture })).status).toBe(400);
});

test('everybody is reminded as they chose: by email, in the app, both or neither', async () => {
  const people = await Promise.all(
    [{}, { remindsByEmail: false }, { remindsInApp: false }].map(async (choice) => {
      const who = await server.person();
      await patch(who, '/account/preferences', choice);
      const { body } = await post(who, '/relationships', { personName: 'Maya', relationshipType: 'friend' });
      const on = new Date(server.house.now().getTime() + 3 * DAY).toISOString().slice(0, 10);
      await post(who, `/relationships/${body.id}/dates`, { label: 'Exam', on, repeats: 'never', remindDays: 1 });
      await post(who, `/relationships/${body.id}/plan`, { kind: 'promise', text: 'Call her', dueOn: on });
      return who;
    }),
  );
  server.clock.advance(4 * DAY);
  await server.house.jobs.drain();
  const told = await server.house.db.select().from(liveEvents);
  const REMINDERS = ['relationships.reminder', 'relationships.due'];
  const counts = people.map(({ id }) => [
    lettersOf(server).filter(({ to }) => to.startsWith(id)).length,
    told.filter(({ ownerId, kind }) => ownerId === id && REMINDERS.includes(kind)).length,
  ]);
  expect(counts).toEqual([
    [2, 2],
    [0, 2],
    [2, 0],
  ]);
});
