import { type Form, fillDraft, valuesIn } from '#contract/guide.ts';
import { isAssent } from '#server/coach/guide/choose.ts';
import type { Frame } from '#server/coach/guide/content.ts';
import { copy, keepStep } from '#server/coach/guide/flows/steps.ts';
import forms from '#server/coach/guide/forms.json' with { type: 'json' };
import { contentOf, phrase, situationBy } from '#server/coach/guide/library.ts';
import { option, type Reply, type Steps, type Talk } from '#server/coach/guide/state.ts';
import { pattern } from '#server/coach/reading/pattern.ts';

type Tone = 'warm' | 'plain';

/** The first frame fits everything: it stands in for one that is no longer there. */
export function frameBy(id: string | null): Frame {
  const [first, ...others] = contentOf('frames');
  if (!first) throw new Error('content/frames.json is empty');
  return others.find((frame) => frame.id === id) ?? first;
}

/** What is said to someone, whatever it is about: any other act that is named says more of the message. */
const SAYS = new Set(['tell', 'raise']);
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
function formOf(frame: Frame, { person, state }: Talk): Form {
  const situation = situationBy(state.situation);
  const hints: Record<string, string> = {
    ...(person && { to: person }),
    ...(situation && frame.id.startsWith('raise') && { ask: situation.ask }),
  };
  const fields = frame.fields.map((field) => ({ ...field, hint: hints[field.name] ?? field.hint }));
  return { title: frame.title, fields, send: 'Show my message', draft: { warm: frame.warm, plain: frame.plain } };
}

export const askFor = (frame: Frame, talk: Talk, say: string): Reply => ({
  say: [say],
  form: formOf(frame, talk),
  options: [option('Another kind of message', 'kind'), option('Something else', 'aims')],
  set: { frame: frame.id, values: {}, listens: 'fill' },
});

const raising = ({ state }: Talk) => frameBy(situationBy(state.situation)?.place === 'work' ? 'raise-work' : 'raise');

/** Short wishes about the draft itself are no part of it. */
const WISH = pattern(...forms.wish);
/** How a draft is wished to be, where a message is such a wish and nothing else. */
export const wishIn = (message: string): Tone | undefined => {
  const wish = WISH.exec(message)?.[1]?.toLowerCase();
  return wish ? (TONES[wish] ?? 'warm') : undefined;
};
const TONES: Readonly<Record<string, Tone>> = { shorter: 'plain', plainer: 'plain' };
/** "To Jake." before the rest says whom it is for. */
const TO = /^\s*[Tt]o:?\s+(my [\p{L}'’-]{1,30}|\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30})?)\s*[.,:;\n]\s*/u;

/** What was typed without labels goes where the message is about something. */
function filled(frame: Frame, { message, state }: Talk): Record<string, string> {
  const labelled = valuesIn(frame.fields, message);
  if (Object.keys(labelled).length > 0) return { ...state.values, ...labelled };
  const open = frame.fields.find(({ name, kind }) => kind !== 'picks' && name !== 'to' && !state.values[name]);
  const to = frame.fields.some(({ name }) => name === 'to') ? TO.exec(message) : null;
  const rest = message.slice(to?.[0].length ?? 0).trim();
  const known = { ...state.values, ...(to?.[1] && { to: to[1] }) };
  return open && rest ? { ...known, [open.name]: rest } : known;
}

/** Said about the message, or to the guide, and not to whom it goes. */
const ASIDE = pattern(...forms.aside);
/** Fewer say nothing to someone. */
const FEWEST_WORDS = 3;
const ASIDE_END = /[?]\s*$/;

/** Typed without a label while a form is open: taken for a part of the message only where little speaks against it. */
function isAside(frame: Frame, { message, state }: Talk): boolean {
  if (isAssent(message) || Object.keys(valuesIn(frame.fields, message)).length > 0) return false;
  const isAddressed = frame.fields.some(({ name }) => name === 'to') && TO.test(message);
  if (isAddressed) return false;
  const isScrap = message.trim().split(/\s+/).length < FEWEST_WORDS;
  return isScrap || Object.keys(state.values).length > 0 || ASIDE.test(message) || ASIDE_END.test(message);
}

const asideTo = ({ message }: Talk): Reply => ({
  say: [phrase('isForMessage')],
  options: [
    option('Put it in', `put:${message}`),
    option('No, just telling you', 'aside'),
    option('Something else', 'aims'),
  ],
  set: { listens: 'fill' },
});

const nothingYet = (talk: Talk): Reply => {
  const frame = frameBy(talk.state.frame);
  return askFor(frame, talk, phrase('empty'));
};

function draft(talk: Talk, frame: Frame, values: Record<string, string>, tone: Tone): Reply {
  const text = fillDraft(frame[tone], frame.fields, values);
  const form = formOf(frame, talk);
  if (Object.keys(values).length === 0 || text === '')
    return { say: [phrase('empty')], form, options: [option('Something else', 'aims')], set: { listens: 'fill' } };
  const other = tone === 'warm' ? option('Shorter', 'tone:plain') : option('Warmer', 'tone:warm');
  return {
    say: [phrase('soFar'), `“${text}”`],
    options: [other, option('Change something', 'change'), option('Done', 'keep')],
    actions: [copy(text), ...keepStep(talk, `Say: ${text}`).filter(({ does }) => does !== 'copy')],
    set: { frame: frame.id, values, listens: 'fill' },
  };
}

export const words: Steps = {
  words: (talk) => askFor(raising(talk), talk, phrase('build')),
  kind: () => ({
    say: [phrase('which')],
    options: contentOf('frames')
      .filter(({ id }) => id !== 'raise-work')
      .map(({ id, title }) => option(title, `frame:${id}`)),
  }),
  frame: (talk, id) => askFor(frameBy(id), talk, phrase('build')),
  fill: (talk) => {
    const frame = frameBy(talk.state.frame);
    const wish = wishIn(talk.message);
    if (wish)
      return Object.keys(talk.state.values).length > 0 ? draft(talk, frame, talk.state.values, wish) : nothingYet(talk);
    if (isAside(frame, talk)) return asideTo(talk);
    const values = isAssent(talk.message) ? talk.state.values : filled(frame, talk);
    return draft(talk, frame, values, 'warm');
  },
  /** What was typed belongs in the message after all. */
  put: (talk, said) => {
    const frame = frameBy(talk.state.frame);
    return draft(talk, frame, filled(frame, { ...talk, message: said }), 'warm');
  },
  aside: (talk) => {
    const frame = frameBy(talk.state.frame);
    const reply =
      Object.keys(talk.state.values).length > 0
        ? draft(talk, frame, talk.state.values, 'warm')
        : askFor(frame, talk, phrase('build'));
    return { ...reply, say: [phrase('leftOut'), ...reply.say] };
  },
  tone: (talk, tone) => {
    const frame = frameBy(talk.state.frame);
    return draft(talk, frame, talk.state.values, tone === 'plain' ? 'plain' : 'warm');
  },
  change: (talk) => {
    const frame = frameBy(talk.state.frame);
    return {
      say: ['Change whatever you like. What you leave empty stays as it was.'],
      form: formOf(frame, talk),
      options: [option('Leave it as it is', 'tone:warm')],
      set: { listens: 'fill' },
    };
  },
};
