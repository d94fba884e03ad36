import type { Frame } from '#server/coach/guide/content.ts';
import forms from '#server/coach/guide/forms.json' with { type: 'json' };
import { contentOf, situationBy } from '#server/coach/guide/library.ts';
import { tellsBadNews, tellsOwnDeed } from '#server/coach/guide/news.ts';
import type { Talk } from '#server/coach/guide/state.ts';
import { kindOf } from '#server/reading/kinds.ts';
import { pattern } from '#server/reading/pattern.ts';

export const frames = () => contentOf('frames').filter(({ id }) => id !== 'raise-work' && id !== 'own');
export const isRequest = (sentence: string): boolean => kindOf(sentence).likely === 'words';

/** The first frame fits everything: it stands in for one that is no longer there. */
export function frameBy(id: string | null): Frame {
  const [first, ...others] = contentOf('frames');
  if (!first) throw new Error('content/frames.json is empty');
  return others.find((frame) => frame.id === id) ?? first;
}

/** What is said to someone, whatever it is about: any other act that is named says more of the message. */
const SAYS = new Set(['tell', 'raise', 'ask']);
const ACTS = new Set(['apologize', 'thank', 'decline', 'limit', 'end', 'invite', 'comfort', 'congratulate']);

/** The kind of message that is asked for, by its own words; the first of them that is named, and not the one that is open. */
export function frameIn(message: string, open: string | null = null): Frame | undefined {
  const said = message.toLowerCase().replaceAll('’', "'");
  const placeOf = (word: string) =>
    said.search(new RegExp(`(?<![a-z])${word.replace(/[^a-z' ]/g, '')}${word.endsWith(' no') ? '(?![a-z])' : ''}`));
  // What happened to whoever asks is no reason to comfort someone else.
  const isOwn = (at: number) => /\b(?:i|i'?m)(?: \w+){0,2} $/.test(said.slice(0, at));
  const found = contentOf('frames').flatMap((frame) =>
    frame.asked
      .map((word) => ({ frame, at: placeOf(word), length: word.length }))
      .filter(({ at }) => at >= 0 && frame.id !== open && !(frame.id === 'comfort' && isOwn(at))),
  );
  const [first, ...others] = found.sort((a, b) => a.at - b.at || b.length - a.length);
  const act = first && SAYS.has(first.frame.id) ? others.find(({ frame }) => ACTS.has(frame.id)) : undefined;
  return (act ?? first)?.frame;
}

const [REGRETS, AT_WORK, HAS_NEWS] = [pattern(...forms.regrets), pattern(...forms.atWork), pattern(...forms.hasNews)];
/** They said something, and what is asked for is what to say to it; or they may say it. */
const [WAS_TOLD, ASKS_ANSWER] = [pattern(...forms.wasTold), pattern(...forms.asksAnswer)];
const IS_TO_BE_TOLD = pattern(...forms.isToBeTold);
const TO_THEM = /\b(?:to|tell|write|send|text) (?:him|her|them)\b/i;

/** Kinds of message that may be asked for, the likeliest first: news is told, and what is told of someone is brought up. */
function kindsFor(talk: Talk, request: string): string[] {
  const { message, state } = talk;
  const story = `${state.told}\n${message}`;
  const named = frameIn(request)?.id;
  const isBare = story.trim() === request.trim() && !/^(?:\S+\s+){14}/.test(request);
  const isWork = situationBy(state.situation)?.place === 'work' || AT_WORK.test(story);
  const all: [boolean, string | undefined][] = [
    [!SAYS.has(named ?? 'raise'), named],
    [IS_TO_BE_TOLD.test(request) || (WAS_TOLD.test(story) && ASKS_ANSWER.test(request)), 'answer'],
    [named === 'ask', named],
    [named === 'tell' || HAS_NEWS.test(request), 'tell'],
    [tellsBadNews(story) && TO_THEM.test(request), 'comfort'],
    [request !== '' && tellsBadNews(message), 'tell'],
    [tellsOwnDeed(story) && REGRETS.test(story), 'apologize'],
    [isBare, named ?? 'tell'],
    [isWork, 'raise-work'],
  ];
  return [...all.flatMap(([holds, id]) => (holds && id ? [id] : [])), 'raise', 'tell'];
}

/** The kind of message that fits, and not the one that was just put away for another. */
export function frameFor(talk: Talk, request: string): Frame {
  const putAway = talk.state.options.some(({ to }) => to.startsWith('frame:')) ? talk.state.frame : null;
  return frameBy(kindsFor(talk, request).find((id) => id !== putAway) ?? null);
}
