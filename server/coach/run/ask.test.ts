import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { agree } from '#server/coach/consent/consent.ts';
import { guide } from '#server/coach/guide/guide.ts';
import { HOUSE_VERSION } from '#server/coach/model/prompts/house.ts';
import { results as briefs } from '#server/coach/model/prompts/results/all.ts';
import { ask } from '#server/coach/run/ask.ts';
import type { Desk } from '#server/coach/run/desk.ts';
import { coachSpend } from '#server/coach/spend/table.ts';
import type { Given } from '#server/coach/tasks/tasks.ts';
import { deskOf, providerAt } from '#test/coach/desk.ts';
import { type FakeProvider, openFakeProvider } from '#test/coach/provider.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

let server: TestServer;
let fake: FakeProvider;
let desk: Desk;
let amara: string;

beforeAll(async () => {
  [server, fake] = await Promise.all([openTestServer(), openFakeProvider()]);
});
beforeEach(async () => {
  const provider = await providerAt(fake.url);
  const patience = { first: 15_000, gap: 15_000, talk: 30_000, result: 15_000 };
  desk = deskOf(server.house, { provider, embedded: guide, patience });
  amara = (await server.person()).id;
  await agree(server.house, amara, provider);
});
afterAll(async () => {
  await fake.close();
  await server.close();
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

/** A mediator and a rehearsal have no words of the guide's in their place; their own rooms test them. */
type Asked = Exclude<keyof typeof briefs, 'mediator' | 'rehearse'>;
type Case = { [Name in Asked]: { given: Given<Name>; words: object; holds: string } };
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
      tone: { score: 80, reason: 'It is warm.' },
      clarity: { score: '90 of 100', reason: 'One wish.' },
      empathy: { score: 70, reason: 'It begins with both of you.' },
      goalAlignment: { score: 140, reason: 'It asks for calls.' },
      positiveResponseChance: { score: 60, reason: 'She may be busy.' },
    },
    holds: 'I care about us. Could you call me with news like that?',
  },
  journalInsight: {
    given: { entries: [entry] },
    words: { emotionalPattern: 'Silence comes back when you are tired.', evidence: ['i said nothing', 'not there'] },
    holds: 'Silence comes back when you are tired.',
  },
  relationshipAnalysis: {
    given: {
      relationshipType: 'friend',
      description: 'We met in school. We laugh a lot but she cancels often and I say nothing.',
    },
    words: {
      overallHealth: { score: 7, reason: 'You laugh a lot.' },
      attachment: {
        label: 'Anxious',
        tendency: 'You may hold back for fear of losing her.',
        evidence: [{ quote: 'I say nothing', shows: 'holds back' }],
      },
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
      conflictType: 'Chores',
      underlyingIssue: 'Who sees the work.',
      relationshipPattern: 'Charge and defense.',
      parties: [
        { party: 'Person_1', coreEmotionalNeeds: ['To be seen'], whatToImprove: ['Saying never'] },
        { party: 'PERSON_2', coreEmotionalNeeds: 'To be believed' },
      ],
      severity: { score: 4, reason: 'No insults.' },
      resolution: { score: 8, reason: 'Both help.' },
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
      confidence: { score: 0.6, reason: 'Few words.' },
      evidence: [{ quote: 'you always do', shows: 'reproach' }],
      interpretation: 'They give in without agreeing.',
      readings: ['They want to be asked.', 'They want to end it.'],
      suggestedResponse: 'I would like to hear what you want.',
      otherPerspective: 'It may feel as if they do not count.',
      ownPart: 'You could ask once more.',
    },
    holds: 'They want to be asked.',
  },
  factsToRemember: {
    given: { messages: [...said], personName: 'Maya' },
    words: { facts: [{ text: 'PERSON_1 tells bad news by text.', scope: 'person' }] },
    holds: 'Maya tells bad news by text.',
  },
  relationshipInsights: {
    given: {
      relationship: { personName: 'Maya', relationshipType: 'friend' },
      scores: [{ at: '2026-11-10', overall: 60, trust: 50, communication: 70, growth: 60, joy: 60 }],
    },
    words: {
      insights: [
        {
          title: 'Talking works',
          priority: 'low',
          insightType: 'strength',
          description: 'It stands at 70.',
          actionableAdvice: [],
        },
      ],
      recommendedActions: ['Keep Sundays.'],
    },
    holds: 'It stands at 70.',
  },
  threadSummary: {
    given: { before: 'They are friends.', messages: [...said] },
    words: { summary: 'A trip was cancelled by text.' },
    holds: 'A trip was cancelled by text.',
  },
};
const names = Object.keys(cases) as Asked[];
/** What the provider says that one call used. */
const USED = 52;
const spent = async () => (await server.house.db.select().from(coachSpend)).find(({ who }) => who === amara);
const sent = () => JSON.stringify(fake.asked.map(({ body }) => body));
const askAbout = (name: Asked, people: [string, ...string[]] = [amara]) =>
  ask(desk, name, cases[name].given as never, { people, names: ['Maya'] });

describe.each(names)('%s', (name) => {
  test('has a provider’s words in a result of our shape, and sends no name', async () => {
    fake.answer(['returns', cases[name].words]);
    const { output, meta } = await askAbout(name);
    expect(JSON.stringify(output)).toContain(JSON.stringify(cases[name].holds).slice(1, -1));
    expect(meta).toMatchObject({
      adapter: 'openai-compatible',
      promptVersion: `${briefs[name].version}+${HOUSE_VERSION}`,
      fallbackReason: null,
    });
    expect(sent()).not.toMatch(/maya/i);
    expect(fake.asked[0]?.body).toMatchObject({ response_format: { type: 'json_object' } });
    expect(fake.asked[0]?.body.max_tokens).toBeGreaterThan(briefs[name].maxOutputTokens);
  });

  test('is the built-in guide’s where the provider answers with something else, twice', async () => {
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
    const { meta } = await askAbout(name, [(await server.person()).id]);
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

  test('with nothing in it is the guide’s', async () => {
    fake.answer(['returns', { steps: ['', '  '] }]);
    const { meta } = await askAbout('actionSteps');
    expect(meta).toMatchObject({ adapter: 'embedded', fallbackReason: 'unfit' });
  });

  test('is told what was wrong about it, and its prose and commas are no fault', async () => {
    fake.answer((n) =>
      n === 1 ? ['says', '{"steps": "x", "more": }'] : ['says', 'Here: {"steps": ["Call her.",]} Good luck!'],
    );
    const { output } = await askAbout('actionSteps');
    expect([output, fake.asked.length]).toEqual([{ steps: ['Call her.'] }, 2]);
    expect(JSON.stringify(fake.asked[1]?.body)).toContain('could not be read');
    fake.answer(['says', '<think>{"steps": 1}</think>```json\n{"steps": ["Call her.",]}\n```\nDone.']);
    expect([(await askAbout('actionSteps')).output, fake.asked.length]).toEqual([{ steps: ['Call her.'] }, 1]);
  });

  test('that is wrong twice costs what both used', async () => {
    fake.answer(['says', '{"summary": 1}']);
    expect((await askAbout('conversationSummary')).meta.adapter).toBe('embedded');
    await vi.waitFor(async () => expect(await spent()).toMatchObject({ requests: 1, tokens: 2 * USED }));
  });

  test('is the model’s in every field, within our bounds and with a reason for each score', async () => {
    fake.answer(['returns', cases.resolveArgument.words]);
    const { output } = await ask(desk, 'resolveArgument', cases.resolveArgument.given, { people: [amara] });
    expect(output).toMatchObject({
      severityScore: 4,
      resolutionScore: 8,
      reasons: { severityScore: 'No insults.', resolutionScore: 'Both help.' },
      improvements: { Maya: { whatToImprove: ['Saying never'], howToImprove: [] } },
    });
    expect(output.analysis.coreEmotionalNeeds).toEqual({ Maya: ['To be seen'], Tom: ['To be believed'] });
    fake.answer(['returns', cases.craftMessage.words]);
    const crafted = (await ask(desk, 'craftMessage', cases.craftMessage.given, { people: [amara] })).output;
    expect(crafted).toMatchObject({ toneScore: 80, clarityScore: 90, goalAlignment: 100, overallScore: 85 });
    expect(crafted.reasons).toMatchObject({ empathyScore: 'It begins with both of you.' });
    fake.answer(['returns', cases.relationshipAnalysis.words]);
    const read = (await askAbout('relationshipAnalysis')).output;
    expect(read).toMatchObject({
      overallHealth: 7,
      attachment: { label: 'anxious', evidence: [{ quote: 'I say nothing' }] },
    });
  });

  test.each([
    ['a link', { summary: 'Read https://evil.example/x' }],
    ['violence', { summary: 'Slap him back.' }],
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
});
