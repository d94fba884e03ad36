/** Who two who quarrel are to each other, as far as their words tell. */
export type Relation =
  | 'partners'
  | 'coparents'
  | 'parent'
  | 'siblings'
  | 'colleagues'
  | 'flatmates'
  | 'friends'
  | 'neighbours';

const SIGNS: readonly (readonly [Relation, RegExp])[] = [
  [
    'coparents',
    /\b(?:co-?parent\w*|divorced|separated|my ex[- ]?(?:husband|wife)?\b.*\b(?:kids?|son|daughter|child\w*)|(?:his|her|my) weekend with)\b/i,
  ],
  ['colleagues', /\b(?:co-?workers?|colleagues?|boss|manager|at work|my team|supervisor|agency|the office)\b/i],
  ['flatmates', /\b(?:room ?mates?|flat ?mates?|house ?mates?)\b/i],
  ['partners', /\b(?:husband|wife|boyfriend|girlfriend|partner|fianc[eé]e?|spouse|married|dating|engaged to)\b/i],
  ['siblings', /\b(?:sisters?|brothers?|siblings?|twin)\b/i],
  [
    'parent',
    /\b(?:my (?:\w+ )?(?:mum|mom|mother|father|dad|papa|parents|son|daughter|teenager|kid|child)|mother and (?:son|daughter)|father and (?:son|daughter))\b/i,
  ],
  ['friends', /\b(?:best friend|my friend|friends|friendship)\b/i],
  ['neighbours', /\bneighbou?rs?\b/i],
];
const PARENT = /^(?:mum|mom|mother|mama|dad|father|papa|your (?:mother|father|son|daughter))$/i;
const CALLED = /(?:^|[,\s])(?:Papa|Mama|Mum|Mom|Dad|Daddy|Mummy)[.!?,]*\s*$/m;

export function relationOf(
  parties: readonly string[],
  texts: readonly string[],
  context: string,
  told: boolean,
): Relation | undefined {
  const found = (text: string) => SIGNS.find(([, sign]) => sign.test(text))?.[0];
  const around = context && found(context);
  if (around) return around;
  if (parties.some((party) => PARENT.test(party))) return 'parent';
  const labelled = found(parties.join(' '));
  if (labelled) return labelled;
  const all = texts.join('\n');
  if (told)
    return SIGNS.map(([name, sign]) => ({ name, at: all.search(sign) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at)[0]?.name;
  return CALLED.test(all) ? 'parent' : undefined;
}
