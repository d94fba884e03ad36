import { spelt } from '#server/coach/embedded/answers/craft/plain.ts';
import { capital } from '#server/coach/embedded/say/words.ts';

/** Slips that people type without a mark, in the places where only one reading is possible. */
const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/\b(every|some|any)(one|body)s (?=\p{Ll}+ing\b|been\b|going\b|just\b|so\b)/giu, "$1$2's "],
  [/\b(my|his|her|their|your) exs\b/gi, "$1 ex's"],
  [/(?<=\b(?:means?|thinks?|thought|says?|said|that|like|because) )were (?=\p{Ll}+ing\b)/giu, "we're "],
  [/\bhe's (?=\p{Ll}+s(?: up)? (?:and|but|or|so)\b)/giu, 'he '],
  [/\bHE(?=['’]s\b)/g, 'He'],
  [/\bseperat/gi, 'separat'],
  [/\bcalender\b/gi, 'calendar'],
  [/\brecieve/gi, 'receive'],
  [/\buntill\b/gi, 'until'],
  [/\bwich\b/gi, 'which'],
  [/\besp\.? (?=\p{L})/giu, 'especially '],
  [/\b(i|we|you|they) dont\b/gi, "$1 don't"],
];
/** Small words that are shouted; a name of several capitals is none of them. */
const SHOUTED =
  /(?<=\p{L}\p{Ll}* )(?:HIM|HER|ME|MY|MINE|HIS|THEM|WE|US|HE|SHE|THEY|NO|NOT|NEVER|ALWAYS|AGAIN|OWE|OWN|SO|VERY|REALLY|ALL|ONE|THE|AND|EVERY|ONLY|STILL|DID|DO|IS|WAS|ARE|AM|HAVE|HAD)(?!\p{L})/gu;
/** What stands between two sentences where people leave the full stop out. */
const BETWEEN = /\s+(?:lol|lmao|haha+|hehe|tbh|idk|omg|ffs|smh|rofl)\b[\s,.!?]*/gi;
/** A question that goes on from a statement without a mark. */
const ASKS =
  /(?<!\b(?:what|how|when|where|who|why|which|also|so|if|as|than))[\s,]+(?:and )?(?=(?:am i|are we|should i|should we|do i|does (?:he|she|that|it|this)|is (?:that|this|it)|what (?:do|should|can|could|would) i|how (?:do|should|can|could|would) i|can i|could i|would it)\b)/i;

const marks = (text: string) => (text.match(/["“”]/g)?.length ?? 0) % 2;
const ticks = (text: string) =>
  Math.max(
    0,
    (text.match(/(?:^|[\s(:,])['‘](?=\S)/g)?.length ?? 0) - (text.match(/[^\s]['’](?=$|[\s,.!?;:)])/g)?.length ?? 0),
  );

/** Sentences as they were written; what is quoted in one is not torn apart. */
export function sentencesOf(text: string): string[] {
  const raw = text
    .replace(/\besp\. /gi, 'especially ')
    .replace(BETWEEN, '. ')
    .split(/(?<=[.!?…]["”'’)]?)\s+|\n+/)
    .map((part) => part.replace(/^\s*(?:[-–—•*]\s+|[–—•])/, '').trim())
    .filter(Boolean);
  const whole: string[] = [];
  for (const part of raw) {
    const before = whole.at(-1);
    if (before !== undefined && (marks(before) || ticks(before)) && before.length < 200)
      whole[whole.length - 1] = `${before} ${part}`;
    else whole.push(part);
  }
  return whole
    .flatMap((part) => (/["“”]/.test(part) ? [part] : part.split(ASKS)))
    .filter((part) => /\p{L}/u.test(part));
}

const LEAD =
  /^(?:and|but|so|because|also|plus|then|well|ok|okay|fine|right|yes|yeah|yep|no|nope|nah|nothing(?=,)|honestly|actually|basically|anyway|anyways|though|like|look|listen|lol|haha|huh|what(?=[?!,.])|wtf|um|uh|erm|hmm|oh|ah|thanks|thank you|thx|sorry|not bad|whatever|forget it|overall|otherwise|good|only thing is)\b(?!['’])(?:([,.!?:;…]+\s*|\s+-+\s*)|\s+)/i;
/** What a sentence goes on with after a word that only led in. */
const GOES_ON =
  /^(?:i|i'm|im|i've|i'll|i'd|we|he|she|they|my|our|his|her|the|it|it's|its|there|that|this|you|last|now|here|when|if|since|after|every|yesterday|lately|sometimes|at|in|on|for|maybe|perhaps)(?![\p{L}'])/iu;

/** Without words that only lead in. */
function unled(sentence: string): string {
  const found = LEAD.exec(sentence);
  const rest = sentence.slice(found?.[0].length ?? 0);
  if (!found || !rest) return sentence;
  const goesOn = found[1] || GOES_ON.test(rest) || /^\p{Lu}/u.test(rest) || (LEAD.test(rest) && unled(rest) !== rest);
  return goesOn ? unled(rest) : sentence;
}

/** What only trails off. */
const TRAILS =
  /, i know(?: that)?(?=[.!…]*$)|,? \b(?:dear|mate|bro|though|tho|actually|i guess|i suppose|i think|you know|haha|lol)(?=[.!…]*$)/i;

/** A sentence with its slips mended, from its first word that says something, without its mark. */
export function tidied(sentence: string): string {
  const mended = SLIPS.reduce((said, [from, to]) => said.replace(from, to), spelt(sentence))
    .replace(SHOUTED, (word) => word.toLowerCase())
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/[<>[\]{}|\\]/g, '');
  const said = unled(mended)
    .replace(TRAILS, '')
    .replace(/[\s,;:.!?…–-]+$/, '')
    .trim();
  return capital(said);
}
