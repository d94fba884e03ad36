import { type Form, fillDraft, type Values, valuesIn } from '#contract/guide.ts';
import type { Frame } from '#server/coach/guide/content.ts';
import { toldWith } from '#server/coach/guide/flows/aims.ts';
import { frameBy, frameFor } from '#server/coach/guide/flows/frames.ts';
import { copy, keepStep, type OpenForm } from '#server/coach/guide/flows/steps.ts';
import { phrase, situationBy } from '#server/coach/guide/library.ts';
import type { Reply, State, Steps, Talk } from '#server/coach/guide/state.ts';
import { menu, option } from '#server/coach/guide/state.ts';

/** Where a message that was typed whole stands among the values of its form. */
const WHOLE = 'whole';
const wholeOf = ({ values }: State): string | undefined => values[WHOLE] || undefined;

/** Words to someone stand word for word as their message, and nothing is done to them. */
export function asTyped(talk: Talk, text: string, to?: string): Reply {
  const values = { ...talk.state.values, ...(to && { to }), [WHOLE]: text };
  const set = {
    ...{ waits: 'fill' as const, frame: talk.state.frame ?? frameBy(null).id, values },
    ...{ last: text, asks: talk.state.asks + 1 },
  };
  return { ...shown(talk, text, phrase('asTyped'), values.to), set };
}

const shown = (talk: Talk, text: string, say: string, to?: string): Reply => ({
  say: [say, [to && `To: ${to}`, `“${text}”`].filter(Boolean).join('\n')],
  options: menu('typedMessage'),
  actions: [copy(text), ...keepStep(talk, `Say: ${text}`).filter(({ does }) => does !== 'copy')],
});

const TO_SOMEONE = /\b(?:you|your|yours|u|ur)\b/i;
const SURELY = 0.8;
/** What surely speaks to someone is a message, also where none is open. */
export const asMessage = (talk: Talk): Reply | undefined =>
  TO_SOMEONE.test(talk.message) && talk.read.turn.certainty >= SURELY ? asTyped(talk, talk.message.trim()) : undefined;
/** Beside an open message, words to someone are it, also where their kind is not sure. */
export const speaksToSomeone = ({ message, read, state }: Talk): boolean =>
  state.waits === 'fill' &&
  ['story', 'unclear', 'message'].includes(read.turn.kind) &&
  (read.turn.likely === 'message' || TO_SOMEONE.test(message));

/** The form, with what is known put in as hints: the name, and what the library would ask for. */
function formOf(frame: Frame, { person, state }: Talk, values: Values): Form {
  const situation = situationBy(state.situation);
  const hints: Record<string, string> = {
    ...(person && { to: person }),
    ...(situation && frame.id.startsWith('raise') && { ask: `Could we ${situation.ask}?` }),
  };
  const fields = frame.fields.map((field) => ({ ...field, hint: hints[field.name] ?? field.hint }));
  const draft = { warm: frame.warm, plain: frame.plain };
  return { title: frame.title, fields, send: 'Show my message', draft, values: { ...values } };
}

export function askFor(frame: Frame, talk: Talk, say: string, values: Values = {}): Reply {
  const set: Partial<State> = { frame: frame.id, values: { ...values }, tone: 'warm', waits: 'fill' };
  return { ...showForm({ ...talk, state: { ...talk.state, ...set } }, say), set };
}

/** What was filled in already goes with it, where the other kind of message has such a line. */
function askAnother(frame: Frame, talk: Talk): Reply {
  const names = frame.fields.map(({ name }) => name);
  const kept = Object.entries(talk.state.values).filter(([name]) => names.includes(name));
  return askFor(frame, talk, phrase('build'), talk.state.waits === 'fill' ? Object.fromEntries(kept) : {});
}

/** "To Jake." before the rest says whom it is for. */
const TO = /^\s*[Tt]o:?\s+(\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30})?)\s*[.,:;\n]\s*/u;

/** What is addressed without labels: to whom, and the rest as the message itself, or in the first line that is empty. */
export function addressed(talk: Talk): Record<string, string> | undefined {
  const { message, state } = talk;
  const { fields } = frameBy(state.frame);
  const [head = '', to] = (state.waits === 'fill' && TO.exec(message)) || [];
  const rest = message.slice(head.length).trim();
  if (!to || !rest || Object.keys(valuesIn(fields, rest)).length > 0) return to && !rest ? { to } : undefined;
  if (TO_SOMEONE.test(rest)) return { to, whole: rest };
  const open = fields.find(({ name, kind }) => kind === 'sentence' && !state.values[name]);
  return { to, ...(open && { [open.name]: rest }) };
}

/** The message as it stands now; what was changed in the state before is kept. */
function draft(talk: Talk, set: Partial<State> = {}, say = phrase('soFar')): Reply {
  const now = { ...talk, state: { ...talk.state, ...set } };
  const { values, tone } = now.state;
  const frame = frameBy(now.state.frame);
  const whole = wholeOf(now.state);
  if (whole) return { ...shown(now, whole, say, values.to), set: { ...set, waits: 'fill' } };
  const text = fillDraft(frame[tone], frame.fields, values);
  if (frame.fields.every(({ name }) => name === 'to' || !values[name]))
    return { ...showForm(now, phrase('empty')), set: { ...set, waits: 'fill' } };
  const other = tone === 'warm' ? option('Shorter', 'tone:plain') : option('Warmer', 'tone:warm');
  return {
    say: [say, `“${text}”`],
    options: [other, option('Change something', 'change'), option('Done', 'keep')],
    actions: [copy(text), ...keepStep(talk, `Say: ${text}`).filter(({ does }) => does !== 'copy')],
    set: { ...set, waits: 'fill' },
  };
}

const showForm = (talk: Talk, say: string): Reply => ({
  say: [say],
  form: formOf(frameBy(talk.state.frame), talk, talk.state.values),
  options: menu('form'),
});

export const messageForm: OpenForm = {
  name: 'the message',
  fields: ({ state }) => frameBy(state.frame).fields,
  show: (talk, say) => showForm(talk, say ?? phrase('build')),
  filled: (talk) => draft(talk),
};

const SHORTER = /\b(?:short\w*|plain\w*|direct\w*|cut|less|too (?:long|much))\b/i;
const WARMER = /\b(?:warm\w*|kind\w*|soft\w*|nice\w*|friendl\w*|formal|stiff|harsh|casual|gentl\w*)\b/i;
/** A wish about the message: what the buttons can do is done, and for all else its lines stand there to be changed. */
export function edited(talk: Talk): Reply {
  const { message, state } = talk;
  if (!state.frame) return { say: [phrase('noDraft')], options: menu('noDraft') };
  if (wholeOf(state) || QUOTED.test(message)) return takeOut(talk);
  const tone = WARMER.test(message) ? 'warm' : SHORTER.test(message) ? 'plain' : undefined;
  return tone && tone !== state.tone ? draft(talk, { tone }, phrase('toned')) : takeOut(talk);
}

const QUOTED = /(?:^|\s)['"“‘]([^'"“”‘’]{3,200})['"”’]/;
const REMOVES = /\b(?:take|remove|delete|drop|leave|cut|erase|without|out)\b/i;
/** What was quoted of their words is taken out where it stands; else everything is there to be changed. */
export function takeOut(talk: Talk): Reply {
  if (wholeOf(talk.state)) return { ...draft(talk), say: [phrase('ownWords'), ...draft(talk).say] };
  const said = REMOVES.test(talk.message) ? QUOTED.exec(talk.message)?.[1] : undefined;
  const quoted = said?.trim().toLowerCase() ?? '\n';
  const { values } = talk.state;
  const [name, value = ''] = Object.entries(values).find(([, one]) => one.toLowerCase().includes(quoted)) ?? [];
  if (!name)
    return {
      ...showForm(talk, phrase('change')),
      options: [option('Leave it as it is', 'tone:warm'), ...menu('form')],
    };
  const at = value.toLowerCase().indexOf(quoted);
  const rest = `${value.slice(0, at)}${value.slice(at + quoted.length).replace(/^[\s.,;!?]+/, '')}`.trim();
  return draft(talk, { values: { ...values, [name]: rest } }, phrase('tookOut'));
}

export const words: Steps = {
  /** What was told says which kind of message it may be. */
  words: (talk) => askAnother(frameFor(talk, talk.message), talk),
  frame: (talk, id) => askAnother(frameBy(id), talk),
  tone: (talk, tone) => draft(talk, { tone: tone === 'plain' ? 'plain' : 'warm' }),
  change: (talk) => takeOut({ ...talk, message: '' }),
  useWhole: (talk) => {
    const text = wholeOf(talk.state) ?? talk.state.last;
    return { ...shown(talk, text, phrase('yours')), options: menu('used') };
  },
  notMessage: (talk) => {
    const { [WHOLE]: text = '', ...values } = talk.state.values;
    const waits = Object.keys(values).length > 0 ? 'fill' : null;
    return {
      say: [phrase('notMessage')],
      options: menu('aims'),
      set: { values, told: toldWith(text, talk.state), waits },
    };
  },
};
