import { eventIterator } from '@orpc/contract';
import * as z from 'zod/mini';
import { FallbackReason, SafetyNote } from '#contract/chat.ts';
import { ArgumentResolution, CoachMeta } from '#contract/coach.ts';
import { endpoint } from '#contract/endpoint.ts';
import { excerpt } from '#contract/excerpt.ts';
import { One, page } from '#contract/pages.ts';
import { Thread } from '#contract/threads.ts';

const MOST_PARTIES = 12;
/** Length of the excerpt in the list. */
const OPENING = 160;
const TOO_SHORT = 'Please provide a conversation with at least 20 characters';
const TOO_LONG = 'Please keep it under 20,000 characters';

const SPOKEN = /^\s*(?:\[[^\]\n]{1,40}\]\s*)?([\p{L}][\p{L}\p{M} .'’-]{0,40}?)\s*:\s*(\S.*)$/u;

/** Who says what in a line of a written argument; undefined for a line without a name. */
export function spokenIn(line: string): { party: string; said: string } | undefined {
  const [, party, said] = SPOKEN.exec(line) ?? [];
  return party && said ? { party: party.trim(), said } : undefined;
}

const KIN = [
  'wife|husband|girlfriend|boyfriend|partner|fiancée?|ex',
  'mom|mum|mother|dad|father|sister|brother|son|daughter',
  'boss|manager|roommate|neighbor|friend|coworker|colleague',
].join('|');
const TOLD = new RegExp(`\\bmy (${KIN})\\b`, 'giu');
const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** The parties: the speakers of the lines, or the writer and the person they mention. */
export function partiesIn(text: string): string[] {
  const spoken = [...new Set(text.split('\n').flatMap((line) => spokenIn(line)?.party ?? []))];
  if (spoken.length > 1) return spoken.slice(0, MOST_PARTIES);
  const told = [...new Set([...text.matchAll(TOLD)].map(([, who = '']) => upper(who)))];
  return told.length > 0 ? ['Me', ...told].slice(0, MOST_PARTIES) : [];
}

/** Names typed with commas between them. */
export const partiesFrom = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];

const Parties = z.pipe(
  z.array(
    z.string('A name is text').check(z.maxLength(100, 'Please keep each name under 100 characters')),
    'The people are a list of names',
  ),
  z.transform((names: string[]) => partiesFrom(names.join(','))),
);

export const ArgumentForm = z.object({
  originalConversation: z.string(TOO_SHORT).check(z.trim(), z.minLength(20, TOO_SHORT), z.maxLength(20_000, TOO_LONG)),
  context: z._default(
    z.string('This is text').check(z.trim(), z.maxLength(8000, 'Please keep it under 8,000 characters')),
    '',
  ),
  partiesInvolved: z._default(
    Parties.check(z.refine((names: string[]) => names.length <= MOST_PARTIES, `Please name at most ${MOST_PARTIES}`)),
    [],
  ),
});
export type ArgumentForm = z.infer<typeof ArgumentForm>;

export const ARGUMENT_STATUSES = ['active', 'resolved'] as const;
export const ArgumentStatus = z.enum(ARGUMENT_STATUSES, 'Please choose a status');
export type ArgumentStatus = z.infer<typeof ArgumentStatus>;

export const Argument = z.extend(ArgumentResolution, {
  id: z.string(),
  originalConversation: z.string(),
  context: z.string(),
  partiesInvolved: z.array(z.string()),
  status: ArgumentStatus,
  /** The follow-up chat has started. Its thread has the same id as the argument. */
  hasChat: z.boolean(),
  meta: CoachMeta,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Argument = z.infer<typeof Argument>;

/** An argument in a list: its beginning and its result. */
export const ArgumentRow = z.object({
  id: z.string(),
  opening: z.string(),
  parties: z.array(z.string()),
  conflictType: z.string(),
  severityScore: z.nullable(z.number()),
  resolutionScore: z.nullable(z.number()),
  status: ArgumentStatus,
  createdAt: z.iso.datetime(),
});
export type ArgumentRow = z.infer<typeof ArgumentRow>;

export const partiesOf = ({ analysis, improvements, whatWentWell }: ArgumentResolution): string[] => [
  ...new Set([
    ...Object.keys(improvements),
    ...Object.keys(whatWentWell),
    ...Object.keys(analysis.coreEmotionalNeeds),
    ...Object.keys(analysis.repairLanguage),
  ]),
];

export const rowOf = (argument: Argument): ArgumentRow => {
  const { id, originalConversation, analysis, severityScore, resolutionScore, status, createdAt } = argument;
  const opening = excerpt(originalConversation.replace(/\s+/g, ' '), OPENING);
  const { conflictType } = analysis;
  return {
    ...{ id, opening, parties: partiesOf(argument), conflictType },
    ...{ severityScore, resolutionScore, status, createdAt },
  };
};

/** The parts of a result, in the order in which they are shown and written. */
export const ARGUMENT_PARTS = [
  ...(['scales', 'better', 'improvement', 'deep'] as const),
  ...(['breakdown', 'compromise', 'prevention', 'why'] as const),
] as const;

/** A result that is still being written: the first `parts` of it are complete, the rest is blank. */
export const ArgumentPart = z.object({ parts: z.int(), safety: SafetyNote, output: ArgumentResolution });
export type ArgumentPart = z.infer<typeof ArgumentPart>;

/**
 * `part` replaces the previous one. After `done` the whole argument can be read. `failed` keeps the parts that
 * arrived.
 */
export const ArgumentEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('part'), ...ArgumentPart.shape }),
  z.object({ type: z.literal('done') }),
  z.object({ type: z.literal('failed'), reason: z.nullable(FallbackReason) }),
]);
export type ArgumentEvent = z.infer<typeof ArgumentEvent>;

/** `argument` is null while a model is still writing the result. */
const Begun = z.object({ id: z.string(), argument: z.nullable(Argument) });

const reading = endpoint.meta({ access: 'member', touches: [] });
const WRITING = { access: 'member', touches: ['arguments', 'search'] } as const;
const writing = endpoint.meta(WRITING);

export const argumentResolver = {
  resolve: endpoint
    .meta({ ...WRITING, limit: { max: 60, seconds: 3600, by: 'member' } })
    .route({ method: 'POST', path: '/resolve-argument', summary: 'Read an argument for everyone in it' })
    .input(ArgumentForm)
    .output(Argument),
  begin: endpoint
    .meta({ ...WRITING, limit: { max: 60, seconds: 3600, by: 'member' } })
    .route({
      method: 'POST',
      path: '/resolve-argument/begin',
      summary: 'Read an argument for everyone in it, and show what a model writes while it does',
    })
    .input(ArgumentForm)
    .output(Begun),
  events: reading
    .route({
      method: 'GET',
      path: '/resolve-argument/{id}/events',
      summary: 'What an argument comes to, part by part; goes on from Last-Event-ID',
    })
    .input(One)
    .output(eventIterator(ArgumentEvent)),
  again: endpoint
    .meta({ ...WRITING, limit: { max: 60, seconds: 3600, by: 'member' } })
    .route({
      method: 'POST',
      path: '/resolve-argument/{id}/again',
      summary: 'Another try where the first broke off',
    })
    .input(One)
    .output(Begun),
  list: reading
    .route({ method: 'GET', path: '/resolve-argument', summary: 'Your arguments, the newest first' })
    .input(z.object(page))
    .output(z.array(ArgumentRow)),
  get: reading
    .route({ method: 'GET', path: '/resolve-argument/{id}', summary: 'One argument with its analysis' })
    .input(One)
    .output(Argument),
  mark: endpoint
    .meta({ access: 'member', touches: ['arguments', 'learningFeed'] })
    .route({
      method: 'PUT',
      path: '/resolve-argument/{id}/status',
      summary: 'Mark an argument as resolved, or take that back',
    })
    .input(z.extend(One, { status: ArgumentStatus }))
    .output(Argument),
  chat: endpoint
    .meta({ access: 'member', touches: ['arguments', 'chats'] })
    .route({
      method: 'POST',
      path: '/resolve-argument/{id}/chat',
      summary: 'The chat about an argument; the first call begins it',
    })
    .input(One)
    .output(Thread),
  remove: writing
    .route({
      method: 'DELETE',
      path: '/resolve-argument/{id}',
      summary: 'Delete an argument, its analysis and the chat about it',
      successStatus: 204,
    })
    .input(One)
    .output(z.void()),
};
