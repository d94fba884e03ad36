import { balanced } from '#server/coach/embedded/answers/balance.ts';
import { slotsOf } from '#server/coach/embedded/answers/slots.ts';
import {
  chosen,
  doing,
  either,
  fairly,
  fitting,
  joint,
  twoReadings,
  ways,
  worded,
} from '#server/coach/embedded/answers/text/compose.ts';
import { answered } from '#server/coach/embedded/answers/text/frame/answered.ts';
import type { Frame } from '#server/coach/embedded/answers/text/frame/frame.ts';
import { ANYBODY, type Relation, type Sender } from '#server/coach/embedded/answers/text/frame/sender.ts';
import { moveOf } from '#server/coach/embedded/answers/text/moves-told.ts';
import { curt, type OwnWords, ownWords } from '#server/coach/embedded/answers/text/own-words.ts';
import { confidenceOf, quoteOf, type Words } from '#server/coach/embedded/answers/text/received.ts';
import type { Move } from '#server/coach/embedded/moves/moves.ts';
import type { Understood } from '#server/coach/embedded/understand/understand.ts';
import type { Standing } from '#server/coach/port.ts';

const SENDS_AWAY =
  /\b(?:don'?t bother|do (?:what|whatever) you (?:want|like)|leave me alone|never want to|we(?:'re| are) done|i'?m done|don'?t come|get out)\b/i;
const BLOW =
  /\b(?:just like your|ashamed|hate you|pathetic|selfish|useless|idiot|stupid|disgust\w*|shut up|grow up|liar)\b/i;

function moveIn(seen: Understood): Move {
  const move = moveOf(seen);
  if (isCurt(seen)) return 'defensiveness';
  if (BLOW.test(seen.text)) return 'contempt';
  if (SENDS_AWAY.test(seen.text)) return 'stonewalling';
  if (move === 'stonewalling' || move === 'withdraw') return 'defensiveness';
  return move === 'repair' && !/\b(?:sorry|apolog\w+|my fault|forgive)\b/i.test(seen.text) ? 'appreciation' : move;
}

/** Words that are not sent yet. */
const DRAFT =
  /\b(?:to send|i send|i'd send|gonna send|going to send|thinking of sending|about to (?:send|text|reply)|want to (?:send|reply|text|write)|should i send|my draft)\b/i;
const CURT = 3;
const isCurt = ({ text }: Understood) => text.trim().split(/\s+/).length <= CURT;

/** What one could write after one's own message. */
const afterwards = ({ open, close, work }: OwnWords, relation: Relation | null, seed: number) =>
  relation === 'work' || relation === 'care' || relation === 'home'
    ? chosen(ways(work), seed, 4)
    : joint(chosen(ways(open), seed, 4), chosen(fitting(ways(close), relation), seed, 5), seed);

type About = { frame: Frame; sender: Sender | null; seed: number };
/** How words that somebody wrote themselves may land, and what they could write next. */
export function own(seen: Understood, { frame, sender, seed }: About, standing: Standing): Words {
  const move = moveIn(seen);
  const texts = isCurt(seen) ? curt : ownWords[move];
  const who = sender?.called ?? ANYBODY;
  const relation = sender?.relation ?? null;
  const two = twoReadings(texts, who, seed);
  const lands = doing(texts, quoteOf(seen.text, slotsOf(seen).q), seed);
  const answer = frame.ask
    ? answered(frame.ask, { move, kind: null, said: seen.text, who: sender, isOwn: true }, seed)
    : '';
  const next = DRAFT.test(frame.told)
    ? chosen(ways(texts.draft), seed, 4) || seen.text.trim()
    : afterwards(texts, relation, seed);
  return {
    emotionalTone: worded(texts.tone, seed),
    interpretation: answer ? `${lands} ${answer}` : lands,
    underlyingMeaning: either(two, who, seed),
    suggestedResponse: standing.level > 0 ? '' : next,
    confidence: confidenceOf(seen, null),
    readings: two,
    balance: balanced(standing, () => fairly(texts, who, seed)),
  };
}
