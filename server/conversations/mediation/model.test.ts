import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OpenConversation } from '#contract/conversations.ts';
import { threadMembers, threads } from '#server/chats/table.ts';
import { tellsPrivate } from '#server/conversations/mediator/model-step.ts';
import { type ModelledServer, openModelledServer } from '#test/coach/modelled.ts';
import { answer, asks, gathered, passOn, say, stands } from '#test/mediation.ts';
import type { Person } from '#test/people.ts';

const WORDS = 'Thank you. The quiet of the table matters to you, and being met.';
const PRIVATE = 'Her sister lent me money for the new kitchen';
let m: ModelledServer;
beforeAll(async () => {
  m = await openModelledServer(WORDS);
});
beforeEach(() => m.fake.answer(['returns', { message: WORDS, unsafe: [], concern: null }]));
afterAll(() => m.close());

const lastOf = async (who: Person, id: string) =>
  (await asks(m.server, who, 'GET', `/${id}`)).json<OpenConversation>().messages.at(-1)?.content;

/** A mediation in which two may write; `agreed` of them agreed to the provider. */
async function two(agreed: number) {
  const { id, people } = await gathered(m.server);
  const [amara, ben] = people;
  if (!amara || !ben) throw new Error('There are not two people.');
  for (const one of people.slice(0, agreed)) await m.agree(one);
  await answer(m.server, amara, id, { happened: 'Phones at dinner' });
  await answer(m.server, ben, id, { happened: PRIVATE, hope: 'A calm Sunday' });
  return { id, amara, ben };
}

/** Amara has her turn and passes on. */
async function turn({ id, amara }: Awaited<ReturnType<typeof two>>) {
  await say(m.server, amara, id, 'I feel ignored when the phone lies on the table.');
  expect((await passOn(m.server, amara, id)).status).toBe(200);
}

describe('a model between two who agreed to it', () => {
  test('knows what was said and wanted, says its own words, and the turn goes on', async () => {
    const it = await two(2);
    await turn(it);
    expect(await lastOf(it.ben, it.id)).toContain(WORDS);
    expect(m.left()).toContain('ignored when the phone lies');
    expect(m.left()).toContain('lent me money');
    expect((await stands(m.server, it.ben, it.id)).turnOf).toBe(it.ben.id);
  });

  test('repeats nothing of what was written in private: then fixed words are said', async () => {
    const it = await two(2);
    m.fake.answer([
      'returns',
      { unsafe: [], message: 'Perhaps it weighs on you that her sister lent me money for the kitchen.' },
    ]);
    await turn(it);
    const said = await lastOf(it.amara, it.id);
    expect(said).not.toContain('money');
    expect(said).toContain('“I feel ignored when the phone lies on the table”');
  });

  test('is not needed: where it fails the mediation goes on in fixed words', async () => {
    const it = await two(2);
    m.fake.answer(['status', 500]);
    await turn(it);
    expect(await lastOf(it.ben, it.id)).toContain('“I feel ignored when the phone lies on the table”');
    expect((await stands(m.server, it.ben, it.id)).turnOf).toBe(it.ben.id);
  });
});

describe('a danger that the model saw', () => {
  const raised = (level: 'concern' | 'crisis', unsafe: string[]) =>
    m.fake.answer(['returns', { message: WORDS, unsafe, concern: { level, kind: 'domestic_violence' } }]);
  /** Gives a member a first name, since all test members have the same. */
  const call = async ({ id: memberId }: Person, id: string, name: string) => {
    const { db, vault } = m.server.house;
    const [row] = await db.select().from(threads).where(eq(threads.id, id));
    const sealed = (await vault.of(row?.keyId ?? '')).seal('thread_members', `${id}:${memberId}`, name);
    const isIt = and(eq(threadMembers.threadId, id), eq(threadMembers.memberId, memberId));
    await db.update(threadMembers).set({ sealed }).where(isIt);
  };
  const noteOf = async (who: Person, id: string) => (await stands(m.server, who, id)).safety;

  test.each(['concern', 'crisis'] as const)(
    'as a %s: noted for whose words it was, and the mediation ends',
    async (level) => {
      const it = await two(2);
      await call(it.ben, it.id, 'Ben');
      raised(level, ['Amara']);
      await turn(it);
      expect(await lastOf(it.ben, it.id)).toContain('“I feel ignored when the phone lies on the table”');
      expect(await noteOf(it.amara, it.id)).toMatchObject({
        category: 'domestic_violence',
        level: level === 'crisis' ? 2 : 1,
      });
      expect(await noteOf(it.ben, it.id)).toBeNull();
      expect((await stands(m.server, it.ben, it.id)).phase).toBe('hearing');
      m.server.clock.advance(31 * 60_000);
      await m.server.house.jobs.drain();
      for (const who of [it.amara, it.ben]) expect((await stands(m.server, who, it.id)).phase).toBe('unavailable');
    },
  );

  test.each([[[]], [['Amara']]])(
    'in words of nobody who is known by name is noted for nobody, and ends it too',
    async (names) => {
      const it = await two(2);
      raised('concern', names);
      await turn(it);
      m.server.clock.advance(31 * 60_000);
      await m.server.house.jobs.drain();
      for (const who of [it.amara, it.ben])
        expect(await stands(m.server, who, it.id)).toMatchObject({ phase: 'unavailable', safety: null });
    },
  );
});

test('where one of them has not agreed nothing leaves', async () => {
  const it = await two(1);
  await turn(it);
  expect(m.fake.asked).toEqual([]);
  expect(await lastOf(it.ben, it.id)).toContain('“I feel ignored');
});

describe('what is private', () => {
  const about = {
    intakes: [{ name: 'Ben', lines: [PRIVATE] }],
    said: [{ name: 'Amara', text: 'He spends too much on the kitchen' }],
  };
  test.each([
    ['Perhaps her sister lent me money, you think.', true],
    ['Amara, you said that he spends too much on the kitchen.', false],
    ['What would a calm evening look like?', false],
  ])('%s', (text, isTold) => expect(tellsPrivate(text, about)).toBe(isTold));
  test('is what they have said themselves no more', () => {
    const open = { ...about, said: [{ name: 'Ben', text: PRIVATE }] };
    expect(tellsPrivate('You said her sister lent me money.', open)).toBe(false);
  });
});
