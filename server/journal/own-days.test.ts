import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asking } from '#test/asking.ts';
import type { Person } from '#test/people.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

let server: TestServer;
let amara: Person;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  amara = await server.person('admin');
});

const { post, meet } = asking(() => server);
const form = { title: 'A call', content: 'Eleven minutes, about the boiler.', emotions: 'calm', mood: 'neutral' };
/** Moves the clock to a local time. */
const until = (moment: string, timeZone: string) =>
  server.clock.advance(
    Temporal.PlainDateTime.from(moment).toZonedDateTime(timeZone).epochMilliseconds - server.clock.now().getTime(),
  );
const from = async (timeZone: string, path: string) => {
  const headers = { ...amara.headers, 'x-time-zone': timeZone };
  return (await server.ask({ url: `/api${path}`, headers })).json();
};
const moods = (timeZone: string, days: number) =>
  from(timeZone, `/journal/moods?${new URLSearchParams({ timeZone, days: String(days) })}`);
const daysOf = ({ days }: { days: { on: string; entries: number }[] }) => days.map(({ on, entries }) => [on, entries]);

describe('an entry is of its writer’s own day', () => {
  test.each([
    {
      timeZone: 'America/New_York',
      when: 'while the clocks go forward',
      moments: ['2027-03-13T23:50', '2027-03-14T00:10', '2027-03-14T23:50', '2027-03-15T00:10'],
      days: [
        ['2027-03-13', 1],
        ['2027-03-14', 2],
        ['2027-03-15', 1],
      ],
    },
    {
      timeZone: 'Australia/Sydney',
      when: 'while the clocks go back',
      moments: ['2027-04-03T23:50', '2027-04-04T00:10', '2027-04-04T02:30', '2027-04-04T23:50', '2027-04-05T00:10'],
      days: [
        ['2027-04-03', 1],
        ['2027-04-04', 3],
        ['2027-04-05', 1],
      ],
    },
  ])('$when in $timeZone', async ({ timeZone, moments, days }) => {
    for (const moment of moments) {
      until(moment, timeZone);
      expect((await post(amara, '/journal', { ...form, timeZone })).body.on).toBe(moment.slice(0, 10));
    }
    expect(daysOf(await moods(timeZone, 3))).toEqual(days);
  });

  test('and what was logged early on the first day that is shown stands beside it, far in the east', async () => {
    const timeZone = 'Pacific/Kiritimati';
    until('2027-05-03T08:00', timeZone);
    const { id } = await meet(amara);
    for (let entry = 0; entry < 3; entry++) await post(amara, '/journal', { ...form, timeZone });
    await post(amara, `/relationships/${id}/events`, { kind: 'conflict' });
    until('2027-05-16T20:00', timeZone);
    expect((await moods(timeZone, 14)).beside).toContainEqual(
      expect.objectContaining({ kind: 'event', name: 'conflict', entries: 3 }),
    );
  });

  test('and the mood of their own evenings stands beside the others, without what was written on another day', async () => {
    const timeZone = 'Australia/Adelaide';
    for (const moment of ['2027-06-01T18:00', '2027-06-02T23:59', '2027-06-03T21:30']) {
      until(moment, timeZone);
      await post(amara, '/journal', { ...form, mood: 'sad', timeZone });
    }
    await post(amara, '/journal', { ...form, mood: 'happy', on: '2027-06-01', timeZone });
    const { beside } = await moods(timeZone, 14);
    expect(beside).toEqual([{ kind: 'time', name: 'evening', entries: 3, average: 2 }]);
  });

  test('and twelve weeks of late evenings across a change of the clocks are twelve weeks without a gap', async () => {
    const timeZone = 'America/Los_Angeles';
    for (let week = 0; week < 12; week++) {
      const day = Temporal.PlainDate.from('2027-09-04').add({ weeks: week });
      until(`${day}T23:55`, timeZone);
      await post(amara, '/journal', { ...form, timeZone });
    }
    const { to, categories } = await from(timeZone, '/progress/inputs');
    expect(to).toBe('2027-11-20');
    const inputs = categories.find(({ category }: { category: string }) => category === 'self_awareness').inputs;
    expect(inputs.map(({ done }: { done: number }) => done)).toEqual(Array(8).fill(1));
    const days = daysOf(await moods(timeZone, 84));
    expect(days).toHaveLength(12);
    expect(days.at(-1)).toEqual(['2027-11-20', 1]);
  });
});
