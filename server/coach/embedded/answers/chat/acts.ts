import {
  AFTER_COLON,
  ARRANGED,
  DECIDES,
  DENIAL,
  DRAFT,
  DRAFTS,
  GOOD,
  GUESSED,
  IDEA,
  LISTEN,
  OFFERED,
  PUZZLED,
  REJOICES,
  SPOILS,
  USELESS,
  WORDS,
  WRONG,
  YES,
} from '#server/coach/embedded/answers/chat/act-words.ts';

export type Wish = 'words' | 'idea' | 'listen';
/** What a message of a talk does, where it does something else than tell. */
export type Act =
  | { does: 'takes'; wants: Wish }
  | { does: 'corrects'; wants: Wish | undefined }
  | { does: 'complains' }
  | { does: 'puzzles' }
  | { does: 'shows'; draft: string }
  | { does: 'decides' }
  | { does: 'rejoices' }
  /** Asks whether what they would do is too much. */
  | { does: 'weighs' }
  | { does: 'answers' };

const SHORT = 10;
const FEW = 4;
const ANGRY = 14;
const count = (message: string) => message.split(/\s+/).filter(Boolean).length;
const EMPTY = /^(?:please|pls|then|thanks?|that|it|both|lol|tell me|go ahead)?[\s.!]*$/i;

/** What Mallama's last words offered. */
function offerIn(last: string): Wish | 'any' | null {
  if (!OFFERED.test(last)) return null;
  const offer = /[^.!?]*\?\s*$/.exec(last)?.[0] ?? '';
  const words = /\bwords\b|what to say|first sentence/i.test(offer);
  const idea = /idea for what you could do|what you could try|something to try|\ban idea\b(?! for what to say)/i.test(
    offer,
  );
  return words && idea ? 'any' : words ? 'words' : 'idea';
}

/** What is asked for in so many words: a text to send, or something to try. */
export const wishIn = (said: string): Wish | undefined =>
  WORDS.test(said) ? 'words' : IDEA.test(said) ? 'idea' : undefined;

const REQUESTS =
  /\?\s*$|^(?:just |please |yes,? |and |so |ok(?:ay)?,? |but |anyway,? |can you |could you )*(?:give|help|tell|show|find|write|i need|i want|i asked|i'd like|i would like|words|an? |any|what|how|some)\b/i;
const ENDS = /(?<=[.!?…])\s+|\n+|[,;] (?=(?:so |and |but )?(?:what|how|give|help|tell|can you)\b)/i;
/** Where a longer message asks for one of them in a sentence of its own. */
const wishAmong = (said: string): Wish | undefined =>
  said
    .split(ENDS)
    .filter((sentence) => REQUESTS.test(sentence))
    .map(wishIn)
    .findLast(Boolean);

/** Short and after an offer, any choice is one: "idea", "ok yeah idea", "yes what to say", "go on then". */
function taken(said: string, last: string): Wish | undefined {
  const offer = offerIn(last);
  if (count(said) > SHORT || USELESS.test(said)) return undefined;
  if (offer && LISTEN.test(said)) return 'listen';
  const wish = wishIn(said);
  if (wish) return wish;
  const rest = said.replace(YES, '');
  return offer && rest !== said && EMPTY.test(rest) ? (offer === 'any' ? 'words' : offer) : undefined;
}

function shown(said: string): string | undefined {
  const behind = AFTER_COLON.exec(said)?.[1];
  const draft = DRAFT.exec(said);
  if (!draft) return behind;
  const [before, after] = [said.slice(0, draft.index), said.slice(draft.index + draft[0].length)];
  return GOOD.test(after) || DRAFTS.test(before) ? draft[1] : behind;
}

function wanted(said: string, last: string): Wish | undefined {
  const [begins = ''] = said.split(ENDS);
  return taken(said, last) ?? (OFFERED.test(last) ? taken(begins, last) : undefined) ?? wishAmong(said);
}

const QUOTED = /["“][^"”]*["”]/g;
const THANKS = /\bth(?:an)?x\b|\bthank/i;
const isGlad = (said: string) =>
  REJOICES.test(said) && (THANKS.test(said) || !SPOILS.test(said.replace(QUOTED, ''))) && wishIn(said) === undefined;
const isWrong = (said: string, last: string) => WRONG.test(said) || (DENIAL.test(said) && GUESSED.test(last));

/** Nothing where a message tells or asks of itself. */
export function actOf(message: string, last: string): Act | undefined {
  const said = message.trim().replaceAll('’', "'");
  const draft = shown(said);
  if (draft) return { does: 'shows', draft };
  if (isGlad(said)) return { does: 'rejoices' };
  if (PUZZLED.test(said)) return { does: 'puzzles' };
  const decided = (DECIDES.test(said) || ARRANGED.test(said)) && !said.includes('?') && wishAmong(said) === undefined;
  if (isWrong(said, last)) return decided ? { does: 'decides' } : { does: 'corrects', wants: wishAmong(said) };
  const wants = wanted(said, last);
  if (wants) return { does: 'takes', wants };
  if (decided) return { does: 'decides' };
  if (USELESS.test(said) && count(said) <= ANGRY) return { does: 'complains' };
  const isShort = count(said) <= FEW && !said.endsWith('?');
  return isShort && /\?\s*$/.test(last) ? { does: 'answers' } : undefined;
}
