import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asking } from '#test/asking.ts';
import { type ModelledServer, openModelledServer } from '#test/coach/modelled.ts';
import type { Person } from '#test/people.ts';

let m: ModelledServer;
let amara: Person;
beforeAll(async () => {
  m = await openModelledServer('');
});
afterAll(() => m.close());
beforeEach(async () => {
  amara = await m.agreed('admin');
});

const { get, post, meet } = asking(() => m.server);
const fair = {
  ...{ otherPerspective: 'She may be tired.', ownPart: 'You could ask sooner.' },
  ...{ assumptionsToCheck: ['That she noticed.'], oneRepairStep: 'Ask about Sunday.' },
};
const rated = (score: number) => ({ score, reason: 'From the words.' });
const party = (name: string) => ({
  ...{ party: name, coreEmotionalNeeds: ['To be heard'], repairLanguage: ['I hear you.'] },
  ...{ whatToImprove: ['Asking'], howToImprove: ['One thing at a time'], whatWentWell: ['Staying'] },
});

const talk = 'Me: You never help with the dishes.\nNoor: That’s not true, I did them on Monday.';
/** Each tool as its page sends it, and all that a model says to it. */
const tools = [
  {
    path: '/text-analysis',
    form: { text: 'Fine. Do what you want, you always do.' },
    said: {
      ...{ emotionalTone: 'Resigned', interpretation: 'They give up on being asked.' },
      ...{ readings: ['They trust you with it.', 'They feel left out.'], apart: 'Ask what they would like.' },
      ...{ suggestedResponse: 'What would you like?', confidence: rated(0.6), ...fair },
      evidence: [
        { quote: 'you always do', shows: 'a generalization' },
        { quote: 'never written', shows: 'nothing' },
      ],
    },
    shown: {
      analysis: {
        ...{ emotionalTone: 'Resigned', confidence: 0.6, reasons: { confidence: 'From the words.' } },
        evidence: [{ rule: 'a generalization', from: 24, to: 37, quote: 'you always do' }],
        balance: fair,
      },
    },
  },
  {
    path: '/relationship-analysis',
    form: {
      relationshipType: 'friend',
      description: 'We laugh a lot when we meet, and lately plans fall through and I say nothing about it.',
    },
    said: {
      ...{ overallHealth: rated(7), communicationStyle: 'You laugh a lot, and leave things unsaid.' },
      attachment: {
        label: 'avoidant',
        tendency: 'You tend to wait.',
        evidence: [{ quote: 'I say nothing', shows: 'x' }],
      },
      ...{ strengths: ['You laugh.'], areasForGrowth: ['Saying it.'], recommendations: ['Say it once.'], ...fair },
    },
    shown: {
      analysis: {
        ...{ overallHealth: 7, attachmentStyle: 'You tend to wait.', strengths: ['You laugh.'] },
        ...{ recommendations: ['Say it once.'], reasons: { overallHealth: 'From the words.' } },
      },
    },
  },
  {
    path: '/craft-message',
    form: { goal: 'Ask my sister for help with the rent', selectedTone: 'caring' },
    said: {
      ...{ craftedMessage: 'Could you help me with the rent this month?', explanation: 'It asks for one thing.' },
      ...{ tone: rated(80), clarity: rated(90), empathy: rated(70), goalAlignment: rated(84) },
      ...{ positiveResponseChance: rated(76), feedback: 'Name the sum.' },
    },
    shown: {
      ...{ craftedMessage: 'Could you help me with the rent this month?', overallScore: 81, goalAlignment: 84 },
      ...{ positiveResponseChance: 76, feedback: 'Name the sum.' },
    },
  },
  {
    path: '/resolve-argument',
    form: { originalConversation: talk, partiesInvolved: ['Me', 'Noor'] },
    said: {
      ...{ conflictType: 'Chores', underlyingIssue: 'Being seen.', relationshipPattern: 'Asking late.' },
      ...{ parties: [party('me'), party('Noor')], rootCauses: ['Two weeks of dishes'], emotionalTriggers: ['Never'] },
      ...{ communicationBreakdowns: ['Never'], severity: rated(4), resolution: rated(8) },
      resolvedConversation: 'Me: Could you do the dishes today?\nNoor: I can, after dinner.',
      ...{
        proposedCompromise: 'Every second day each.',
        preventionTips: ['Ask once.'],
        summary: 'Both want to be seen.',
      },
      ...fair,
    },
    shown: {
      ...{ severityScore: 4, resolutionScore: 8, proposedCompromise: 'Every second day each.' },
      resolvedConversation: 'Me: Could you do the dishes today?\nNoor: I can, after dinner.',
      improvements: { Me: { whatToImprove: ['Asking'], howToImprove: ['One thing at a time'] } },
      whatWentWell: { Noor: ['Staying'] },
      reasons: { severityScore: 'From the words.', resolutionScore: 'From the words.' },
    },
  },
];

describe.each(tools)('a model at $path', ({ path, form, said, shown }) => {
  test('is asked over HTTP for a whole result, which is shown, kept, and said to be a model’s', async () => {
    m.fake.answer(['returns', { ...said, concern: null }]);
    const { status, body } = await post(amara, path, form);
    expect([status, body]).toEqual([200, expect.objectContaining({ meta: expect.anything() })]);
    expect(body).toMatchObject(shown);
    expect(body.meta).toMatchObject({ adapter: 'openai-compatible', model: 'fake', fallbackReason: null });
    const [kept] = (await get(amara, path)).body;
    const id = body.crafting?.id ?? body.id;
    expect(kept.id).toBe(id);
    expect(m.fake.asked).toHaveLength(1);
  });

  test('that is out of reach leaves the guide’s answer, which says why', async () => {
    m.fake.answer(['status', 401]);
    const { status, body } = await post(amara, path, form);
    expect([status, body.meta.adapter, body.meta.fallbackReason]).toEqual([200, 'embedded', expect.any(String)]);
  });

  test('that answers with something else is asked once more, and then not at all', async () => {
    m.fake.answer((n) => ['returns', n === 1 ? { sorry: 'no' } : { ...said, concern: null }]);
    expect((await post(amara, path, form)).body).toMatchObject(shown);
    expect(m.fake.asked).toHaveLength(2);
    m.fake.answer(['returns', { sorry: 'no' }]);
    expect((await post(amara, path, form)).body.meta.adapter).toBe('embedded');
    expect(m.fake.asked).toHaveLength(2);
  });

  test('that sees a danger to life is not shown, but people to turn to are', async () => {
    m.fake.answer(['returns', { ...said, concern: { level: 'crisis', kind: 'self_harm' } }]);
    const { body } = await post(amara, path, form);
    expect([body.meta.adapter, body.meta.safety.level > 1]).toEqual(['embedded', true]);
    expect(JSON.stringify(body)).not.toContain('From the words.');
  });

  test('hears nothing from whoever did not agree to it', async () => {
    const ben = await m.server.person('admin');
    m.fake.answer(['returns', { ...said, concern: null }]);
    expect((await post(ben, path, form)).body.meta).toMatchObject({
      adapter: 'embedded',
      fallbackReason: 'no_consent',
    });
    expect(m.fake.asked).toHaveLength(0);
  });
});

test('names of whom it is about do not leave, and stand in the answer again', async () => {
  const { id } = await meet(amara, { personName: 'Noor' });
  const [text, , , argument] = tools;
  m.fake.answer(['returns', { ...text?.said, suggestedResponse: 'What would you like, PERSON_1?', concern: null }]);
  const read = await post(amara, '/text-analysis', { text: 'Noor here. Fine, do what you want.', relationshipId: id });
  expect(read.body.analysis.suggestedResponse).toBe('What would you like, Noor?');
  expect(m.left()).not.toContain('Noor');
  m.fake.answer(['returns', { ...argument?.said, concern: null }]);
  expect((await post(amara, '/resolve-argument', { ...argument?.form })).body.whatWentWell).toHaveProperty('Noor');
  expect(m.left()).not.toContain('Noor');
});
