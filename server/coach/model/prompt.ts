import type * as z from 'zod/mini';
import { Veil } from '#server/coach/anonymise/veil.ts';
import { clipped, HISTORY_MOST, newest, roomIn } from '#server/coach/model/budget.ts';
import { knownBlock } from '#server/coach/model/known.ts';
import { pasted } from '#server/coach/model/pasted.ts';
import type { Part, ResultBrief, TalkBrief } from '#server/coach/model/prompts/brief.ts';
import { AFTERCARE, askedAlready, careful, HOUSE_VERSION } from '#server/coach/model/prompts/house.ts';
import { tokensIn } from '#server/coach/model/tokens.ts';
import { alternating, type Written } from '#server/coach/model/written.ts';
import type { Said } from '#server/coach/tasks/shapes.ts';
import type { Input, TaskName } from '#server/coach/tasks/tasks.ts';
import type { Assessment } from '#server/safety/assess.ts';
import { policyOf } from '#server/safety/policy.ts';
import type { Turn } from '#server/wire/wire.ts';

export type Talk = 'argumentChat' | 'coachChat' | 'relationshipChat';

type Setting = {
  /** Names of the participants and of people they know, besides those in the input. */
  names?: readonly string[];
  /** The most tokens that the model reads and writes together. */
  context: number;
  /** Whether names are hidden; false for a model on this machine. */
  hides: boolean;
};

/** Stands for a missing name, because nobody has it. */
const isName = (name: string | null | undefined): name is string =>
  Boolean(name?.trim()) && !/^someone$/i.test(name ?? '');

const spoken = ({ role, content, name }: Said, several: boolean): Turn => ({
  role,
  text: several && role === 'user' && isName(name) ? `${name}: ${content}` : content,
});

const severalIn = (history: readonly Said[], name: string | null) =>
  new Set([...history.filter(({ role }) => role === 'user').map((one) => one.name), name].filter(isName)).size > 1;

const shown = ({ label, text, isPasted }: Part) => (isPasted ? pasted(label, text) : `${label}: ${text}`);

const veiled = (veil: Veil, { label, text, ...rest }: Part, most = Number.POSITIVE_INFINITY): Part => ({
  ...rest,
  label: veil.hide(label),
  text: clipped(veil.hide(text), most),
});

function concernOf(assessment: Assessment, care: Input<Talk>['care'] = null): string[] {
  const hasAsked = care?.state === 'concern' && care.hasAsked;
  if (policyOf(assessment).coach === 'careful')
    return [hasAsked ? askedAlready(assessment.category) : careful(assessment.category)];
  if (care?.state === 'aftercare') return [AFTERCARE];
  if (care?.state !== 'concern') return [];
  return [care.hasAsked ? askedAlready(care.category) : careful(care.category)];
}

/** The prompt for one turn: rules, what is known, earlier messages, and the new message. */
export function writeTalk<Name extends Talk>(
  brief: TalkBrief<Name>,
  input: Input<Name>,
  assessment: Assessment,
  setting: Setting,
): Written {
  const { message, history, name, present, known, today, summary } = input;
  const { names = [], context, hides } = setting;
  const abouts = known.map(({ about }) => about);
  const heard = history.map((one) => one.name);
  const veil = new Veil([...brief.names(input), name, ...abouts, ...heard, ...names].filter(isName), hides);
  const hidden = (text: string) => veil.hide(text);
  const several = present.length > 1 || severalIn(history, name);
  const room = roomIn(context, brief.house, brief.maxOutputTokens);

  const noted = knownBlock(known, room.known);
  const about = [...(isName(name) && !several ? [`They are called ${name}.`] : []), ...brief.about(input)];
  const stable = [about.map((line) => clipped(line, 200)).join('\n'), noted.text].filter(Boolean).join('\n\n');
  const now = [
    ...(today ? [`It is ${today} where they are.`] : []),
    ...brief.now(input),
    ...concernOf(assessment, input.care),
  ];
  const earlier = summary?.trim() ? [`Earlier in this talk: ${clipped(summary, 400)}`] : [];

  const said = clipped(spoken({ role: 'user', content: message, name }, several).text, room.message);
  const before = brief.before(input).map((part) => shown(veiled(veil, part, room.message)));
  const left = room.history - tokensIn([said, ...before, ...earlier].join('\n'));
  const turns = newest(
    history.map((one) => spoken(one, several)),
    Math.max(0, left),
  );
  const first = turns.findIndex(({ role }) => role === 'user');
  return {
    system: [
      { text: brief.house, isStable: true },
      ...(stable ? [{ text: hidden(stable), isStable: true }] : []),
      ...([...earlier, ...now].length > 0 ? [{ text: hidden([...earlier, ...now].join('\n')), isStable: false }] : []),
    ],
    turns: alternating([
      ...before.map((text) => ({ role: 'user' as const, text })),
      ...[...(first < 0 ? [] : turns.slice(first)), { role: 'user' as const, text: said }].map(({ role, text }) => ({
        role,
        text: hidden(text),
      })),
    ]),
    veil,
    version: `${brief.version}+${HOUSE_VERSION}`,
    used: noted.used,
    said: [...history.flatMap(({ role, content }) => (role === 'user' ? [content] : [])), message],
    smaller:
      context > 2500 ? () => writeTalk(brief, input, assessment, { ...setting, context: context / 2 }) : undefined,
  };
}

/** The prompt for a whole result: the rules, the request, and the texts in one turn. */
export function writeResult<Name extends TaskName, Words extends z.ZodMiniType>(
  brief: ResultBrief<Name, Words>,
  input: Input<Name>,
  assessment: Assessment,
  setting: Setting,
  /** Given for servers that may not pass the schema on. */
  schema?: object,
): Written {
  const { names = [], context, hides } = setting;
  const veil = new Veil([...brief.names(input), ...names].filter(isName), hides);
  const parts = brief.parts(input);
  const most = Math.max(600, Math.floor((context - 2500 - Math.min(brief.maxOutputTokens, context / 4)) * 0.9));
  const all = parts.map((part) => ({
    ...part,
    text: clipped(part.text, Math.max(200, most / Math.max(1, parts.length))),
  }));
  // A long talk has many short parts; what one does not use, another may.
  const room = tokensIn(parts.map(({ text }) => text).join('\n')) <= most ? parts : all;
  const facts = brief.facts(input).map((line) => clipped(line, 200));
  const shape = schema
    ? [`Answer with one JSON object of this schema and nothing else:\n${JSON.stringify(schema)}`]
    : [];
  return {
    system: [
      { text: [brief.house, brief.method, ...shape].join('\n\n'), isStable: true },
      ...concernOf(assessment).map((text) => ({ text: veil.hide(text), isStable: false })),
    ],
    turns: [
      {
        role: 'user',
        text:
          [...facts.map((line) => veil.hide(line)), ...room.map((part) => shown(veiled(veil, part)))].join('\n\n') ||
          '(nothing was written)',
      },
    ],
    veil,
    version: `${brief.version}+${HOUSE_VERSION}`,
    used: [],
    said: parts.filter(({ isOwn }) => !isOwn).map(({ text }) => text),
    smaller:
      context > 2500
        ? () => writeResult(brief, input, assessment, { ...setting, context: context / 2 }, schema)
        : undefined,
  };
}

const WORDED = 1.6;

/** An estimate of the prompt's length for one call, mostly too high. Needs no hidden names. */
export function lengthAhead<Name extends Talk>(
  brief: TalkBrief<Name>,
  input: Input<Name>,
  { context }: Setting,
): number {
  const { message, history, known, summary } = input;
  const lengthOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length * WORDED + 40, 0);
  const before = brief.before(input).map(({ text }) => text);
  const noted = known.flatMap(({ lines }) => lines);
  const said = lengthOf(history.map(({ content }) => content));
  const signs =
    lengthOf([message, summary ?? '', ...brief.about(input), ...before, ...noted]) + Math.min(said, HISTORY_MOST * 4);
  return Math.min(brief.house.length + 900 + signs, context * 4);
}

export const lengthOfResult = <Name extends TaskName, Words extends z.ZodMiniType>(
  brief: ResultBrief<Name, Words>,
  input: Input<Name>,
  { context }: Setting,
): number => {
  const signs = brief.parts(input).reduce((sum, { text }) => sum + text.length * WORDED + 60, 0);
  return Math.min(brief.house.length + brief.method.length + 4000 + signs, context * 4);
};

const MORE_MOST = 6000;
/** The most tokens of a result. A longer text needs more, because the result retells it. */
export function mostOfResult<Name extends TaskName, Words extends z.ZodMiniType>(
  brief: ResultBrief<Name, Words>,
  input: Input<Name>,
) {
  const texts = brief.parts(input).map(({ text }) => text);
  return brief.maxOutputTokens + Math.min(MORE_MOST, tokensIn(texts.join('\n')));
}
