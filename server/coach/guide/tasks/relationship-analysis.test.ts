import { expect, test } from 'vitest';
import { guide } from '#server/coach/guide/guide.ts';
import { run } from '#server/coach/port.ts';

test('a paragraph that says little is not enough to tell', async () => {
  const { output } = await run(guide, 'relationshipAnalysis', {
    relationshipType: 'friend',
    description: "We're friends since school and live on the same street.",
  });
  expect(output).toMatchObject({
    ...{ communicationStyle: 'Not enough to tell', strengths: [], areasForGrowth: [] },
    attachment: { label: 'unclear' },
  });
});

const described = async (description: string) =>
  (await run(guide, 'relationshipAnalysis', { relationshipType: 'family', description })).output;

test.each([
  'My mom died in March and my father barely leaves the house. He cries when her show starts.',
  'My cousin got the house. I live around the corner from it.',
  'He used to be there for me. We laugh a lot, but not lately. She never calls her brother. We never fight.',
])('a description that says nothing outright gets open questions alone: %s', async (description) => {
  const { strengths, areasForGrowth, recommendations } = await described(description);
  expect([strengths, areasForGrowth, recommendations.length]).toEqual([[], [], 3]);
  expect(recommendations[0]).toMatch(
    /^Which of your sentences matters most to you|how is that for you, and what of it would you keep or change\?$/,
  );
});

test('of a description only what is said outright of the two is said back, and a wish is asked about first', async () => {
  const { strengths, areasForGrowth, recommendations } = await described(
    'We laugh a lot. She was there for me when I was ill. I feel used. My brother never calls her. ' +
      'I’d like one evening a month with her.',
  );
  expect(strengths).toEqual(['“We laugh a lot.”', '“She was there for me when I was ill.”']);
  expect(areasForGrowth).toEqual(['“I feel used.”']);
  expect(recommendations[0]).toMatch(/^“I’d like one evening a month with her\.” What would be one small step/);
});

test.each([
  'He is sweet with the dog. Last week a plate landed next to my head and he cried after.',
  'We laugh a lot. When I asked about the money he punched the wall.',
  'I love her. I’m scared of her when she drinks.',
  'He pays on time. He once said he’d never let us leave.',
])('danger in a description is met in words, and nothing is said beside it: %s', async (description) => {
  const { strengths, areasForGrowth, recommendations } = await described(description);
  expect([strengths, areasForGrowth]).toEqual([[], []]);
  expect(recommendations.join(' ')).toMatch(/has frightened you.*talk to someone you trust/);
});

test('what is good and what is hard is quoted on its side, the part that says it alone where a sentence turns', async () => {
  const { strengths, areasForGrowth, recommendations } = await described(
    'He remembers my exams, but he interrupts me at dinner. Rosa never asks how I am. She drew me a card.',
  );
  expect(strengths).toEqual(['“He remembers my exams”']);
  expect(areasForGrowth).toEqual(['“he interrupts me at dinner.”', '“Rosa never asks how I am.”']);
  expect(recommendations.slice(0, 2)).toEqual([
    '“He remembers my exams” and “he interrupts me at dinner” both stand in your words. Have they heard both from you?',
    '“She drew me a card”: how is that for you, and what of it would you keep or change?',
  ]);
});

test('longing is no fault of anybody, and what is missed or worried about in the daily life is hard', async () => {
  const { areasForGrowth, recommendations } = await described(
    'I miss her. I miss having a quiet evening with us both home.',
  );
  expect(areasForGrowth).toEqual(['“I miss having a quiet evening with us both home.”']);
  expect(recommendations.join(' ')).not.toContain('“I miss her');
  expect((await described('I worry about how little we sleep.')).areasForGrowth).toHaveLength(1);
});

test.each(['I trust him and I betrayed it, I can’t sleep.', 'He is kind to everyone.', 'If he listened I would stay.'])(
  'nothing that turns or is only wished for is called good: %s',
  async (description) => expect((await described(description)).strengths).toEqual([]),
);

test.each([
  ['My sister and I haven’t spoken since the wedding.', 'hard'],
  ['He called me lazy in front of my team.', 'hard'],
  ['I dread our Sundays.', 'hard'],
  ['The silence really hurts.', 'hard'],
  ['She’s the kindest person I know.', 'good'],
  ['When I was ill he came to every appointment.', 'good'],
  ['I feel like I’m being watched.', 'hard'],
  ['In meetings he rolls his eyes.', 'hard'],
  ['I hate who I was.', 'neither'],
  ['Then she brings me flowers.', 'neither'],
  ['We have breakfast together, and he ignores me at parties.', 'neither'],
  ['He makes me laugh, and he shouts at me.', 'neither'],
])(
  'what one feels, what is told of the two, and what someone is like has its side, and no more: %s',
  async (text, side) => {
    const { strengths, areasForGrowth } = await described(text);
    expect([strengths.length, areasForGrowth.length]).toEqual([side === 'good' ? 1 : 0, side === 'hard' ? 1 : 0]);
  },
);
