import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OpenConversation } from '#contract/conversations.ts';
import { tellsPrivate } from '#server/conversations/mediator/model-words.ts';
import { type ModelledTown, openModelledTown } from '#test/coach/modelled.ts';
import { answer, asks, gathered, passOn, say, stands } from '#test/mediation.ts';
import type { Person } from '#test/people.ts';

const WORDS = 'Thank you. The quiet of the table matters to you, and being met.';
const PRIVATE = 'Her sister lent me money for the new kitchen';
let m: ModelledTown;
beforeAll(async () => {
  m = await openModelledTown(WORDS);
});
beforeEach(() => m.fake.answer(['returns', { message: WORDS }]));
afterAll(() => m.close());

const lastOf = async (who: Person, id: string) =>
  (await asks(m.town, who, 'GET', `/${id}`)).json<OpenConversation>().messages.at(-1)?.content;

/** Two who may speak; so many of them agreed to the model. */
async function two(agreed: number) {
  const { id, people } = await gathered(m.town);
  const [amara, ben] = people;
  if (!amara || !ben) throw new Error('There are not two people.');
  for (const one of people.slice(0, agreed)) await m.agree(one);
  await answer(m.town, amara, id, { happened: 'Phones at dinner' });
  await answer(m.town, ben, id, { happened: PRIVATE, hope: 'A calm Sunday' });
  return { id, amara, ben };
}

/** Amara has her turn and passes on. */
async function turn({ id, amara }: Awaited<ReturnType<typeof two>>) {
  await say(m.town, amara, id, 'I feel ignored when the phone lies on the table.');
  expect((await passOn(m.town, amara, id)).status).toBe(200);
}

describe('a model between two who agreed to it', () => {
  test('knows what was said and wanted, says its own words, and the turn goes on', async () => {
    const it = await two(2);
    await turn(it);
    expect(await lastOf(it.ben, it.id)).toContain(WORDS);
    expect(m.left()).toContain('ignored when the phone lies');
    expect(m.left()).toContain('lent me money');
    expect((await stands(m.town, it.ben, it.id)).turnOf).toBe(it.ben.id);
  });

  test('repeats nothing of what was written in private: then fixed words are said', async () => {
    const it = await two(2);
    m.fake.answer(['returns', { message: 'Perhaps it weighs on you that her sister lent me money for the kitchen.' }]);
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
    expect((await stands(m.town, it.ben, it.id)).turnOf).toBe(it.ben.id);
  });
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
