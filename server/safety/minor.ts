import { patternOf } from '#server/reading/pattern.ts';
import type { Reading } from '#server/reading/reading.ts';
import type { Token } from '#server/reading/words/tokens.ts';

const NAMES = 'seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen'.split(' ');

/** What may stand after an age. Whatever else stands there is counted, as sessions, dollars or minutes are. */
export const AFTER_AGE = [
  'and|but|so|yet|because|cause|cuz|cos|bc|while|though|although|since|if|that|which|who|what|how|why|where|still',
  'i|im|he|hes|she|shes|we|they|theyve|it|its|there|nobody|everyone|my|your|his|her|our|their|this|mum|mom|dad',
  'is|am|was|has|have|do|does|did|got|can|could|will|would|should|need|want|not|no|dont|never|just|only|really',
  'now|today|too|also|already|actually|btw|please|help|with|without|on|in|from|next|soon|turning|going|living|dating|being|getting',
  'girl|boy|guy|kid|teen|male|female|m|f|yo|y|old',
].join('|');
const after = new RegExp(`^(?:${AFTER_AGE})$`);

/** Nothing is counted, and nothing named, by what comes next. */
const standsAlone = (next: Token | undefined): boolean =>
  !next || next.kind === 'mark' || next.kind === 'emoji' || after.test(next.word);

function age(word: string): number {
  const named = NAMES.indexOf(word);
  return named >= 0 ? named + 7 : Number(word.replace(/(yo|yr|y|f|m)$/, ''));
}

const YOUNG = patternOf(
  '',
  String.raw`^(in )?(the )?(([5-9]|1[0-2])th grade|grade ([5-9]|1[0-2])|year ([5-9]|1[0-3])(?! (of|in|into|with)\b)`,
  String.raw`|(middle|primary|elementary) school|seventh grade|eighth grade|ninth grade)\b|^(underage|teenager)\b`,
);
const CLASS = /^[5-9]th$/;

/** What somebody says to be: "14", "in 7th grade", "in year 8". */
function isYoung(said: readonly Token[]): boolean {
  const [first, next, third] = said;
  const years = age(first?.word ?? '');
  const old = /^(years?|yrs?)$/.test(next?.word ?? '') && third?.word === 'old';
  if (years >= 7 && years < 18 && (old || standsAlone(next))) return true;
  if (first?.word === 'minor') return standsAlone(next) || /^(in|at|by|under)$/.test(next?.word ?? '');
  const place = said.findIndex(({ word }) => !/^(in|the)$/.test(word));
  if (CLASS.test(said[place]?.word ?? '') && standsAlone(said[place + 1])) return true;
  return YOUNG.test(said.map(({ word }) => word).join(' '));
}

/** "I'm 14", "I am in 7th grade", "I'm in year 8": the writer says or implies to be under 18. */
export function saysMinor({ tokens }: Reading): boolean {
  return tokens.some(({ word }, i) => {
    if (word !== 'i' || !/^(am|turn|turned|just)$/.test(tokens[i + 1]?.word ?? '')) return false;
    const rest = tokens.slice(i + 2, i + 7);
    return isYoung(/^(only|just|a|like|turned)$/.test(rest[0]?.word ?? '') ? rest.slice(1) : rest);
  });
}
