import { lemma } from '#server/coach/language/lemma.ts';
import { verbs } from '#server/coach/language/verbs.ts';

const NO_VERB =
  /(?:ss|us|ous)$|^(?:is|as|was|has|does|this|his|hers|its|theirs|always|perhaps|sometimes|besides|afterwards|nowadays|yes|thus|us|towards|less|mornings|evenings|weekends|days|nights|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays)$/;

/** The verb after he or she as it goes with I and you: "lives" is "live" there, whatever else "lives" may be. */
export function baseForm(word: string): string {
  const low = word.toLowerCase();
  if (!low.endsWith('s') || low.length < 4 || NO_VERB.test(low) || verbs.has(low)) return word;
  const known = lemma(low);
  if (verbs.has(known)) return known;
  if (low.endsWith('ies')) return `${low.slice(0, -3)}y`;
  return low.slice(0, /(?:ch|sh|x|zz|ss|o)es$/.test(low) ? -2 : -1);
}
