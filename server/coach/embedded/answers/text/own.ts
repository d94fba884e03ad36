import { balanced } from '#server/coach/embedded/answers/balance.ts';
import { slotsOf } from '#server/coach/embedded/answers/slots.ts';
import {
  chosen,
  doing,
  either,
  fairly,
  fitting,
  twoReadings,
  ways,
  worded,
} from '#server/coach/embedded/answers/text/compose.ts';
import { answered } from '#server/coach/embedded/answers/text/frame/answered.ts';
import type { Frame } from '#server/coach/embedded/answers/text/frame/frame.ts';
import { ANYBODY, type Sender } from '#server/coach/embedded/answers/text/frame/sender.ts';
import { moveOf } from '#server/coach/embedded/answers/text/moves-told.ts';
import { ownWords } from '#server/coach/embedded/answers/text/own-words.ts';
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
  if (BLOW.test(seen.text)) return 'contempt';
  return SENDS_AWAY.test(seen.text) ? 'stonewalling' : move;
}

const joined = (open: string, close: string) => `${open} ${close}`;

/** How words that somebody wrote themselves may land, and what they could write next. */
export function own(seen: Understood, frame: Frame, sender: Sender | null, standing: Standing): Words {
  const { seed } = seen;
  const move = moveIn(seen);
  const texts = ownWords[move];
  const who = sender?.called ?? ANYBODY;
  const relation = sender?.relation ?? null;
  const two = twoReadings(texts, who, seed);
  const lands = doing(texts, quoteOf(seen.text, slotsOf(seen).q), seed);
  const answer = frame.ask
    ? answered(frame.ask, { move, kind: null, said: seen.text, who: sender, isOwn: true }, seed)
    : '';
  const next =
    relation === 'work' || relation === 'care' || relation === 'home'
      ? chosen(ways(texts.work), seed, 4)
      : joined(chosen(ways(texts.open), seed, 4), chosen(fitting(ways(texts.close), relation), seed, 5));
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
