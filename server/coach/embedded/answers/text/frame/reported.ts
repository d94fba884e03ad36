/** Who is said to have written something: the one who tells it, somebody else, or the one who is spoken to. */
export type By = 'me' | 'them' | 'you';

/** What is done with written words. */
export const WRITES =
  "(?:wrote|writes|texted|texts|sent|sends|messaged|msged|dm'?d|e-?mailed|posted|posts|commented|captioned|replied|replies|responded|responds|answered|answers|typed|left (?:me |us )?(?:this|a|the) (?:\\w+ )?(?:note|message|comment|card|letter))";
/** What may be written or spoken. */
const SAYS = '(?:said|says|told|asked|asks|goes|went|shouted|yelled|snapped|added|put|was like|came back with)';
const ANY = `(?:${WRITES}|${SAYS})`;

const VERB = new RegExp(`\\b${ANY}\\b`, 'gi');
const SUBJECT =
  /\b(?:(i|we|i'd|i've|ive|i'm)|(you|u|you've|you'd)|he|she|they|who|it|my|our|his|her|their|the|this|someone|somebody|everyone|nobody|one)\b/gi;
const NAMED = /(?<=[\s,(]|^)(?!I\b)\p{Lu}\p{Ll}+/gu;
/** Something written, as a thing. */
const THING =
  '(?:text|message|reply|answer|response|e-?mail|mail|note|msg|dm|voicemail|comment|letter|card|status|caption|post)';
const MINE = new RegExp(
  `\\bmy (?:own |last |first )?(?:${THING}|draft)\\b(?! from)|\\bi(?:'m| am|'d like| would like| want| was going| plan)\\b[^.!?]{0,30}\\b(?:send(?:ing)?|reply(?:ing)?|answer(?:ing)?|text(?:ing)?)\\b|\\b(?:about|before i|wanna|gonna|thinking of|ok(?:ay)? to) send(?:ing)?\\b`,
  'gi',
);
const THEIRS = new RegExp(
  `\\b(?:his|her|their|the) (?:\\w+ )?${THING}\\b|\\bfrom (?:my|our|the|him|her|them|an?)\\b|\\b(?:got|received|woke up to|found|opened|had) (?:this|the following|an? ${THING})\\b`,
  'gi',
);
const FROM_NAMED = /\bfrom \p{Lu}\p{Ll}+\b/gu;
/** A clause that only tells when or why. */
const ASIDE = new RegExp(
  `\\b(?:after|when|because|since|as|before|once|if|where|while|until|cause|cos|bc)\\s+(?:i|we|i'd|i've)\\b[^,:;.“"\\n]*?(?=[,:;.“"\\n]|$|\\b(?:he|she|they)\\s+(?:\\w+\\s+){0,2}?${ANY}\\b)`,
  'gi',
);

type Found = { by: By; at: number; end: number };

function subjectOf(before: string): By {
  const said = [...before.matchAll(SUBJECT)].at(-1);
  const named = [...before.matchAll(NAMED)].at(-1);
  if (!said || (named && named.index > said.index)) return 'them';
  return said[1] ? 'me' : said[2] ? 'you' : 'them';
}

function lastIn(text: string): Found | null {
  const all: Found[] = [
    ...[...text.matchAll(VERB)].map(({ 0: verb, index }) => ({
      by: subjectOf(text.slice(Math.max(0, index - 60), index)),
      at: index,
      end: index + verb.length,
    })),
    ...[...text.matchAll(MINE)].map(({ 0: said, index }): Found => ({ by: 'me', at: index, end: index + said.length })),
    ...[...text.matchAll(THEIRS), ...text.matchAll(FROM_NAMED)].map(
      ({ 0: said, index }): Found => ({ by: 'them', at: index, end: index + said.length }),
    ),
  ];
  return all.reduce<Found | null>((last, one) => (!last || one.at >= last.at ? one : last), null);
}

export type Reported = { by: By; isNear: boolean };

/** Who is said to have written what follows; near where it is told in the same breath. */
export function reportedBefore(before: string): Reported | null {
  const bare = before.replace(ASIDE, (aside) => ' '.repeat(aside.length));
  const found = lastIn(bare) ?? lastIn(before);
  return found ? { by: found.by, isNear: !/[.!?\n](?=\s)/.test(before.slice(found.end)) } : null;
}

const THEN = '(?:just |then |only |simply |literally |has |had )?';
const AFTER = new RegExp(
  `^[\\s,.!?–—-]*(?:(?:and |so )?(?:that|this|it|which)(?:'s|s| is| was)? (?:what |how |the ${THING} )?)?(?:(i|we)|you|he|she|they|(?:my|the|our|his|her) [\\w' -]{2,30}?|\\p{Lu}\\p{Ll}+) ${THEN}${ANY}\\b`,
  'iu',
);
const FROM =
  /^[\s,.!?–—-]*(?:(?:this|that|it|which)(?:'s|s)? ?)?(?:(?:came|comes|was|is|just in|arrived|a text|a message)\b(?: \w+){0,4} ?)?(?:from|by) (?:my|our|the|him|her|them|an?|\p{Lu})/iu;
const ITS = /^[\s,.!?–—-]*(?:is|was) (?:all )?(?:(my|what i)|(?:his|her|their|what (?:he|she|they|my)))\b/i;

/** A new sentence tells of what went before only where it points back. */
const ENDED = /^\s*[.!?]/;
const POINTS = /^[\s.!?]*(?:and |so )?(?:that|this|it|which)\b/i;

/** Who is said to have written what went before. */
export function reportedAfter(after: string): By | null {
  const said = ENDED.test(after) && !POINTS.test(after) ? null : AFTER.exec(after);
  if (said) return said[1] ? 'me' : /^[\s,.!?–—-]*you\b/i.test(said[0]) ? 'you' : 'them';
  const its = ITS.exec(after);
  if (its) return its[1] ? 'me' : 'them';
  return FROM.test(after) ? 'them' : null;
}

const WRITTEN = new RegExp(`\\b${WRITES}\\b|\\b${THING}\\b`, 'i');
/** Told as something written, and not only said. */
export const isWritten = (told: string) => WRITTEN.test(told);
