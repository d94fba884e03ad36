import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { scored } from '#server/coach/embedded/answers/craft/score.ts';
import { embedded } from '#server/coach/embedded/embedded.ts';
import { run } from '#server/coach/port.ts';
import type { Given, Output, TaskName } from '#server/coach/tasks/tasks.ts';

const ask = async <Name extends TaskName>(name: Name, given: Given<Name>): Promise<Output<Name>> =>
  (await run(embedded, name, given)).output;
const lines = <Row>(name: string) =>
  readFileSync(`evaluation/sentences/${name}.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);

describe('arguments', () => {
  type Row = {
    id: string;
    text: string;
    parties: string[];
    conflictType: string[];
    severity: [number, number];
    needs: string[];
    safety?: string;
  };

  test.each(lines<Row>('arguments-dev'))(
    '$id: kind, heat and needs',
    async ({ text, parties, conflictType, severity, needs, safety }) => {
      const result = await ask('resolveArgument', { originalConversation: text, partiesInvolved: parties });
      expect(conflictType.some((word) => result.analysis.conflictType.toLowerCase().includes(word))).toBe(true);
      const [low, high] = severity;
      expect(result.severityScore).toBeGreaterThanOrEqual(low - 0.6);
      expect(result.severityScore).toBeLessThanOrEqual(high);
      const said = Object.values(result.analysis.coreEmotionalNeeds).flat().join(' ');
      expect(needs.some((need) => said.includes(need))).toBe(true);
      expect(result.proposedCompromise === undefined).toBe(safety !== undefined);
      expect(result.balance.ownPart === null).toBe(safety !== undefined);
    },
  );

  test('every hard line is said anew, soft ones stay, and each party gets something to do', async () => {
    const originalConversation =
      'Ann: You always leave the kitchen like this.\nBob: I cooked! What do you want from me?\nAnn: Thanks for cooking.';
    const { resolvedConversation, improvements, whatWentWell } = await ask('resolveArgument', { originalConversation });
    expect(resolvedConversation).not.toMatch(/always|What do you want/);
    expect(resolvedConversation).toMatch(/^Ann: .+\nBob: .+\nAnn: Thanks for cooking\.$/);
    expect(Object.keys(improvements)).toEqual(['Ann', 'Bob']);
    expect(improvements.Bob?.howToImprove.length).toBeGreaterThan(0);
    expect(whatWentWell.Ann?.join(' ')).toMatch(/Thanks for cooking/);
  });
});

describe('crafted messages', () => {
  const tones = ['caring', 'playful', 'flirty', 'direct', 'diplomatic', 'encouraging'] as const;
  const goal = 'I want to apologise to Maya for missing her birthday dinner';

  test('each tone has its own message in the matter, said to the person, scored by the published scorer', async () => {
    const all = await Promise.all(tones.map((selectedTone) => ask('craftMessage', { goal, selectedTone })));
    expect(new Set(all.map(({ craftedMessage }) => craftedMessage)).size).toBe(tones.length);
    all.forEach(({ craftedMessage, ...rest }, i) => {
      expect(craftedMessage).toMatch(/missing your birthday dinner/);
      expect(craftedMessage).toMatch(/Maya/);
      const { toneScore, clarityScore, empathyScore, goalAlignment, overallScore, positiveResponseChance } = rest;
      const scores = { toneScore, clarityScore, empathyScore, goalAlignment, overallScore, positiveResponseChance };
      expect(scores).toEqual(scored(craftedMessage, { goal, tone: tones[i] ?? 'caring' }));
      expect(overallScore).toBeGreaterThanOrEqual(60);
    });
  });

  test('a draft keeps what was kind in it and loses what blamed', async () => {
    const { craftedMessage, explanation } = await ask('craftMessage', {
      goal: 'I want him to help more at home',
      selectedTone: 'caring',
      originalDraft: 'You never help with the dishes. You are so lazy! Can we talk tonight?',
    });
    expect(craftedMessage).not.toMatch(/never|lazy/);
    expect(craftedMessage).toMatch(/dishes/);
    expect(craftedMessage).toMatch(/Can we talk tonight\?/);
    expect(explanation).toMatch(/2 sentences/);
  });

  test('the scorer prefers a kind and clear message over a hostile one', () => {
    const kind = scored('I am sorry for missing your dinner, Maya. I can imagine how that felt.', {
      goal,
      tone: 'caring',
    });
    const cold = scored('WHATEVER. You are so dramatic about dinner!!!', { goal, tone: 'caring' });
    expect(kind.overallScore - cold.overallScore).toBeGreaterThan(30);
    expect(kind.positiveResponseChance).toBeGreaterThan(cold.positiveResponseChance);
  });
});

describe('insights over what is stored', () => {
  const relationship = { personName: 'Tom', relationshipType: 'friend', strugglingWith: ['being late'], goals: [] };
  const check = (at: string, overall: number, trust: number) => ({
    at,
    overall,
    trust,
    communication: 62,
    growth: null,
    joy: 80,
  });

  test('the numbers are the stored ones, the trend follows them', async () => {
    const scores = [check('2026-11-01', 70, 70), check('2026-11-08', 58, 35)];
    const result = await ask('relationshipInsights', { relationship, scores });
    expect(result.overallHealth).toBe(58);
    expect(result.trendAnalysis.direction).toBe('declining');
    expect(result.insights[0]).toMatchObject({ priority: 'high', insightType: 'trust' });
    expect(result.insights[0]?.description).toMatch(/Tom at 35 of 100, down 35/);
    expect(result.recommendedActions.join(' ')).toMatch(/being late/);
  });

  test('without a check-in nothing is made up', async () => {
    const result = await ask('relationshipInsights', { relationship, scores: [] });
    expect(result).toMatchObject({ overallHealth: null, trendAnalysis: { direction: 'unknown' }, insights: [] });
  });

  test('a journal pattern quotes the newest entry', async () => {
    const entry = (title: string, mood: 'sad' | 'happy', content: string) => ({
      title,
      mood,
      content,
      createdAt: '2026-11-20',
    });
    const { emotionalPattern } = await ask('journalInsight', {
      entries: [
        entry('Calm', 'happy', 'I felt happy after our walk.'),
        entry('Work', 'sad', 'I felt lonely at work.'),
        entry('Row', 'sad', 'I felt lonely after the fight.'),
      ],
    });
    expect(emotionalPattern).toMatch(/“Calm”/);
    expect(emotionalPattern).toMatch(/feeling alone/);
    expect(emotionalPattern).toMatch(/went up/);
  });

  test('action steps name what is to be worked on', async () => {
    const { steps } = await ask('actionSteps', { personName: 'Tom', areas: ['being late', 'money'] });
    expect(steps.length).toBeGreaterThan(3);
    expect(steps.every((step) => /being late|money/.test(step))).toBe(true);
  });
});
