import { type Form, fillDraft, type Values } from '#contract/guide.ts';
import type { Frame } from '#server/coach/guide/content.ts';
import { frameBy, frameFor, frames } from '#server/coach/guide/flows/frames.ts';
import { copy, keepStep, type OpenForm, own, without } from '#server/coach/guide/flows/steps.ts';
import { phrase, situationBy } from '#server/coach/guide/library.ts';
import type { Reply, State, Steps, Talk } from '#server/coach/guide/state.ts';
import { menu, option } from '#server/coach/guide/state.ts';

const toPlan = (talk: Talk, text: string) => [copy(text), ...keepStep(talk, `Say: ${text}`)];

const TO_SOMEONE = /\b(?:you|your|yours|u|ur)\b/i;
const SURELY = 0.8;
/** What surely speaks to someone is a message and stands word for word; beside an open one it need not be as sure. */
export function asMessage(talk: Talk): Reply | undefined {
  const { message, read, state } = talk;
  if (!TO_SOMEONE.test(message) || (state.waits !== 'fill' && read.turn.certainty < SURELY)) return undefined;
  const text = message.trim();
  return {
    say: [phrase('asTyped'), `“${text}”`],
    options: menu('typedMessage'),
    actions: toPlan(talk, text),
    set: { last: text },
  };
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
  form: formOf(frameBy(talk.state.frame), talk),
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
  const lines = frames().flatMap(({ fields }) => fields);
  return askFor(frameFor(talk, request), talk, say, without(talk.state.values, lines));
}

/** The message as it stands now. */
function draft(talk: Talk, set: Partial<State> = {}, say = phrase('soFar')): Reply {
  const now = { ...talk, state: { ...talk.state, ...set } };
  const { values, tone } = now.state;
  const frame = frameBy(now.state.frame);
  const text = fillDraft(frame[tone], frame.fields, values);
  if (frame.fields.every(({ name }) => name === 'to' || !values[name])) return showForm(now, phrase('empty'));
  const other = tone === 'warm' ? option('Shorter', 'tone:plain') : option('Warmer', 'tone:warm');
  return {
    say: [say, `“${text}”`],
    options: [other, option('Change something', 'change'), option('Done', 'keep')],
    actions: toPlan(talk, text),
    set: { ...set, waits: 'fill' },
  };
}

export const messageForm: OpenForm = {
  name: 'the message',
  fields: ({ state }) => frameBy(state.frame).fields,
  show: (talk, say) => showForm(talk, say),
  filled: (talk) => draft(talk),
};

const SHORTER = /\b(?:short\w*|plain\w*|direct\w*|cut|less|too (?:long|much))\b/i;
const WARMER = /\b(?:warm\w*|kind\w*|soft\w*|nice\w*|friendl\w*|formal|stiff|harsh|casual|gentl\w*)\b/i;
/** A wish about the message: what the buttons can do is done, and for all else its lines stand there to be changed. */
export function edited(talk: Talk): Reply {
  const { message, state } = talk;
  if (state.options.some(({ to }) => to === 'noMessage')) return { say: [phrase('ownWords')], options: state.options };
  if (!state.frame) return { say: [phrase('noDraft')], options: menu('noDraft') };
  const tone = WARMER.test(message) ? 'warm' : SHORTER.test(message) ? 'plain' : undefined;
  return tone && tone !== state.tone ? draft(talk, { tone }, phrase('toned')) : showForm(talk, phrase('change'));
}

export const kindsOfMessage = () => frames().map(({ id, title }) => option(title, `frame:${id}`));

export const words: Steps = {
  /** What was told says which kind of message it may be. */
  words: (talk) => askFor(frameFor(talk, talk.message), talk, phrase('build'), talk.state.values),
  frame: (talk, id) => askFor(frameBy(id), talk, phrase('build'), talk.state.values),
  /** Every kind but the one that is open. */
  kind: ({ state }) => ({
    say: [phrase('which')],
    options: [...kindsOfMessage().filter(({ to }) => to !== `frame:${state.frame}`), option('No message', 'noMessage')],
    set: { waits: null },
  }),
  tone: (talk, tone) => draft(talk, { tone: tone === 'plain' ? 'plain' : 'warm' }),
  change: (talk) => edited({ ...talk, message: '' }),
};
