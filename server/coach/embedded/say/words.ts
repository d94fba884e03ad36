/** "a", "a and b", "a, b and c". */
export function listed(all: readonly string[]): string {
  return all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const sentence = (text: string) => {
  const whole = capital(text.trim());
  return /(?:[.!?]”?|\p{Extended_Pictographic}\uFE0F?)$/u.test(whole) ? whole : `${whole}.`;
};

/** Words as somebody wrote them, in quotation marks and short. */
export const quoted = (text: string, longest = 9) => `“${clipped(text, longest)}”`;

/** What stands in angle brackets is markup, not words. */
export const untagged = (text: string) => text.replace(/<[^>]*>?/g, ' ');

/** The first words, without what would end the sentence that they are quoted in. */
export function clipped(text: string, longest: number): string {
  const bare = untagged(text)
    .replace(/[“”"<>[\]{}|\\]/g, '')
    .replace(/^\s*(?:[-–—•*]\s+|[–—•])/, '')
    .trim();
  const flowing = bare.replace(/(?<![.!?…])[.!?…]+(?=\s)/g, ',').replace(/(?<![.,;:!?…\s])[.,;:!?…\s]+$/, '') || bare;
  const words = flowing.split(/\s+/);
  return words.length > longest ? `${whole(words, longest)} …` : flowing;
}

/** Words that hang in the air at the end of a quotation. */
const HANGS =
  /^(?:a|an|the|my|your|his|her|its|our|their|this|that|these|those|some|any|no|of|to|in|on|at|for|with|from|by|about|as|than|and|or|but|so|if|when|while|because|since|who|which|what|how|where|i|you|he|she|it|we|they|i'm|you're|he's|she's|it's|we're|they're|i've|i'd|is|are|was|were|am|be|been|has|have|had|do|does|did|don't|didn't|will|would|can|could|should|not|just|really|very|so|too|even|only|every|each|one|two|three|more|most|last|next|into|over|without|after|before|until)$/i;

/** Up to where a clause ends, if one ends there; else up to a word that one can stop at. */
function whole(words: readonly string[], longest: number): string {
  const first = words.slice(0, longest);
  const ends = first.findLastIndex((word, at) => at >= Math.ceil(longest / 2) - 1 && /[,;:]$/.test(word));
  if (ends > 0) first.length = ends + 1;
  while (first.length > 2 && HANGS.test((first.at(-1) ?? '').replaceAll('’', "'"))) first.pop();
  return first.join(' ').replace(/[,;:–-]+$/, '');
}

export const percentOf = (score: number) => Math.round(Math.min(100, Math.max(0, score)));
