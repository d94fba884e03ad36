import { afterAll, beforeAll, expect, test } from 'vitest';
import { countries, resources } from '#contract/resources.ts';
import { cardFor, cardText, linesFor } from '#contract/safety-card.ts';
import { words } from '#contract/safety-words.ts';
import { heardIn, readWhole } from '#server/coach/model/guard/read.ts';
import { sentencesIn } from '#server/coach/model/guard/sentences.ts';
import { assess } from '#server/safety/assess.ts';
import { countCard } from '#server/safety/counts.ts';
import { safetyCounts } from '#server/safety/table.ts';
import { categories } from '#server/safety/terms.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

const chat = (text: string) => assess(text, { surface: 'chat' });
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test('the card names the lines of the country, the emergency number first where minutes count', () => {
  const crisis = cardFor(chat('I want to kill myself'), 'US');
  expect(crisis?.lead).toContain('I’m an AI');
  expect(crisis?.question).toBeNull();
  expect(cardFor(chat('I can’t see a point in going on'), 'US')?.question).toContain('thoughts of hurting yourself');
  expect(cardFor(chat('my husband hits me'), 'US')?.question).toBe('Are you safe where you are right now?');
  expect(crisis?.lines[0]).toMatchObject({ call: '988' });
  expect(crisis?.lines.at(-1)).toMatchObject({ call: '911' });
  expect(cardFor(chat('I took a whole bottle of pills'), 'GB')?.lines[0]).toMatchObject({ call: '999' });
  expect(cardFor(chat('my husband hits me'), 'GB')?.lines[0]).toMatchObject({ call: '0808 2000 247' });
  expect(cardFor(chat('we argued about dishes'), 'US')).toBeNull();
});

test('a card as text can be read anywhere', () => {
  const card = cardFor(chat('I want to kill myself'), 'US');
  expect(card && cardText(card)).toContain('988 Suicide & Crisis Lifeline: call 988, text 988');
  expect(card && cardText(card)).toContain('Crisis Text Line: text HOME to 741741');
});

test('no country and no need is without a line', () => {
  const needs = [
    'suicide_crisis',
    'emergency',
    'domestic_violence',
    'sexual_assault',
    'child_protection',
    'adult_protection',
  ] as const;
  for (const country of countries)
    for (const need of needs) {
      const lines = linesFor(need, country, { level: 2, minor: true });
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.every((line) => resources[country].includes(line))).toBe(true);
    }
});

test('whoever wanted to watch someone is sent to no crisis line, and told of one only where it is there', () => {
  const spying = { level: 1, category: 'abuse_facilitation', who: 'self', resource: 'domestic_violence' } as const;
  const here = cardFor(spying, 'US');
  expect(here?.lines.map(({ name }) => name)).toEqual(['National Domestic Violence Hotline']);
  expect(here?.closing).toContain('That line');
  for (const country of countries.filter((one) => one !== 'US')) {
    expect(cardFor(spying, country)).toMatchObject({ lines: [], closing: '' });
    expect(cardFor({ ...spying, level: 3 }, country)?.lines.map(({ kind }) => kind)).toEqual(['emergency']);
  }
  expect(cardFor({ ...spying, resource: 'child_protection' }, 'GB')?.lines[0]).toMatchObject({ kind: 'child' });
});

test('our fixed words pass our own lint, sell nothing and claim nothing', () => {
  for (const category of categories)
    for (const said of Object.values(words[category])) {
      if (typeof said !== 'string') continue;
      // That hurting oneself "is often a way to get through" is understanding in a card; in a model's answer the
      // sentence would be stopped.
      expect(['method', undefined]).toContain(readWhole(said, heardIn([]), sentencesIn(said)).broken?.name);
      expect(said).not.toMatch(/upgrade|premium|plan|subscribe|therap|counsel|treat|diagnos|clinical|cure/i);
    }
});

test('cards are counted by day and kind, without a name or a word', async () => {
  const found = chat('my husband hits me');
  await Promise.all([1, 2, 3].map(() => countCard(server.house, found)));
  await countCard(server.house, chat('all is well'));
  expect(await server.house.db.select().from(safetyCounts)).toEqual([
    { day: '2026-11-20', category: 'domestic_violence', level: 2, resource: 'domestic_violence', count: 3 },
  ]);
});

test.each([
  'last night i got so angry i pushed my wife and i hate myself',
  'I pushed my wife last night',
  'i slapped my girlfriend and i feel sick about it',
])('whoever tells of their own violence hears that it is theirs to stop, and whom to turn to: %s', (text) => {
  const found = chat(text);
  expect(found).toMatchObject({ category: 'domestic_violence', ownHand: true });
  const card = cardFor(found, 'US');
  expect(card?.lead).toContain('stopping it is yours');
  expect(card?.lead).not.toContain('not your fault');
  expect(card?.lines[0]?.note).toContain('own behavior');
});

test.each(['he hit me and i hit him back, my arm is bruised', 'my husband pushed me down the stairs'])(
  'whoever is hurt hears that it is not their fault: %s',
  (text) => {
    expect(cardFor(chat(text), 'US')?.lead).toContain('not your fault');
  },
);

test.each([
  'he hit on my friend at the party',
  'my cat died yesterday',
  "I'm tired of being the manager of our household",
  'I pushed my wife to apply for that job',
])('%s: no card', (text) => {
  expect(chat(text).level).toBe(0);
});

test.each([
  ["sometimes i think they'd all be better off without me", 'self_harm'],
  ["my stepdad comes into my room at night and i don't like it", 'child_abuse'],
])('%s is about the writer', (text, category) => {
  expect(chat(text)).toMatchObject({ level: 2, category, who: 'self' });
});
