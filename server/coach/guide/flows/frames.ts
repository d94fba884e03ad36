import type { Frame } from '#server/coach/guide/content.ts';
import { contentOf, situationBy } from '#server/coach/guide/library.ts';
import { tellsBadNews, tellsOwnDeed } from '#server/coach/guide/news.ts';
import type { Talk } from '#server/coach/guide/state.ts';

export const frames = () => contentOf('frames').filter(({ id }) => id !== 'raise-work');

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
  const isOwn = (at: number) => /\b(?:i|i'm|im)(?: \w+){0,2} $/.test(said.slice(0, at));
  const found = contentOf('frames').flatMap((frame) =>
    frame.asked
      .map((word) => ({ frame, at: placeOf(word), length: word.length }))
      .filter(({ at }) => at >= 0 && frame.id !== open && !(frame.id === 'comfort' && isOwn(at))),
  );
  const [first, ...others] = found.sort((a, b) => a.at - b.at || b.length - a.length);
  const act = first && SAYS.has(first.frame.id) ? others.find(({ frame }) => ACTS.has(frame.id)) : undefined;
  return (act ?? first)?.frame;
}

const REGRETS = /\b(?:sorry|apolog\w*|regret\w*|wrong|asham\w*|awful|guilty|my fault|forgot|missed|cheated|lied)\b/i;
const AT_WORK = /\b(?:boss|manager|supervisor|co-?workers?|colleagues?|director|team ?lead|at work)\b/i;
const HAS_NEWS =
  /\b(?:tell|let)\b.{1,30}?\b(?:that|about|know|i['’]?m|i am|we['’]?re|we are|i can|i won|i want)\b|\b(?:card|letter|toast|speech|eulogy)\b/i;
/** What is told of someone else is brought up with them; news is told. */
export function frameFor(talk: Talk, request: string): Frame {
  const { message, state } = talk;
  const story = `${state.told}\n${message}`;
  const isWork = situationBy(state.situation)?.place === 'work' || AT_WORK.test(story);
  const named = frameIn(request);
  if (named && named.id !== 'tell' && named.id !== 'raise') return named;
  if (HAS_NEWS.test(request)) return frameBy('tell');
  if (tellsBadNews(message) && request)
    return frameBy(/\b(?:to|tell) (?:him|her|them)\b/i.test(request) ? 'comfort' : 'tell');
  if (tellsOwnDeed(story) && REGRETS.test(story)) return frameBy('apologize');
  const isBare = story.trim() === request.trim() && !/^(?:\S+\s+){14}/.test(request);
  return isBare ? (named ?? frameBy('tell')) : frameBy(isWork ? 'raise-work' : 'raise');
}
