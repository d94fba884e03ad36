import known from '#server/reading/words/verbs.json' with { type: 'json' };

/** Verbs that people use about each other; their forms are derived. */
const regular = known.regular.flatMap((line) => line.split(' '));
/** Irregular past forms and participles. */
const irregular = known.irregular.flatMap((line) => line.split('|')).map((entry) => entry.split(':'));

const VOWEL = /[aeiou]/;
const doubles = (verb: string) =>
  /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb) || /(mit|fer|pel|cur|trol|gret)$/.test(verb);

function forms(verb: string): string[] {
  const last = verb.at(-1) ?? '';
  const before = verb.at(-2) ?? '';
  if (last === 'e')
    return [
      `${verb}s`,
      `${verb}d`,
      `${verb.endsWith('ie') ? `${verb.slice(0, -2)}y` : verb.endsWith('ee') ? verb : verb.slice(0, -1)}ing`,
    ];
  if (last === 'y' && !VOWEL.test(before)) return [`${verb.slice(0, -1)}ies`, `${verb.slice(0, -1)}ied`, `${verb}ing`];
  const stem = doubles(verb) ? verb + last : verb;
  return [/(s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`, `${stem}ed`, `${stem}ing`];
}

export const verbs: ReadonlySet<string> = new Set([...regular, ...irregular.map(([verb = '']) => verb)]);

/** Every form leads to its verb: hit, hits, hitting to hit. */
export const verbOf: ReadonlyMap<string, string> = new Map([
  ...[...verbs].flatMap((verb) => forms(verb).map((form): [string, string] => [form, verb])),
  ...irregular.flatMap(([verb = '', others = '']) => others.split(' ').map((form): [string, string] => [form, verb])),
]);

/** Forms that express the past without an auxiliary. */
export const pastForms: ReadonlySet<string> = new Set([
  ...[...verbs].map((verb) => forms(verb)[1] ?? ''),
  ...irregular
    .flatMap(([, others = '']) => others.split(' '))
    .filter((form) => !/(ing|s)$|^(am|are|been|is)$/.test(form) || form === 'was'),
  ...['hit', 'hurt', 'cut', 'put', 'let', 'beat', 'shut', 'quit'],
]);
