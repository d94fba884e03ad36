import { type Form, fillDraft, type Values } from '#contract/guide.ts';
import type { Frame } from '#server/coach/guide/content.ts';
import { copy, keepStep, type OpenForm } from '#server/coach/guide/flows/steps.ts';
import forms from '#server/coach/guide/forms.json' with { type: 'json' };
import { contentOf, phrase, situationBy } from '#server/coach/guide/library.ts';
import { menu, option, type Reply, type State, type Steps, type Talk } from '#server/coach/guide/state.ts';
import { pattern } from '#server/reading/pattern.ts';

type Tone = State['tone'];

/** The first frame fits everything: it stands in for one that is no longer there. */
export function frameBy(id: string | null): Frame {
  const [first, ...others] = contentOf('frames');
  if (!first) throw new Error('content/frames.json is empty');
  return others.find((frame) => frame.id === id) ?? first;
}

/** What is said to someone, whatever it is about: any other act that is named says more of the message. */
const SAYS = new Set(['tell', 'raise', 'ask']);
const ACTS = new Set(['apologize', 'thank', 'decline', 'limit', 'end']);

/** The kind of message that is asked for, by its own words; the first of them that is named. */
export function frameIn(message: string): Frame | undefined {
  const said = message.toLowerCase().replaceAll('’', "'");
  const placeOf = (word: string) => said.search(new RegExp(`(?<![a-z])${word.replace(/[^a-z' ]/g, '')}`));
  // What happened to whoever asks is no reason to comfort someone else.
  const isOwn = (at: number) => /\b(?:i|i'm|im)(?: \w+){0,2} $/.test(said.slice(0, at));
  const found = contentOf('frames').flatMap((frame) =>
    frame.asked
      .map((word) => ({ frame, at: placeOf(word), length: word.length }))
      .filter(({ at }) => at >= 0 && !(frame.id === 'comfort' && isOwn(at))),
  );
  const [first, ...others] = found.sort((a, b) => a.at - b.at || b.length - a.length);
  const act = first && SAYS.has(first.frame.id) ? others.find(({ frame }) => ACTS.has(frame.id)) : undefined;
  return (act ?? first)?.frame;
}

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

const raising = ({ state }: Talk) => frameBy(situationBy(state.situation)?.place === 'work' ? 'raise-work' : 'raise');

/** Short wishes about the draft itself are no part of it. */
const WISH = pattern(...forms.wish);
const TONES: Readonly<Record<string, Tone>> = { shorter: 'plain', plainer: 'plain' };
/** How a draft is wished to be, where a message is such a wish and nothing else. */
export const wishIn = (message: string): Tone | undefined => {
  const wish = WISH.exec(message)?.[1]?.toLowerCase();
  return wish ? (TONES[wish] ?? 'warm') : undefined;
};
/** "To Jake." before the rest says whom it is for. */
const TO = /^\s*[Tt]o:?\s+(\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30})?)\s*[.,:;\n]\s*/u;

/** What is addressed without labels: to whom, and the rest in the first line that is empty. */
export function addressed({ message, state }: Talk): Record<string, string> | undefined {
  const { fields } = frameBy(state.frame);
  const [whole = '', to] = (state.waits === 'fill' && TO.exec(message)) || [];
  const open = fields.find(({ name, kind }) => kind === 'sentence' && !state.values[name]);
  const rest = message.slice(whole.length).trim();
  return to ? { to, ...(open && rest && { [open.name]: rest }) } : undefined;
}

/** The message as it stands now; what was changed in the state before is kept. */
function draft(talk: Talk, set: Partial<State> = {}, say = phrase('soFar')): Reply {
  const now = { ...talk, state: { ...talk.state, ...set } };
  const { values, tone } = now.state;
  const frame = frameBy(now.state.frame);
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

const QUOTED = /(?:^|\s)['"“‘]([^'"“”‘’]{3,200})['"”’]/;
/** What was quoted of their words is taken out where it stands; else everything is there to be changed. */
export function takeOut(talk: Talk): Reply {
  const quoted = QUOTED.exec(talk.message)?.[1]?.trim().toLowerCase() ?? '\n';
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
  words: (talk) => askFor(raising(talk), talk, phrase('build')),
  kind: () => ({
    say: [phrase('which')],
    options: contentOf('frames')
      .filter(({ id }) => id !== 'raise-work')
      .map(({ id, title }) => option(title, `frame:${id}`)),
  }),
  frame: (talk, id) => askAnother(frameBy(id), talk),
  tone: (talk, tone) => draft(talk, { tone: tone === 'plain' ? 'plain' : 'warm' }),
  change: (talk) => takeOut({ ...talk, message: '' }),
};
