import known from '#server/coach/guide/tasks/second-person.json' with { type: 'json' };

const { verbs, words, ...forms } = known;
const is = Object.fromEntries(Object.entries(forms).map(([name, form]) => [name, new RegExp(form, 'iu')])) as Record<
  keyof typeof forms,
  RegExp
>;
const PEOPLE = new RegExp(known.people, 'giu');
const NAMES = new RegExp(known.names, 'gu');
const said = new Map(Object.entries({ ...verbs, ...words }));

/** Whether “he” or “her” in a goal is whoever it goes to: nobody else stands in it, and nothing speaks against it. */
export function isOnlyThem(goal: string, matter: string): boolean {
  const seen = [
    ...matter.matchAll(/\b(?:(she|hers?|herself)|(he|him|his|himself)|(they|them|theirs?|themselves))\b/giu),
  ];
  const [female, male, many] = [1, 2, 3].map((kind) => seen.some((one) => one[kind]));
  const people = new Set([...(goal.match(PEOPLE) ?? []), ...(goal.replace(PEOPLE, '').match(NAMES) ?? [])]);
  const isOther = (female && is.male.test(goal)) || (male && is.female.test(goal)) || (many && !is.many.test(goal));
  return [female, male, many].filter(Boolean).length === 1 && people.size <= 1 && !isOther;
}

/** A verb of “he” or “she” as it follows “you”. */
function verbOf(verb: string): string | undefined {
  const other = /[^s]s$/.test(verb) ? verb.replace(/(?<=ss|sh|ch|x|o)es$|s$/, '') : undefined;
  return said.get(verb.replace('’', "'")) ?? (is.unchanged.test(verb) ? verb : other);
}

function asYou(who: string, short: string | undefined, verb: string): string | undefined {
  if (short === 's') return is.participle.test(verb) ? undefined : `you’re ${verb}`;
  if (short) return `you’${short} ${verb}`;
  const follows = /^they$/i.test(who) ? verb : verbOf(verb);
  return follows && `you ${follows}`;
}

/** “She told” as it is said to her: “you told”; nothing where that isn't sure. What they are to do may be about another one. */
export function toThem(word: string, before: string, after: string, what: 'told' | 'to-do' | 'other') {
  const [, who, short, verb = ''] = /^(he|she|they)(?:['’](\p{L}{1,2}))? (\S+)$/iu.exec(word) ?? [];
  if (who) return asYou(who, short, verb);
  const toYou = said.get(word.toLowerCase());
  if (/sel(?:f|ves)$/i.test(word)) return toYou;
  if (is.unsure.test(before) && !/^(?:his|their)$/i.test(word)) return undefined;
  if (/^(?:her|his|their)$/i.test(word) && !is.ends.test(after)) return what === 'to-do' ? undefined : 'your';
  return what === 'told' || is.mine.test(before) ? toYou : undefined;
}
