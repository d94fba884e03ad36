import { guide } from '#server/coach/guide/guide.ts';
import { run } from '#server/coach/port.ts';
import type { Given, TaskName } from '#server/coach/tasks/tasks.ts';
import { assess } from '#server/safety/assess.ts';
import { composeStory } from '#server/stories/compose.ts';
import { type Figure, type Measure, p95 } from './figure.ts';

type Row = { text: string; label?: string };
/** An answer to a text, or to a quarrel of the same length. */
type Ask = (text: string, quarrel: string) => unknown;

const LENGTH = 2000;
const TEXTS = 8;
const WARM = 5;
const RUNS = 60;
/** A busy machine does not count: of so many rounds the calmest, and by the processor's clock what waited its turn. */
const ROUNDS = 6;
/** How far the processor's clock may lag behind, in milliseconds. */
const TICK = 4;

const ask = <Name extends TaskName>(name: Name, given: Given<Name>) => run(guide, name, given);
const bond = { personName: 'Tom', relationshipType: 'friend' };
const said = (text: string) => {
  const parts = text.match(/[\s\S]{1,400}/g) ?? [];
  return parts.map((content, i) => ({ role: i % 2 ? ('assistant' as const) : ('user' as const), content }));
};
const entries = (text: string) =>
  (text.match(/[\s\S]{1,500}/g) ?? []).map((content) => ({
    ...{ title: 'Today', mood: 'sad' as const, createdAt: '2026-11-20' },
    content,
  }));

const tasks: Record<string, Ask> = {
  chat: (message) => ask('coachChat', { message }),
  'chat with a history': (text) => ask('coachChat', { message: text.slice(0, 400), history: said(text.slice(400)) }),
  'chat about a person': (message) => ask('relationshipChat', { message, relationship: bond }),
  'chat about an argument': (text, quarrel) =>
    ask('argumentChat', { message: text.slice(0, 500), argument: { originalConversation: quarrel.slice(0, 1500) } }),
  'text analysis': (text) => ask('textAnalysis', { text }),
  'relationship analysis': (description) => ask('relationshipAnalysis', { relationshipType: 'romantic', description }),
  'craft message': (originalDraft) =>
    ask('craftMessage', { goal: 'I want him to help more at home', selectedTone: 'caring', originalDraft }),
  'resolve argument': (_, originalConversation) => ask('resolveArgument', { originalConversation }),
  'resolve a told argument': (originalConversation) => ask('resolveArgument', { originalConversation }),
  'chat insights': (text) => ask('chatInsights', { messages: said(text) }),
  'conversation summary': (text) => ask('conversationSummary', { messages: said(text) }),
  'journal insight': (text) => ask('journalInsight', { entries: entries(text) }),
  'relationship insights': (notes) => ask('relationshipInsights', { relationship: { ...bond, notes }, scores: [] }),
  'action steps': (text) => ask('actionSteps', { personName: 'Tom', areas: [text] }),
  story: (text) => composeStory({ text }),
};

/** Unlike sentences in a row, each text from another place, until it is long enough. */
function joined(sentences: readonly string[], nth: number, form: (sentence: string, i: number) => string): string {
  let text = '';
  for (let i = 0; text.length < LENGTH; i++) text += form(sentences[(nth * 97 + i * 31) % sentences.length] ?? '', i);
  return text.slice(0, LENGTH);
}

const closed = (sentence: string) => (/[.!?…]\s*$/.test(sentence) ? `${sentence} ` : `${sentence}. `);
const line = (sentence: string, i: number) => `${i % 2 ? 'Bob' : 'Ann'}: ${sentence.replaceAll('\n', ' ')}\n`;
/** A text that gets a whole answer, and not the card. */
const calm = (text: string) => assess(text, { surface: 'chat' }).level === 0;

/** Begun at another place each time, so that no part of it is known from before. */
function turned(all: readonly string[], time: number): string {
  const text = all[time % all.length] ?? '';
  const from = (time * 13) % LENGTH;
  return `${text.slice(from)} ${text.slice(0, from)}`.slice(0, LENGTH);
}

async function timed(answer: Ask, texts: readonly string[], quarrels: readonly string[], round: number) {
  const times: number[] = [];
  for (let i = 0; i < WARM + RUNS; i++) {
    const time = round * (WARM + RUNS) + i;
    const [text, quarrel] = [turned(texts, time), turned(quarrels, time)];
    const [start, before] = [performance.now(), process.threadCpuUsage()];
    await answer(text, quarrel);
    const { user, system } = process.threadCpuUsage(before);
    if (i >= WARM) times.push(Math.min(performance.now() - start, (user + system) / 1000 + TICK));
  }
  return p95(times);
}

async function calmest(answer: Ask, texts: readonly string[], quarrels: readonly string[], target: number) {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS && least > target; round++)
    least = Math.min(least, await timed(answer, texts, quarrels, round));
  return least;
}

/** The processor's time to read 2,000 characters for danger, in the calmest of some rounds; each reads other texts. */
export const safetySpeed: Measure = ({ own }) => {
  const all = own<Row>('safety-own')
    .map(({ text }) => text)
    .join(' ');
  const rounds = Array.from({ length: ROUNDS }, (_, round) => {
    const times = Array.from({ length: WARM + RUNS }, (_, i) => {
      const from = (round * RUNS + i) * 300;
      const before = process.cpuUsage().user;
      assess(all.slice(from, from + LENGTH), { surface: 'chat' });
      return (process.cpuUsage().user - before) / 1000;
    });
    return p95(times.slice(WARM));
  });
  return [
    {
      name: 'Safety, milliseconds for 2,000 characters, p95',
      on: `${RUNS} texts`,
      value: Math.min(...rounds),
      baseline: null,
      must: 30,
      target: 10,
      better: 'less',
    },
  ];
};

/** How long an embedded answer to 2,000 characters takes, for each task. */
export const speed: Measure = async ({ own }) => {
  const moves = own<Row>('conflict-moves-own').map(({ text }) => text);
  const told = own<Row>('attachment-own').map(({ text }) => text);
  const plain = own<Row>('safety-own').flatMap(({ text, label }) => (label === 'none' ? [text] : []));
  const numbers = Array.from({ length: TEXTS * 6 }, (_, i) => i);
  const texts = numbers.map((i) => joined([...told, ...moves, ...plain], i, closed)).filter(calm);
  const quarrels = numbers.map((i) => joined(moves, i, line)).filter(calm);
  const figures: Figure[] = [];
  for (const [name, answer] of Object.entries(tasks))
    figures.push({
      name: `Embedded ${name}, 2,000 characters, p95 in ms`,
      on: `${RUNS} answers to ${TEXTS} texts`,
      value: await calmest(answer, texts.slice(0, TEXTS), quarrels.slice(0, TEXTS), 10),
      baseline: null,
      must: 30,
      target: 10,
      better: 'less',
    });
  return figures;
};
