import { expect, test } from 'vitest';
import { embedded } from '#server/coach/embedded/embedded.ts';
import { run } from '#server/coach/port.ts';

const said = (...all: string[]) => all.map((content) => ({ role: 'user' as const, content }));

test('steps are of their matter, each another, under the name that was given', async () => {
  const areas = ['asking for a raise', 'trust'];
  const { steps } = (await run(embedded, 'actionSteps', { personName: 'my boss', areas })).output;
  expect(new Set(steps).size).toBe(steps.length);
  expect(steps.filter((step) => step.startsWith('“trust”')).length).toBe(3);
  expect(steps.join(' ')).toMatch(/“asking for a raise”: .*(?:figure|number|minutes|mail)/);
  expect(steps.join(' ')).not.toMatch(/\bmy boss\b/);
});

test('good news is no problem to solve', async () => {
  const messages = said('we had a great weekend, Jo planned a picnic and we talked for hours');
  const { insights, keyTakeaways, actionItems } = (await run(embedded, 'chatInsights', { messages, personName: 'Jo' }))
    .output;
  expect(insights).toMatch(/going well between you and Jo/);
  expect([...keyTakeaways, ...actionItems].join(' ')).not.toMatch(/missing|weigh|sharp|limit/);
});

test('a sharp word is named as the writer’s own part, and a named step comes first', async () => {
  const messages = said(
    'Sam came home late on Friday and did not call. I felt so stupid.',
    'I told him he never thinks of anyone but himself.',
    'I will try to talk to him on Sunday.',
  );
  const { keyTakeaways, actionItems } = (await run(embedded, 'chatInsights', { messages, personName: 'Sam' })).output;
  expect(keyTakeaways.join(' ')).toContain(
    'You name your own part: “I told him he never thinks of anyone but himself.”',
  );
  expect(actionItems[0]).toMatch(/I will try to talk to him on Sunday/);
});

test('the latest turn and the decision come first; requests and corrections are no facts', async () => {
  const messages = said(
    'My cousin Ife borrowed my bike in May and crashed it. I was so angry that I shouted at her.',
    'no, SHE crashed it, not me. give me words please',
    'that is not what I asked. I need an idea for Ife',
    'Ife just rang, she has saved half of the money. I think I will tell her on Friday that half is enough.',
  );
  const { insights, keyTakeaways, actionItems } = (await run(embedded, 'chatInsights', { messages, personName: 'Ife' }))
    .output;
  expect(insights).toContain('“Ife just rang, she has saved half of the money.”');
  expect(keyTakeaways[0]).toContain('“I think I will tell her on Friday that half is enough.”');
  expect(actionItems[0]).toContain('I will tell her on Friday');
  expect([insights, ...keyTakeaways, ...actionItems].join(' ')).not.toMatch(
    /give me words|I need an idea|asked|not me/,
  );
});

test('nothing is going well where somebody is ashamed, and a request alone is no conversation', async () => {
  const ashamed = said(
    'lol my sister read my diary out at dinner and everyone laughed',
    'haha great. what do i say to her',
  );
  const { output } = await run(embedded, 'chatInsights', { messages: ashamed, personName: null });
  expect(JSON.stringify(output)).not.toMatch(/going well|liked best|what it meant/);
  const asked = await run(embedded, 'chatInsights', { messages: said('words please, for my boss'), personName: null });
  expect(asked.output).toMatchObject({ keyTakeaways: [], actionItems: [] });
});

test('a journal tells what the newest entry says, and what was different where it was lighter', async () => {
  const entry = (title: string, mood: 'sad' | 'happy', content: string) => ({
    title,
    mood,
    content,
    createdAt: '2026-11-20',
  });
  const entries = [
    entry('Bad day', 'sad', 'Anna forgot our call again. I waited an hour.'),
    entry('Walk', 'happy', 'Long walk with Dad, we laughed about the dog.'),
  ];
  const { emotionalPattern } = (await run(embedded, 'journalInsight', { entries })).output;
  expect(emotionalPattern).toContain(
    'In “Bad day” your mood was sad: Anna forgot your call again; you waited an hour.',
  );
  expect(emotionalPattern).toContain('It was lighter in “Walk”: long walk with Dad, you laughed about the dog.');
});
