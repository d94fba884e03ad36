import { expect, test } from 'vitest';
import { anthropic } from '#server/wire/anthropic.ts';
import { chat, openai } from '#server/wire/chat.ts';
import { Fault } from '#server/wire/fault.ts';
import type { Call, Format } from '#server/wire/wire.ts';

const call: Call = {
  system: [
    { text: 'Rules', isStable: true },
    { text: 'Today', isStable: false },
  ],
  turns: [
    { role: 'user', text: 'One' },
    { role: 'assistant', text: 'Two' },
    { role: 'user', text: 'Three' },
  ],
  maxOutputTokens: 500,
  signal: new AbortController().signal,
};
const shape = { name: 'facts', schema: { type: 'object' } };
const picture = { type: 'image/png', base64: 'AQID' };

/** What a format makes of events: texts, thoughts, the end and what was used. */
function heardIn({ hear }: Format, events: object[]) {
  const all = { said: '', thoughts: 0 };
  for (const { text = '', isThought, end, used } of events.map(hear)) {
    all.said += text;
    all.thoughts += Number(isThought);
    Object.assign(all, used, end && { end });
  }
  return all;
}

const delta = (one: object, finish: string | null = null) => ({ choices: [{ delta: one, finish_reason: finish }] });

test('the chat format is heard with its thoughts, its text in one piece or in parts, its end and its usage', () => {
  const events = [
    { choices: [] },
    delta({ role: 'assistant', content: '', reasoning_content: 'Hm.' }),
    delta({ reasoning: 'Hm.' }),
    delta({
      content: [
        { type: 'thinking', thinking: [{ type: 'text', text: 'Hm.' }] },
        { type: 'text', text: 'Well' },
      ],
    }),
    { ...delta({ content: ', yes' }), usage: null },
    { choices: [{ delta: null, finish_reason: 'length' }] },
    { choices: [], usage: { prompt_tokens: 7, completion_tokens: 3 } },
  ];
  expect(heardIn(chat, events)).toEqual({
    said: 'Well, yes',
    thoughts: 3,
    end: 'length',
    inputTokens: 7,
    outputTokens: 3,
  });
  expect(heardIn(chat, [delta({}, 'tool_calls')])).toMatchObject({ end: 'other' });
});

test('Anthropic is heard with its thoughts, and what came from its cache is counted too', () => {
  const events = [
    { type: 'message_start', message: { usage: { input_tokens: 7, cache_read_input_tokens: 30, output_tokens: 1 } } },
    { type: 'ping' },
    { type: 'content_block_delta', delta: { type: 'thinking_delta', thinking: 'Hm.' } },
    { type: 'content_block_delta', delta: { type: 'text_delta', text: 'Well' } },
    { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 3 } },
    { type: 'message_stop' },
  ];
  expect(heardIn(anthropic, events)).toEqual({
    ...{ said: 'Well', thoughts: 1, end: 'stop', inputTokens: 37, outputTokens: 3 },
  });
  const ends = ['max_tokens', 'refusal', 'tool_use'].map((how) => anthropic.hear({ delta: { stop_reason: how } }).end);
  expect(ends).toEqual(['length', 'filtered', 'other']);
});

test('an error amid the events, and a refusal to answer, are faults', () => {
  const kind = (format: Format, event: object) => {
    try {
      return format.hear(event) && undefined;
    } catch (error) {
      return error instanceof Fault ? error.kind : error;
    }
  };
  expect([
    kind(chat, { error: { message: 'overloaded' } }),
    kind(chat, { error: { code: 400, message: 'the request exceeds the available context size' } }),
    kind(openai, delta({ refusal: 'I can’t.' })),
    kind(anthropic, { type: 'error', error: { type: 'overloaded_error' } }),
  ]).toEqual(['server_error', 'over_context', 'filtered', 'server_error']);
});

test('events of any other shape say nothing', () => {
  const odd = [{}, [], { choices: 5 }, { choices: [null] }, delta({ content: 7 }), { type: 7, delta: 'x', usage: 'x' }];
  for (const { hear } of [chat, anthropic])
    expect(
      odd
        .map(hear)
        .map(({ text }) => text)
        .join(''),
    ).toBe('');
});

test('many local models take one system message only, and a picture stands beside the last turn', () => {
  expect(chat.bodyOf('m', { ...call, shape, picture })).toEqual({
    model: 'm',
    max_tokens: 500,
    response_format: { type: 'json_object' },
    messages: [
      { role: 'system', content: 'Rules\n\nToday' },
      { role: 'user', content: 'One' },
      { role: 'assistant', content: 'Two' },
      {
        role: 'user',
        content: [
          { type: 'text', text: 'Three' },
          { type: 'image_url', image_url: { url: 'data:image/png;base64,AQID' } },
        ],
      },
    ],
    stream_options: { include_usage: true },
  });
  const { messages } = anthropic.bodyOf('m', { ...call, picture }) as { messages: { content: object[] }[] };
  expect(messages.map(({ content }) => content.length)).toEqual([1, 1, 2]);
  const source = { type: 'base64', media_type: 'image/png', data: 'AQID' };
  expect(messages[2]?.content[1]).toEqual({ type: 'image', source });
});

test.each([
  ['gpt-5-mini', 'minimal'],
  ['gpt-5', 'minimal'],
  ['gpt-5.1', 'low'],
  ['gpt-6', 'low'],
  ['gpt-10-mini', 'low'],
  ['o4-mini', 'low'],
  ['gpt-5-chat-latest', undefined],
  ['gpt-5.1-chat-latest', undefined],
  ['gpt-4o', undefined],
  ['gpt-4.1-mini', undefined],
])('OpenAI keeps nothing, and %s is asked to think no more than it must: %s', (model, effort) => {
  expect(openai.bodyOf(model, { ...call, shape })).toMatchObject({
    max_completion_tokens: 500,
    store: false,
    response_format: { type: 'json_schema', json_schema: { ...shape, strict: true } },
  });
  expect(Reflect.get(openai.bodyOf(model, call), 'reasoning_effort')).toBe(effort);
});
