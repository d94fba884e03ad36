import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { agree } from '#server/coach/consent/consent.ts';
import { embedded } from '#server/coach/embedded/embedded.ts';
import { briefs } from '#server/coach/llm/prompts/results.ts';
import { ask } from '#server/coach/run/ask.ts';
import type { Desk } from '#server/coach/run/desk.ts';
import { coachSpend } from '#server/coach/spend/table.ts';
import type { Given } from '#server/coach/tasks/tasks.ts';
import { deskOf, providerAt } from '#test/coach/desk.ts';
import { type FakeProvider, openFakeProvider } from '#test/coach/provider.ts';
import { openTown, type Town } from '#test/town.ts';

let town: Town;
let fake: FakeProvider;
let desk: Desk;
let amara: string;

beforeAll(async () => {
  [town, fake] = await Promise.all([openTown(), openFakeProvider()]);
});
beforeEach(async () => {
  const provider = await providerAt(fake.url);
  const patience = { first: 15_000, gap: 15_000, talk: 30_000, result: 15_000 };
  desk = deskOf(town.house, { provider, embedded, patience });
  amara = (await town.person()).id;
  await agree(town.house, amara, provider);
});
afterAll(async () => {
  await fake.close();
  await town.close();
});

const said = [
  { role: 'user', content: 'Maya cancelled our trip again and I felt small' },
  { role: 'assistant', content: 'What hurt the most?' },
  { role: 'user', content: 'That she told me by text' },
] as const;
const quarrel = 'Maya: You never help with the dishes.\nTom: That is not true, I did them on Monday.';
const entry = {
  title: 'Tired',
  content: 'Maya was late and I said nothing.',
  mood: 'sad',
  createdAt: '2026-11-19',
} as const;

type Case = { [Name in keyof typeof briefs]: { given: Given<Name>; words: object; holds: string } };
/** For each task: what is asked, what a model answers, and a line of that which must be in the result. */
const cases: Case = {
  actionSteps: {
    given: { personName: 'Maya', areas: ['Listening'] },
    words: { steps: ['Ask PERSON_1 one open question on Sunday.'] },
    holds: 'Ask Maya one open question on Sunday.',
  },
  chatInsights: {
    given: { messages: [...said], personName: 'Maya' },
    words: { insights: 'The text stung more than the trip.', keyTakeaways: ['News by text'], actionItems: ['Call'] },
    holds: 'The text stung more than the trip.',
  },
  conversationSummary: {
    given: { messages: [...said] },
    words: { summary: 'You spoke about a cancelled trip.' },
    holds: 'You spoke about a cancelled trip.',
  },
  craftMessage: {
    given: { goal: 'Ask Maya to tell me bad news by phone', selectedTone: 'caring' },
    words: {
      craftedMessage: 'I care about us. Could you call me with news like that?',
      explanation: 'It asks.',
      feedback: 'Name a day.',
    },
    holds: 'I care about us. Could you call me with news like that?',
  },
  journalInsight: {
    given: { entries: [entry] },
    words: { emotionalPattern: 'Silence comes back when you are tired.' },
    holds: 'Silence comes back when you are tired.',
  },
  relationshipAnalysis: {
    given: {
      relationshipType: 'friend',
      description: 'We met in school. We laugh a lot but she cancels often and I say nothing.',
    },
    words: {
      communicationStyle: 'Warm, with gaps.',
      strengths: ['You laugh a lot'],
      areasForGrowth: ['Saying it'],
      recommendations: ['Say one wish'],
    },
    holds: 'Warm, with gaps.',
  },
  resolveArgument: {
    given: { originalConversation: quarrel, partiesInvolved: ['Maya', 'Tom'] },
    words: {
      underlyingIssue: 'Who sees the work.',
      relationshipPattern: 'Charge and defence.',
      coreEmotionalNeeds: [
        { party: 'PERSON_1', items: ['To be seen'] },
        { party: 'Nobody', items: ['x'] },
      ],
      repairLanguage: [],
      whatWentWell: [],
      rootCauses: ['No plan'],
      resolvedConversation: 'PERSON_1: I am tired. Could you do the dishes tonight?\nPERSON_2: Yes.',
      proposedCompromise: 'Even days and odd days.',
      preventionTips: ['Make a plan'],
      summary: 'Both want fairness.',
    },
    holds: 'Maya: I am tired. Could you do the dishes tonight?',
  },
  textAnalysis: {
    given: { text: 'Fine. Do what you want, you always do.' },
    words: {
      emotionalTone: 'Hurt',
      interpretation: 'They give in without agreeing.',
      readings: ['They want to be asked.', 'They want to end it.'],
      suggestedResponse: 'I would like to hear what you want.',
      otherPerspective: 'It may feel as if they do not count.',
      ownPart: 'You could ask once more.',
    },
    holds: 'They want to be asked.',
  },
};
const names = Object.keys(cases) as (keyof typeof briefs)[];
/** What the provider says that one call used. */
const USED = 52;
const spent = async () => (await town.house.db.select().from(coachSpend)).find(({ who }) => who === amara);
const sent = () => JSON.stringify(fake.asked.map(({ body }) => body));
const askAbout = (name: keyof typeof briefs, people: [string, ...string[]] = [amara]) =>
  ask(desk, name, cases[name].given as never, { people, names: ['Maya'] });

describe.each(names)('%s', (name) => {
  test('has a provider’s words in a result of our shape, and sends no name', async () => {
    fake.answer(['returns', cases[name].words]);
    const { output, meta } = await askAbout(name);
    expect(JSON.stringify(output)).toContain(JSON.stringify(cases[name].holds).slice(1, -1));
    expect(meta).toMatchObject({
      adapter: 'openai-compatible',
      promptVersion: `${briefs[name].version}+house.1`,
      fallbackReason: null,
    });
    expect(sent()).not.toMatch(/maya/i);
    expect(fake.asked[0]?.body).toMatchObject({
      max_tokens: briefs[name].maxOutputTokens,
      response_format: { type: 'json_object' },
    });
  });

  test('is the embedded coach’s where the provider answers with something else, twice', async () => {
    fake.answer(['says', 'I would rather write a poem.']);
    const { output, meta } = await askAbout(name);
    expect(meta).toMatchObject({ adapter: 'embedded', fallbackReason: 'provider_failed' });
    expect(fake.asked).toHaveLength(2);
    expect(output).toEqual(
      (await ask({ ...desk, provider: undefined }, name, cases[name].given as never, { people: [amara] })).output,
    );
  });

  test('leaves nothing without consent', async () => {
    fake.answer(['returns', cases[name].words]);
    const { meta } = await askAbout(name, [(await town.person()).id]);
    expect([meta.fallbackReason, fake.asked]).toEqual(['no_consent', []]);
  });
});

describe('a result', () => {
  test('that is wrong at first is asked for once more', async () => {
    fake.answer((n) =>
      n === 1 ? ['says', '```json\n{"summary": 1}\n```'] : ['says', '```json\n{"summary": "A trip."}\n```'],
    );
    expect((await askAbout('conversationSummary')).output).toEqual({ summary: 'A trip.' });
    await vi.waitFor(async () => expect(await spent()).toMatchObject({ requests: 1, tokens: 2 * USED }));
  });

  test('with empty lines keeps the embedded coach’s', async () => {
    fake.answer(['returns', { steps: ['', '  '] }]);
    const { output } = await askAbout('actionSteps');
    const own = await ask({ ...desk, provider: undefined }, 'actionSteps', cases.actionSteps.given, {
      people: [amara],
    });
    expect(output).toEqual(own.output);
  });

  test('that is wrong twice costs what both used', async () => {
    fake.answer(['says', '{"summary": 1}']);
    expect((await askAbout('conversationSummary')).meta.adapter).toBe('embedded');
    await vi.waitFor(async () => expect(await spent()).toMatchObject({ requests: 1, tokens: 2 * USED }));
  });

  test('keeps scores, labels and parties from the embedded coach', async () => {
    fake.answer(['returns', cases.resolveArgument.words]);
    const { output } = await ask(desk, 'resolveArgument', cases.resolveArgument.given, { people: [amara] });
    const own = await ask({ ...desk, provider: undefined }, 'resolveArgument', cases.resolveArgument.given, {
      people: [amara],
    });
    expect(Object.keys(output.analysis.coreEmotionalNeeds)).toEqual(
      Object.keys(own.output.analysis.coreEmotionalNeeds),
    );
    expect(output.analysis.coreEmotionalNeeds.Maya).toEqual(['To be seen']);
    expect(output.severityScore).toBe(own.output.severityScore);
    expect(output.improvements).toEqual(own.output.improvements);
  });

  test('scores a crafted message as it stands, whoever wrote it', async () => {
    fake.answer(['returns', { ...cases.craftMessage.words, craftedMessage: 'You NEVER call. Shame on you!!!' }]);
    const harsh = (await ask(desk, 'craftMessage', cases.craftMessage.given, { people: [amara] })).output;
    fake.answer(['returns', cases.craftMessage.words]);
    const kind = (await ask(desk, 'craftMessage', cases.craftMessage.given, { people: [amara] })).output;
    expect(kind.overallScore).toBeGreaterThan(harsh.overallScore);
  });

  test.each([
    ['a link', { summary: 'Read https://evil.example/x' }],
    ['a verdict', { summary: 'You did nothing wrong.' }],
    ['a picture', { summary: 'Look ![x](//evil.example/p.png)' }],
  ])('with %s is not shown', async (_what, words) => {
    fake.answer(['returns', words]);
    expect((await askAbout('conversationSummary')).meta).toMatchObject({
      adapter: 'embedded',
      fallbackReason: 'unfit',
    });
  });

  test('about somebody who is afraid has no compromise and nobody’s own part, whatever a model says', async () => {
    fake.answer(['returns', cases.textAnalysis.words]);
    const given = {
      text: 'If you leave the house again without telling me you will regret it, I check your phone anyway',
    };
    const { output, meta } = await ask(desk, 'textAnalysis', given, { people: [amara] });
    expect(meta.safety.level).toBeGreaterThan(0);
    expect([output.balance.ownPart, output.balance.otherPerspective]).toEqual([null, null]);
  });

  test('is the embedded coach’s where the books are out of reach', async () => {
    const reserve = () => Promise.reject(new Error('away'));
    const away = { ...desk, gate: { ...desk.gate, reserve } };
    const { meta } = await ask(away, 'conversationSummary', { messages: [...said] }, { people: [amara] });
    expect(meta).toMatchObject({ adapter: 'embedded', fallbackReason: 'provider_failed' });
  });

  test('of controlled words never leaves', async () => {
    fake.answer(['returns', {}]);
    await ask(
      desk,
      'communityStory',
      { text: 'Maya and I talked it over and listened', knownNames: ['Maya'] },
      { people: [amara] },
    );
    expect(fake.asked).toEqual([]);
  });
});
