import { plain } from '#server/coach/guide/choose.ts';
import forms from '#server/coach/guide/forms.json' with { type: 'json' };
import { wantsIdea } from '#server/coach/guide/requests.ts';
import { sentencesOf } from '#server/coach/guide/sentences.ts';
import { pattern } from '#server/reading/pattern.ts';

const wordsIn = (pieces: readonly string[]) => new Set(pieces.join(' ').split(' '));
const BYE = wordsIn(forms.bye);
const BYE_WORD = wordsIn(forms.byeWord);
const FAREWELL = wordsIn(forms.farewell);
const LEAVES = pattern(...forms.leaves);
const ASKS = pattern(...forms.asks);
const CORRECTS = pattern(...forms.corrects);
const DENIES = pattern(...forms.denies);
const EDITS = pattern(...forms.edits);
const QUOTED = /["“][^"“”]{0,300}["”]/g;

const onlyBye = (said: string, word: ReadonlySet<string>): boolean => {
  const all = plain(said).split(' ');
  return all.every((one) => BYE.has(one)) && all.some((one) => word.has(one));
};
/** Thanks and farewells and nothing else, or a farewell at the end. */
export const saysBye = (message: string): boolean =>
  onlyBye(message, BYE_WORD) ||
  onlyBye(message.split(/[.!?,…\n]/).findLast((one) => /\p{L}/u.test(one)) ?? '', FAREWELL);

/** What is told after what was begun is left, be it in the second sentence; empty where that was all, undefined where nothing is left. */
export function leaves(message: string): string | undefined {
  const [first = ''] = sentencesOf(message);
  const behind = message.slice(message.indexOf(first) + first.length);
  const said = [message, behind].find((one) => LEAVES.test(one) && !EDITS.test(one));
  return said?.slice(LEAVES.exec(said)?.[0].length).trim();
}

/** Ends in a question mark, or begins or ends with a sentence that begins as a question. */
export function asks(message: string): boolean {
  const all = sentencesOf(message.replace(QUOTED, ' '));
  return (
    wantsIdea(message) ||
    all.some((one) => /\?[\s)"”’]*$/.test(one) && /\p{L}/u.test(one)) ||
    [all[0], all.at(-1)].some((one) => one !== undefined && ASKS.test(one))
  );
}

/** An outright no to what was said last. */
export const corrects = (message: string): boolean => CORRECTS.test(message);
/** A no, to whatever it is. */
export const denies = (message: string): boolean => DENIES.test(message);
/** A wish about what stands in the message: "take out the last part". */
export const edits = (message: string): boolean => EDITS.test(message);
