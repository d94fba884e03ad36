/** In what relation somebody stands to the reader; null where that is not known. */
export type Relation = 'love' | 'ex' | 'family' | 'child' | 'friend' | 'work' | 'home' | 'care';
export type Sender = {
  /** "Aoife", "your mother-in-law", "the other person". */
  called: string;
  pronoun: 'he' | 'she' | 'they';
  relation: Relation | null;
};

const ROLES: readonly (readonly [Relation, Sender['pronoun'], string])[] = [
  ['love', 'he', 'husband boyfriend fiance fiancé hubby bf'],
  ['love', 'she', 'wife girlfriend fiancee fiancée gf wifey'],
  ['love', 'they', 'partner spouse crush date'],
  ['ex', 'they', 'ex'],
  ['child', 'he', 'son stepson grandson'],
  ['child', 'she', 'daughter stepdaughter granddaughter'],
  ['child', 'they', 'child kid stepchild teenager'],
  ['family', 'he', 'father dad daddy stepdad stepfather brother stepbrother grandfather grandpa grandad uncle nephew'],
  [
    'family',
    'she',
    'mother mum mom mam mama stepmum stepmom stepmother sister stepsister grandmother grandma gran nan aunt auntie niece',
  ],
  ['family', 'they', 'parent parents cousin sibling twin family in-laws'],
  ['friend', 'they', 'friend bestie bff mate buddy pal'],
  ['work', 'they', 'boss manager supervisor colleague coworker co-worker workmate employee client customer teammate'],
  ['home', 'they', 'landlord flatmate roommate housemate neighbour neighbor'],
  ['home', 'she', 'landlady'],
  ['care', 'they', 'teacher tutor therapist coach doctor'],
];
const roles = new Map(
  ROLES.flatMap(([relation, pronoun, words]) => words.split(' ').map((word) => [word, { relation, pronoun }] as const)),
);
const WORDS = [...roles.keys()].sort((a, b) => b.length - a.length).join('|');
/** What belongs to a role and is said with it. */
const KEPT =
  '(?:ex|step|best|older|younger|little|big|elder|line|new|old|close|eldest|oldest|youngest|middle|great|teenage|future|former)';
const MINE = new RegExp(
  `\\b(?:my|our|the|this)\\s+((?:[\\w']+\\s+){0,2}?)((?:${KEPT}[\\s-]+){0,2}(?:${WORDS}))\\b(?!['’]s)([\\s-]+in[\\s-]+law)?(?:,?\\s+(?:called\\s+)?(\\p{Lu}\\p{Ll}+))?`,
  'giu',
);
const NO_NAME =
  /^(?:I|Is|It|He|She|They|We|You|The|This|That|But|And|So|Then|What|When|Where|Why|How|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Eid|Diwali|Ramadan|Whats[Aa]pp|Instagram|Facebook|Messenger|Slack|Teams|Twitter|Hinge|Tinder|Bumble|Snapchat|English)$/;

function pronounIn(told: string, known: Sender['pronoun']): Sender['pronoun'] {
  if (known !== 'they') return known;
  const he = told.match(/\b(?:he|him|his|he's)\b/gi)?.length ?? 0;
  const she = told.match(/\b(?:she|her|hers|she's)\b/gi)?.length ?? 0;
  return he > she ? 'he' : she > he ? 'she' : 'they';
}

type Found = Sender & { at: number };

const calledSo = (role: string, name: string | undefined) =>
  name && /^\p{Lu}/u.test(name) && !NO_NAME.test(name) ? name : /[^s]s$/.test(role) ? ANYBODY : `your ${role}`;

function found(before: string, words: string, inLaw: string | undefined, name: string | undefined): Sender | null {
  const whole = words.toLowerCase().replace(/\s+/g, ' ').trim();
  const role = roles.get(whole.split(/[\s-]+/).at(-1) ?? '') ?? roles.get(whole);
  if (!role) return null;
  const plain = whole.replace(/^ex[ -](?=\w)/, 'ex-');
  const said = inLaw ? `${plain.replace(/ /g, '-')}-in-law` : plain;
  const isEx = /^ex\b/.test(whole) || /\bex\b/i.test(before);
  return {
    called: calledSo(said, name),
    pronoun: role.pronoun,
    relation: isEx ? 'ex' : inLaw ? 'family' : role.relation,
  };
}

function rolesIn(told: string): Found[] {
  return [...told.matchAll(MINE)].flatMap(({ 0: all, 1: before = '', 2: words = '', 3: inLaw, 4: name, index }) => {
    const one = found(before, words, inLaw, name);
    if (one && /['’]s\s*$/.test(before) && one.called.startsWith('your '))
      one.called = one.called.replace('your ', 'the ');
    return one ? [{ ...one, pronoun: pronounIn(told, one.pronoun), at: index + all.length }] : [];
  });
}

const ACTS =
  /(?<![\p{L}'’])(\p{Lu}\p{Ll}+)(?=\s+(?:just |then |has |only )?(?:wrote|texted|sent|messaged|replied|answered|said|says|posted|emailed|asked|told|left))/u;
const TO = /\b(?:to|texted|told|messaged|asked|from|with)\s+(\p{Lu}\p{Ll}+)\b/u;

/** Who wrote, told by somebody who got it: the nearest before the words, else the first that is spoken of. */
export function senderIn(told: string, until: number): Sender | null {
  const all = rolesIn(told);
  const near = all.findLast(({ at }) => at <= until);
  const one = near && /\b(?:showed|forwarded|sent me what)\b/.test(told) ? near : all[0];
  if (one) return { called: one.called, pronoun: one.pronoun, relation: one.relation };
  const name = ACTS.exec(told)?.[1] ?? TO.exec(told)?.[1];
  const pronoun = pronounIn(told, 'they');
  if (name && !NO_NAME.test(name)) return { called: name, pronoun, relation: null };
  return /\b(?:he|him|his|she|her|they|them)\b/i.test(told) ? { called: ANYBODY, pronoun, relation: null } : null;
}
export const ANYBODY = 'the other person';

const TYPES: Readonly<Record<string, readonly [Relation, Sender['pronoun']]>> = {
  romantic_partner: ['love', 'they'],
  romantic: ['love', 'they'],
  boyfriend: ['love', 'he'],
  girlfriend: ['love', 'she'],
  ex_partner: ['ex', 'they'],
  sibling: ['family', 'they'],
  grandparent: ['family', 'they'],
  grandchild: ['child', 'they'],
  aunt_uncle: ['family', 'they'],
  extended_family: ['family', 'they'],
  best_friend: ['friend', 'they'],
  close_friend: ['friend', 'they'],
  acquaintance: ['friend', 'they'],
  business_partner: ['work', 'they'],
  mentor: ['work', 'they'],
  mentee: ['work', 'they'],
  vendor: ['work', 'they'],
  student: ['care', 'they'],
  caregiver: ['care', 'they'],
};

/** Who wrote, as the person saved them. */
export function savedSender(
  { personName, relationshipType }: { personName: string; relationshipType: string },
  told: Sender['pronoun'] = 'they',
): Sender {
  const known = TYPES[relationshipType];
  const role = roles.get(relationshipType);
  return {
    called: personName,
    pronoun: [known?.[1], role?.pronoun, told].find((one) => one && one !== 'they') ?? 'they',
    relation: known?.[0] ?? role?.relation ?? null,
  };
}

/** "Mum:" before a line: who that is. */
export function labelled(label: string): Sender {
  const role = roles.get(label.toLowerCase().replace(/^my /, ''));
  if (role) return { called: `your ${label.toLowerCase().replace(/^my /, '')}`, ...role };
  const pronoun = /^(?:him|he)$/i.test(label) ? 'he' : /^(?:her|she)$/i.test(label) ? 'she' : 'they';
  return { called: /^(?:him|he|her|she|they|them)$/i.test(label) ? ANYBODY : label, pronoun, relation: null };
}
export const isRole = (label: string) => roles.has(label.toLowerCase().replace(/^my /, ''));
