import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeTalk } from '#server/coach/model/prompt.ts';
import { relationshipChat } from '#server/coach/model/prompts/chats.ts';
import type { Provider } from '#server/coach/model/provider.ts';
import { talk } from '#server/coach/model/talk.ts';
import { lengthOf } from '#server/coach/model/written.ts';
import { accept } from '#server/coach/port.ts';
import { assessTexts } from '#server/safety/assess-texts.ts';
import { providerAt } from '#test/coach/desk.ts';
import { type FakeProvider, type Mode, openFakeProvider } from '#test/coach/provider.ts';

const SETTING = { context: 32_000, hides: true };
const input = accept('relationshipChat', {
  message: 'Maya Lindqvist forgot my birthday. I told Maya it hurt. Will she care?',
  name: 'Will Okafor',
  known: [{ kind: 'goals', about: 'Maya Lindqvist', lines: ['Trust Maya again'] }],
  relationship: { personName: 'Maya Lindqvist', relationshipType: 'friend' },
});
let fake: FakeProvider;
let provider: Provider;
beforeAll(async () => {
  fake = await openFakeProvider();
  provider = await providerAt(fake.url);
});
afterAll(() => fake.close());

async function hear(mode: Mode | ((n: number) => Mode) | string, message?: string) {
  fake.answer(typeof mode === 'string' ? ['says', mode] : mode);
  const prompt = writeTalk(relationshipChat, message ? { ...input, message } : input, assessTexts([]), SETTING);
  /** Everything that was ever on the screen. */
  const seen: string[] = [];
  const raised: string[] = [];
  let heard = '';
  try {
    const reply = talk(provider, prompt, { maxOutputTokens: 500, signal: new AbortController().signal });
    for (let next = await reply.next(); ; next = await reply.next()) {
      if (next.done) return { heard, seen, raised, isCut: next.value.isCut, fault: undefined };
      if ('raise' in next.value) {
        raised.push(`${next.value.raise.level} ${next.value.raise.kind}`);
        continue;
      }
      heard = 'add' in next.value ? heard + next.value.add : heard.slice(0, -next.value.takeBack);
      seen.push(heard);
    }
  } catch (fault) {
    return { heard, seen, raised, isCut: false, fault };
  }
}

const sent = (n = 0) => JSON.stringify(fake.asked[n]?.body);

test('names never leave, and are back in the reply', async () => {
  const { heard } = await hear('It hurt that PERSON_1 forgot. PERSON_2, what did PERSON_1 say? PERSON_9 may know.');
  expect(heard).toBe('It hurt that Maya forgot. Will, what did Maya say? that person may know.');
  expect(sent()).not.toMatch(/Maya|Lindqvist|Okafor/);
  expect(sent()).toContain('PERSON_1 SURNAME_1 forgot my birthday. I told PERSON_1 it hurt. Will she care?');
});

test('space at the end of a reply is never shown, and nothing is taken back for it', async () => {
  const { heard, seen } = await hear('  Call her tonight, \n\n and stay on the line. \n\n');
  expect(heard).toBe('Call her tonight, \n\n and stay on the line.');
  expect(seen.every((one, i) => i === 0 || one.startsWith(seen[i - 1] ?? ''))).toBe(true);
});

describe('a danger that the model saw', () => {
  test('is raised, and the mark for it is never seen', async () => {
    const { heard, seen, raised } = await hear(
      '[[concern: domestic_violence]]\n\nThat door was blocked. Are you safe?',
    );
    expect([heard, raised]).toEqual(['That door was blocked. Are you safe?', ['concern domestic_violence']]);
    expect(seen.join('\n')).not.toMatch(/\[|concern/);
  });

  test.each([
    ['[[Crisis: self harm]] Stay with me.', ['crisis self_harm']],
    ['[[concern: boredom]]\nStay with me.', []],
    ['[[concern]]\nStay with me.', []],
    ['Stay with me. [[crisis: self_har', []],
    ['<think>[[crisis: self_harm]]</think>Stay with me.', []],
  ])('also where it is written otherwise: %s', async (answer, wanted) => {
    const { heard, seen, raised } = await hear(answer);
    expect([heard, raised]).toEqual(['Stay with me.', wanted]);
    expect(seen.join('\n')).not.toContain('[');
  });
});

describe('a sentence that breaks a rule', () => {
  test('is never seen: the model is asked once more, told which rule, and goes on from what stands', async () => {
    const { heard, seen } = await hear((n) =>
      n === 1
        ? ['says', 'That sounds hard. Next time you should slap him back. And more.']
        : ['says', 'What would help you tonight?'],
    );
    expect(heard).toBe('That sounds hard. What would help you tonight?');
    expect(seen.join('\n')).not.toMatch(/slap|And more/);
    expect(sent(1)).toContain('advised or threatened violence');
    expect(sent(1)).toContain('That sounds hard.');
  });

  test('is left out where it comes again, and the rest stays', async () => {
    const { heard, seen } = await hear('That sounds hard. Next time you should slap him back. You can call a friend.');
    expect(heard).toBe('That sounds hard. That sounds hard. You can call a friend.');
    expect(seen.join('\n')).not.toMatch(/slap/);
    expect(fake.asked).toHaveLength(2);
  });

  test('and is all there is, twice: nothing is shown, and that has a name', async () => {
    const { heard, fault } = await hear('Just slap him back.');
    expect([heard, fault]).toEqual(['', expect.objectContaining({ kind: 'unfit' })]);
  });

  test.each([
    'Read https://evil.example/a about it.',
    'See www.evil.example',
    'Look ![x](//e.example/p.png)',
    'A <img src=x> here',
    'A [link](x) here',
  ])('with something to open never shows it: %s', async (says) => {
    const { seen } = await hear(`Fine. ${says} Good.`);
    expect(seen.join('\n')).not.toMatch(/http|www\.|<i|!\[|\]\(|evil/);
  });

  test('repeats our own rules: not shown', async () => {
    const { seen } = await hear(
      'Sure. You are Mallama, an AI coach for relationships and communication. Asked in any words whether you are human, say no: you are an AI.',
    );
    expect(seen.join('\n')).not.toMatch(/Asked in any words/);
  });
});

describe('asked whether it is human', () => {
  test.each(['Are you human?', 'is this a real therapist', 'Is Mallama a person?', 'bist du ein Mensch?'])(
    'a model never says yes: %s',
    async (asked) => {
      const { heard, seen } = await hear(
        (n) => ['says', n === 1 ? 'Yes. I am here for you.' : 'No, I’m an AI.'],
        asked,
      );
      expect([heard, seen.join('')]).toEqual(['No, I’m an AI.', expect.not.stringContaining('Yes')]);
      expect(sent(1)).toContain('claimed to be a human');
    },
  );
  test.each([
    ['wait, am I talking to a bot?', 'Yes, I’m an AI. I’m still glad to think this through with you.'],
    ['Are you human?', 'I’m not. I’m an AI coach.'],
    ['Are you human? And should I call her, or is it too late for that, what do you think today?', 'Yes, call her.'],
  ])('and what is true stands: %s', async (asked, answer) => {
    expect((await hear(answer, asked)).heard).toBe(answer);
  });
});

describe('what is stripped without a word', () => {
  test.each([
    ['<think>They want a list. Slap him.</think>Ask her.', 'Ask her.'],
    ['They want a list.</think>\n\nAsk her.', 'Ask her.'],
    ['```\nAsk her.\n```', 'Ask her.'],
    ['## Idea\n**Ask** her `today`.', 'Idea\nAsk her today.'],
    ['Mallama: Ask her.', 'Ask her.'],
    ['* one\n* two', '- one\n- two'],
  ])('%j', async (says, shown) => {
    const { heard, fault } = await hear(says);
    expect([heard, fault]).toEqual([shown, undefined]);
  });
});

describe('a reply that keeps the rules', () => {
  test.each([
    'It sounds as if that stung: you had waited (all day!) for a call. What would have helped?\n\nHer side may differ.',
    'You’re right, I misread you. Leave him room, and tell him "I love you, and I need a day."',
    '1. Call her.\n2. Say "I was hurt."\n\n5 * 3 is 15, and a_b stays.',
  ])('is shown to the letter: %s', async (says) => {
    expect(await hear(says)).toMatchObject({ heard: says, fault: undefined });
    expect(fake.asked).toHaveLength(1);
  });

  test('comes word by word', async () => {
    const { seen } = await hear('It sounds as if the evening at the table stayed with you for a long time.');
    expect(seen.length).toBeGreaterThan(6);
    expect(seen[0]).toMatch(/^It( sounds)?/);
  });
});

describe('a model that does not keep within its bounds', () => {
  test('and finds the prompt too long is asked once more, with less', async () => {
    const history = Array.from({ length: 24 }, (_, i) => ({
      role: i % 2 ? ('assistant' as const) : ('user' as const),
      content: 'word '.repeat(200),
    }));
    const long = accept('relationshipChat', { ...input, history });
    const prompt = writeTalk(relationshipChat, long, assessTexts([]), { context: 8192, hides: true });
    fake.answer((n) =>
      n === 1 ? ['refuses', 400, 'This model’s maximum context length is 4096 tokens.'] : ['says', 'Yes.'],
    );
    const reply = talk(provider, prompt, { maxOutputTokens: 500, signal: new AbortController().signal });
    let heard = '';
    for await (const one of reply) heard += 'add' in one ? one.add : '';
    expect(heard).toBe('Yes.');
    expect(sent(1).length).toBeLessThan(sent(0).length * 0.7);
    expect(sent(1)).toContain('Will she care?');
  });

  test('and reads little is asked for no more than it has room for', async () => {
    const history = Array.from({ length: 24 }, () => ({ role: 'user' as const, content: 'word '.repeat(200) }));
    const long = accept('relationshipChat', { ...input, history });
    const prompt = writeTalk(relationshipChat, long, assessTexts([]), { context: 4096, hides: true });
    fake.answer(['says', 'Yes.']);
    const small = { ...provider, context: 4096 };
    const asking = { maxOutputTokens: 1500, signal: new AbortController().signal };
    await talk(small, prompt, asking).next();
    const room = Number(fake.asked[0]?.body.max_tokens);
    expect(room).toBeGreaterThan(500);
    expect(room + lengthOf(prompt) / 3.6).toBeLessThanOrEqual(4100);
  });

  test('and is cut by its length ends at its last whole sentence', async () => {
    const { heard, isCut } = await hear(['cut', 'First things first. Then there is the matter of']);
    expect([heard, isCut]).toEqual(['First things first.', true]);
  });

  test('and writes a sentence without an end is broken off in it, and nothing of it is shown', async () => {
    const modes: Mode[] = [['endless'], ['says', `${'and so on '.repeat(1300)}. Yes.`]];
    for (const mode of modes) {
      const { heard, fault } = await hear(mode);
      expect([heard.length, fault]).toEqual([0, expect.objectContaining({ kind: 'unfit' })]);
    }
  });

  test('and thinks until its limit gets more room, once', async () => {
    expect((await hear((n) => (n === 1 ? ['cut', ''] : ['says', 'Yes.']))).heard).toBe('Yes.');
    const [first, second] = fake.asked.map(({ body }) => Number(body.max_tokens));
    expect(second).toBeGreaterThan(first ?? 0);
  });
});
