import { expect, test } from 'vitest';
import { find } from '#server/search/find.ts';
import type { Source, Written } from '#server/search/written.ts';

const NOBODY = { db: undefined, read: undefined, vault: undefined, now: undefined } as never;
const on = (day: number) => new Date(Date.UTC(2026, 4, day));
const written = (day: number, text: string, more: Partial<Written> = {}): Written => ({
  ...{ kind: 'chat', id: `id ${day}`, part: `part ${day}`, title: 'Maya', path: '/somewhere' },
  ...{ text, at: on(day), ...more },
});
let read = 0;
const source = (...all: Written[]): Source =>
  async function* () {
    for (const one of all) {
      read += 1;
      yield one;
    }
  };
const ask = (sources: Source[], words: string, more = {}, patience?: { texts: number; milliseconds: number }) =>
  find(NOBODY, 'amara', { words, limit: 30, ...more }, sources, patience);

test('the newest come first, from whichever room they are', async () => {
  const rooms = [
    source(written(9, 'the rent'), written(2, 'rent')),
    source(written(5, 'Rent again'), written(1, 'no')),
  ];
  const { found, isAll } = await ask(rooms, 'rent');
  expect(found.map(({ id }) => id)).toEqual(['id 9', 'id 5', 'id 2']);
  expect(isAll).toBe(true);
  expect(found[0]).toEqual({
    ...{ kind: 'chat', id: 'id 9', part: 'part 9', title: 'Maya', path: '/somewhere' },
    ...{ quote: 'the rent', from: 4, to: 8, at: on(9).toISOString() },
  });
});

test('what opens as a whole is found by its name, a part of it is not', async () => {
  const rooms = [source(written(9, 'the rent'), written(2, 'cooks well', { kind: 'relationship', part: null }))];
  expect((await ask(rooms, 'maya')).found.map(({ id }) => id)).toEqual(['id 2']);
  expect((await ask(rooms, 'maya well')).found.map(({ quote }) => quote)).toEqual(['Maya cooks well']);
});

test('only the kinds that were asked for', async () => {
  const rooms = [source(written(9, 'rent'), written(2, 'rent', { kind: 'saved_chat' }))];
  expect((await ask(rooms, 'rent', { kinds: ['saved_chat'] })).found.map(({ id }) => id)).toEqual(['id 2']);
  expect((await ask(rooms, 'rent', { kinds: null })).found).toHaveLength(2);
});

test('says that there is more where it stopped, and reads no further', async () => {
  const many = Array.from({ length: 100 }, (_, i) => written(28 - i / 10, 'rent'));
  read = 0;
  expect(await ask([source(...many)], 'rent', { limit: 3 })).toMatchObject({ isAll: false, found: { length: 3 } });
  expect(read).toBeLessThan(6);
  expect((await ask([source(...many)], 'rent', { limit: 100 })).isAll).toBe(true);
  expect(await ask([source(...many)], 'rent', {}, { texts: 10, milliseconds: 1000 })).toMatchObject({
    isAll: false,
    found: { length: 10 },
  });
  expect(await ask([source(...many)], 'rent', {}, { texts: 10, milliseconds: -1 })).toEqual({
    isAll: false,
    found: [],
  });
});

test('a room that fails ends the others’ reading', async () => {
  let ended = false;
  const open: Source = async function* () {
    try {
      for (;;) yield written(1, 'nothing');
    } finally {
      ended = true;
    }
  };
  const failing: Source = async function* () {
    yield written(20, 'nothing');
    throw new Error('away');
  };
  await expect(ask([open, failing], 'rent')).rejects.toThrow('away');
  expect(ended).toBe(true);
});

test('long texts are nobody else’s wait: others get a turn between them', async () => {
  const long = 'nothing to be found here, é '.repeat(20_000);
  const many = Array.from({ length: 40 }, (_, i) => written(28 - i / 10, long));
  let turns = 0;
  let isOver = false;
  const others = (async () => {
    for (; !isOver; turns += 1) await new Promise((resolve) => setImmediate(resolve));
  })();
  await ask([source(...many)], 'rent', {}, { texts: 40, milliseconds: 60_000 });
  isOver = true;
  await others;
  expect(turns).toBeGreaterThan(3);
});
