import { spelt } from '#server/coach/embedded/answers/craft/plain.ts';
import type { Signal } from '#server/coach/embedded/answers/relationship/signals.ts';
import { capital } from '#server/coach/embedded/say/words.ts';
import { echo } from '#server/coach/embedded/understand/echo.ts';
import type { Understood } from '#server/coach/embedded/understand/understand.ts';

const SUBJECT =
  "(?:[Ii]|[Ii]'m|[Ii]m|[Ii]'ve|[Ww]e|[Ww]e're|[Hh]e|[Ss]he|[Tt]hey|[Hh]e's|[Ss]he's|[Ii]t|[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|[Tt]here|[Nn]obody|[Ee]veryone|\\p{Lu}\\p{Ll}+ (?:is|was|has|does|did|never|always|and))";
const SPLIT = new RegExp(
  `[;:–—]|,?\\s+(?:but|because|although|though|so)\\s+(?:and )?(?=(?:since|when|if|after|now|lately|then|never|also) |${SUBJECT}(?![\\p{L}']))|,\\s+(?:and )?(?=${SUBJECT}(?![\\p{L}']))|(?<!\\b[Mm]e)\\s+and\\s+(?:then )?(?=${SUBJECT}(?![\\p{L}']))`,
  'u',
);
const OPENS =
  /^(?:(?:and|but|so|because|also|honestly|actually|though|otherwise|lately|now|only thing is|overall|well|plus)\b|[,\s])+(?=\p{L})/iu;
const MOST = 20;

/** What stands around a sign, as it was written. */
export function partAt({ line, text }: Understood, { from }: Pick<Signal, 'from'>): string {
  const { reading } = line;
  const at = reading.tokens.findIndex((token) => token.from >= from);
  const whole = reading.sentences.find(({ first, end }) => at >= first && at < end);
  if (!whole) return '';
  const said = text.slice(whole.from, whole.to);
  const parts = said.split(SPLIT).filter((part): part is string => Boolean(part));
  let place = whole.from;
  for (const part of parts) {
    const begins = text.indexOf(part, place);
    place = begins + part.length;
    if (from < place) return isWhole(part) ? part : short(said) ? said : '';
  }
  return short(said) ? said : '';
}

const short = (text: string) => text.split(/\s+/).length <= MOST;
const BEGINS = new RegExp(
  `^(?:[Ss]ince|[Ww]hen|[Aa]fter|[Ii]n|[Aa]t|[Oo]n|[Ee]very|[Ll]ast|[Yy]esterday|[Ss]ometimes|[Oo]nce|[Ii]f)\\b|^${SUBJECT}(?![\\p{L}'])|^\\p{Lu}\\p{Ll}+\\b`,
  'u',
);
/** A part that can stand alone; "since the kids came" cannot, "since the kids came he is tired" can. */
function isWhole(part: string): boolean {
  const said = part.trim().replace(OPENS, '');
  const words = said.split(/\s+/);
  if (words.length < 2 || words.length > MOST || !BEGINS.test(said)) return false;
  if (words.length === 2) return new RegExp(`^${SUBJECT} `, 'u').test(said);
  return (
    !/^(?:when|if|since|after|in|at|on|every|last|once)\b/i.test(said) ||
    /\b(?:I|i|he|she|they|we|nobody)\b/.test(words.slice(words.length > 5 ? 3 : 2).join(' '))
  );
}

/** The same, said back to the writer: "she babysits when you work late". */
export const bitOf = (seen: Understood, signal: Pick<Signal, 'from'>): string => {
  const part = partAt(seen, signal);
  return part && back(part);
};

export const bare = (part: string): string =>
  spelt(part.replace(/[“”"<>[\]{}|]/g, ''))
    .replace(OPENS, '')
    .replace(/ though\b/g, '')
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/[\s,;:.!?…]+$/, '')
    .trim();

const back = (part: string): string =>
  capital(echo(bare(part)))
    .replace(/\bthe two of you\b/g, 'you')
    .replace(/^Your (\w+) and you /, 'You and your $1 ')
    .replace(/^(\p{Lu}\p{Ll}+) and you /u, 'You and $1 ');
