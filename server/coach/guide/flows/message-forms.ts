import { type Field, type Form, fillDraft, type Values } from '#contract/guide.ts';
import type { Frame } from '#server/coach/guide/content.ts';
import { frameBy, frameFor, frames } from '#server/coach/guide/flows/frames.ts';
import { copy, keepStep, type OpenForm, own, without } from '#server/coach/guide/flows/steps.ts';
import { phrase, situationBy } from '#server/coach/guide/library.ts';
import type { Reply, State, Steps, Talk } from '#server/coach/guide/state.ts';
import { menu, option } from '#server/coach/guide/state.ts';

const toPlan = (talk: Talk, text: string) => [copy(text), ...keepStep(talk, `Say: ${text}`)];

/** Whole words of their own stand in place of a kind's lines; the kind stays what it was. */
function frameOf({ frame, values }: State): Frame {
  const kind = frameBy(frame);
  return values.words ? { ...frameBy('own'), title: kind.title } : kind;
}

/** The form, with what is known put in as hints: the name, and what the library would ask for. */
function formOf(frame: Frame, { person, state }: Talk): Form {
  const situation = situationBy(state.situation);
  const hints: Record<string, string> = {
    ...(person && { to: person }),
    ...(situation && frame.id.startsWith('raise') && { ask: `Could we ${situation.ask}?` }),
  };
  const fields = frame.fields.map((field) => ({ ...field, hint: hints[field.name] ?? field.hint }));
  const draft = { warm: frame.warm, plain: frame.plain };
  return { title: frame.title, fields, send: 'Show my message', draft, values: own(state.values, fields) };
}

const showForm = (talk: Talk, say: string): Reply => ({
  say: [say],
  form: formOf(frameOf(talk.state), talk),
  options: menu('form'),
  set: { waits: 'fill' },
});

/** A form is shown with what of `values` it has lines for. */
export function askFor(frame: Frame, talk: Talk, say: string, values: Values): Reply {
  const set: Partial<State> = { frame: frame.id, values: { ...values }, tone: 'warm', waits: 'fill' };
  return { ...showForm({ ...talk, state: { ...talk.state, ...set } }, say), set };
}

/** What was filled in for another message is no part of a new one. */
export function newMessage(talk: Talk, request: string, say: string): Reply {
  const lines = [...frames(), frameBy('own')].flatMap(({ fields }) => fields);
  return askFor(frameFor(talk, request), talk, say, without(talk.state.values, lines));
}

export const messageText = ({ state }: Talk): string => {
  const frame = frameOf(state);
  return fillDraft(frame[state.tone], frame.fields, state.values);
};
/** The lines of the message, without whom it goes to. */
export const linesOf = ({ state }: Talk): Field[] => frameOf(state).fields.filter(({ name }) => name !== 'to');

const OTHER = /\b(?:he|she|they|him|her|them)\b/i;
export const TO_THEM = /\b(?:you|your|yours|u|ur)\b/i;
/** No pronoun is turned: where a line speaks of someone and to nobody, that is said. */
function asTheyAre(talk: Talk): string[] {
  const { values } = talk.state;
  const said = linesOf(talk).flatMap(({ name, kind }) => (kind === 'sentence' ? [values[name] ?? ''] : []));
  const [word] = said.flatMap((line) => (TO_THEM.test(line) ? [] : (OTHER.exec(line) ?? [])));
  return word ? [phrase('asTheyAre', { word: word.toLowerCase(), who: values.to || 'the one it goes to' })] : [];
}

/** The message as it stands now; where nothing is filled in, with what is asked for, or with its blanks. */
export function draft(talk: Talk, set: Partial<State> = {}, say = phrase('soFar'), hasBlanks = false): Reply {
  const now = { ...talk, state: { ...talk.state, ...set } };
  const { tone, values } = now.state;
  if (linesOf(now).every(({ name }) => !values[name])) return hasBlanks ? blank(now) : showForm(now, phrase('empty'));
  const text = messageText(now);
  const other = tone === 'warm' ? option('Shorter', 'tone:plain') : option('Warmer', 'tone:warm');
  return {
    say: [say, `“${text}”`, ...asTheyAre(now)],
    options: [...(values.words ? [] : [other]), option('Change a line', 'change'), option('Done', 'keep')],
    actions: toPlan(talk, text),
    set: { ...set, waits: 'fill' },
  };
}

const blank = ({ state }: Talk): Reply => ({
  say: [phrase('blanks'), `“Hey ${state.values.to || '[their name]'}. ${frameBy(state.frame).told}”`],
  options: menu('blanks'),
  set: { waits: 'fill' },
});

export const messageForm: OpenForm = {
  name: 'the message',
  fields: ({ state }) => frameOf(state).fields,
  show: (talk, say) => showForm(talk, say),
  filled: (talk) => draft(talk),
};

export const kindsOfMessage = () => frames().map(({ id, title }) => option(title, `frame:${id}`));

export const words: Steps = {
  frame: (talk, id) => askFor(frameBy(id), talk, phrase('build'), { ...talk.state.values, words: '' }),
  /** Every kind but the one that is open. */
  kind: ({ state }) => ({
    say: [phrase('which')],
    options: [...kindsOfMessage().filter(({ to }) => to !== `frame:${state.frame}`), option('No message', 'noMessage')],
    set: { waits: null },
  }),
  tone: (talk, tone) => draft(talk, { tone: tone === 'plain' ? 'plain' : 'warm' }),
  change: (talk) => showForm(talk, phrase('change')),
};
