import type { Field } from '#contract/guide.ts';
import { plain } from '#server/coach/guide/choose.ts';
import { capital } from '#server/coach/guide/flows/aims.ts';
import { frameBy, frameFor, isRequest } from '#server/coach/guide/flows/frames.ts';
import { askFor, draft, linesOf, messageText, TO_THEM } from '#server/coach/guide/flows/message-forms.ts';
import { own } from '#server/coach/guide/flows/steps.ts';
import forms from '#server/coach/guide/forms.json' with { type: 'json' };
import { phrase } from '#server/coach/guide/library.ts';
import { clipped, sentencesOf } from '#server/coach/guide/sentences.ts';
import { menu, option, type Reply, type Steps, type Talk } from '#server/coach/guide/state.ts';
import { kindOf } from '#server/reading/kinds.ts';
import { pattern } from '#server/reading/pattern.ts';

/** Words to send, led in by "tell her: …" or "what I want to say is …", and what the message is to be changed to. */
const [TOLD, CHANGED] = [pattern(...forms.led, ...forms.toThem), pattern(...forms.led, ...forms.toText)];
const AROUND = /^["“'‘\s]+|(?<!["”'’\s])["”'’\s]+$/g;
/** "To Sam." needs no colon. */
const TO = /^\s*to:?\s+(?!(?:be|me|us|make|say)\b)([\p{L}'’-]{2,30}(?: [\p{L}'’-]{2,30}){0,2})\s*[.:;\n]\s*/iu;
export const withTo = (message: string): string =>
  /^\s*to:/i.test(message) ? message : message.replace(TO, 'To: $1. ');

/** Words that are led in are used without their lead, as they are. */
export function ledIn(talk: Talk): Reply | undefined {
  const { message, state } = talk;
  if (state.waits !== 'fill') return undefined;
  const to = TO.exec(message);
  const said = message.slice(to?.[0].length ?? 0);
  const values = { ...state.values, ...(to?.[1] && { to: to[1] }) };
  const now = { ...talk, state: { ...state, values } };
  const told = TOLD.exec(said)?.groups?.words;
  if (told) return placed(now, told.replace(AROUND, ''), false);
  const changed = CHANGED.exec(said)?.groups?.words?.replace(AROUND, '');
  if (!changed || kindOf(changed).likely === 'edit') return undefined;
  const line = lineLike(now, changed);
  return line ? draft(now, { values: { ...values, [line.name]: changed } }) : placed(now, changed, true);
}

const withMore = (reply: Reply, label: string, to: string): Reply => ({
  ...reply,
  options: [...(reply.options ?? []), option(label, to)],
});
const filledIn = (talk: Talk): Field[] => linesOf(talk).filter(({ name }) => talk.state.values[name]);

/** Words are the whole message; behind lines that are filled in, or other words, they stand as more of it. */
function placed(talk: Talk, words: string, isWhole: boolean): Reply {
  const { values } = talk.state;
  const before = isWhole || filledIn(talk).length === 0 ? '' : messageText(talk);
  const isGreeted = before !== '' || plain(words).startsWith(plain(values.to ?? ''));
  return draft(talk, {
    values: { ...values, words: `${before} ${capital(words)}`.trim() },
    tone: isGreeted ? 'plain' : 'warm',
  });
}

const SURELY = 0.8;
/** What surely speaks to someone is a message, word for word; beside an open one it need not be as sure. */
export function asMessage(talk: Talk): Reply | undefined {
  const { message, read, state } = talk;
  const isOpen = state.waits === 'fill';
  if (!TO_THEM.test(message) || (!isOpen && read.turn.certainty < SURELY)) return undefined;
  const set = { frame: (isOpen && state.frame) || 'tell', values: isOpen ? state.values : {} };
  const reply = placed({ ...talk, state: { ...state, ...set } }, message.trim(), true);
  return withMore({ ...reply, set: { ...set, ...reply.set } }, 'It wasn’t a message', 'noMessage');
}

const weighty = (text = ''): string[] => plain(text).match(/\p{L}{4,}/gu) ?? [];
/** The one line that shares most words with what was said, or the only one there is. */
function lineLike(talk: Talk, said: string): Field | undefined {
  const shared = ({ name }: Field) => weighty(talk.state.values[name]).filter((word) => weighty(said).includes(word));
  const [first, second] = filledIn(talk).sort((a, b) => shared(b).length - shared(a).length);
  return first && (!second || shared(first).length > shared(second).length) ? first : undefined;
}

/** What was wrong in a message: its line stands there to be typed anew, or it is asked which one. */
export function corrected(talk: Talk, said: string): Reply {
  const line = lineLike(talk, said);
  if (line) return rewrite(talk, line);
  const quote = ({ name }: Field) => `“${clipped(talk.state.values[name] ?? '', 12)}”`;
  const lines = filledIn(talk).map((one) => option(quote(one), `rewrite:${one.name}`));
  return { say: [phrase('whichLine')], options: [...lines, option('None of them', 'back:fill')] };
}

const rewrite = ({ state }: Talk, line: Field): Reply => ({
  say: [phrase('rewrite')],
  form: {
    ...{ title: 'Change a line', fields: [line], send: 'Show my message', draft: null },
    values: own(state.values, [line]),
  },
  options: [option('Leave it as it was', 'back:fill')],
  set: { listens: `rewrite:${line.name}` },
});

const QUOTED = /(?<![\p{L}\p{N}])["“'‘](.{2,200}?)["”'’](?![\p{L}\p{N}])/gu;
/** What is quoted from a text is taken out, and what else is quoted stands in its place; undefined where nothing of it is quoted. */
function swapped(message: string, text = ''): string | undefined {
  const quotes = [...message.matchAll(QUOTED)].map(([, words = '']) => words);
  const out = quotes.find((words) => text.toLowerCase().includes(words.toLowerCase()));
  if (!out || message.includes('?')) return undefined;
  const [at, by = ''] = [text.toLowerCase().indexOf(out.toLowerCase()), quotes.find((words) => words !== out)];
  const left = `${text.slice(0, at)}${by}${text.slice(at + out.length)}`.replace(/\s+/g, ' ');
  return left.replace(/ (?=[.,;!?])|^[\s.,;!?]+/g, '').trim();
}

/** A wish about the message that is open, in any sentence, or surely in a part of one. */
export function isWish(talk: Talk): boolean {
  const { message, state } = talk;
  const seen = state.waits === 'fill' ? 'likely' : 'kind';
  const isSaid = () => sentencesOf(message).some((one) => ASKED.test(one) || kindOf(one)[seen] === 'edit');
  const isInPart = () => state.waits === 'fill' && message.split(/[,;]\s+/).some((one) => kindOf(one).kind === 'edit');
  return state.frame !== null && (swapped(message, messageText(talk)) !== undefined || isSaid() || isInPart());
}

const [SHORTER, WARMER, ASKED] = [pattern(...forms.shorter), pattern(...forms.warmer), pattern(...forms.asksText)];
/** What is quoted from it is changed, what the buttons can do is done, and for all else the message stands there as it is. */
export function edited(talk: Talk): Reply {
  const { message, state } = talk;
  const { values } = state;
  if (!state.frame) return { say: [phrase('noDraft')], options: menu('noDraft') };
  const line = filledIn(talk).find(({ name }) => swapped(message, values[name]) !== undefined);
  if (line) return draft(talk, { values: { ...values, [line.name]: swapped(message, values[line.name]) ?? '' } });
  const whole = swapped(message, messageText(talk));
  if (whole) return draft(talk, { values: { ...values, to: '', words: whole } });
  const tone = WARMER.test(message) ? 'warm' : SHORTER.test(message) ? 'plain' : undefined;
  const isToned = tone && tone !== state.tone && !values.words;
  const say = phrase(isToned ? 'toned' : tone && values.words ? 'ownWords' : 'asItStands');
  return draft(talk, isToned ? { tone } : {}, say, true);
}

export const wording: Steps = {
  /** The message that was begun, or the kind that was asked for in what was told. */
  words: (talk) => {
    const { state } = talk;
    const frame = state.options.some(({ to }) => to.startsWith('frame:')) ? null : state.frame;
    const request = sentencesOf(state.told).findLast(isRequest) ?? talk.message;
    const kind = frame ? frameBy(frame) : frameFor(talk, request);
    const isBegun = frame && filledIn(talk).length > 0;
    return isBegun
      ? withMore(draft(talk), 'Another kind of message', 'kind')
      : askFor(kind, talk, phrase('build'), state.values);
  },
  rewrite: (talk, name) => {
    const line = linesOf(talk).find((one) => one.name === name);
    return line && !talk.message
      ? rewrite(talk, line)
      : draft(talk, { values: { ...talk.state.values, [name]: talk.message.trim() } });
  },
};
