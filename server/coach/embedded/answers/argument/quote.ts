const LONGEST = 16;
const JOINTS =
  /(?<=[,;:–—])\s+|\s+[-–—]\s+|\s+(?=(?:but|because|so that|although|when|and (?:i|you|he|she|they|we|it|then|now|still))\b)/i;
const HANGS =
  /^(?:a|an|the|my|your|his|her|our|their|this|that|of|to|in|on|at|for|with|from|by|about|as|and|or|but|so|if|when|while|because|i|you|he|she|we|they|is|are|was|were|am|be|have|has|had|do|does|did|will|would|can|could|not|just|really|even|only|what|how|why|like)$/i;

const bare = (text: string) =>
  text
    .replace(/(?<=\S+\s+\S+),?\s+(?:are you )?happy(?: now)?\?+\s*$/i, '')
    .replace(/[<>[\]{}|\\]/g, '')
    .replace(/[“”"]([^“”"]*)[“”"]/g, '‘$1’')
    .replace(/[“”"]/g, '')
    .replace(/^[\s.…,;]+|[\s.…,;:]+$/g, '')
    .replace(/([!?])[!?]+$/, '$1');

/** Somebody's words whole; of a very long sentence the first clause that stands for itself. */
export function intact(was: string, longest = LONGEST): string {
  const text = bare(was);
  if (text.split(/\s+/).length <= longest) return text;
  const clause = text
    .split(JOINTS)
    .map((one) => bare(one).replace(/^(?:and|but|so|because|then)\s+/i, ''))
    .find((one) => one.split(/\s+/).length > 2 && one.split(/\s+/).length <= longest);
  if (clause) return clause;
  const words = text.split(/\s+/).slice(0, longest - 2);
  while (words.length > 3 && HANGS.test(words.at(-1) ?? '')) words.pop();
  return `${words.join(' ').replace(/[,;:]$/, '')} …`;
}

export const quote = (was: string, longest?: number) => `“${intact(was, longest)}”`;
