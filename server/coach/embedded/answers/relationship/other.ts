import type { RelationshipKind } from '#contract/coach.ts';
import type { Somebody } from '#server/coach/embedded/understand/people.ts';
import type { Understood } from '#server/coach/embedded/understand/understand.ts';

const FITS: Record<RelationshipKind, RegExp> = {
  romantic: /husband|wife|friend$|partner|spouse|fianc|^ex/,
  family: /mum|mother|dad|father|parent|brother|sister|son|daughter|kid|child|grand|uncle|aunt|cousin|in-law/,
  friend: /friend|mate|neighbo/,
  colleague: /boss|manager|colleague|coworker|client|mentor|partner|team/,
};

/** A name that opens a sentence and acts: "Tom presents my ideas as his". */
const OPENS = /(?:^|[.!?]\s+)(\p{Lu}\p{Ll}{2,})\s+(?:and I\b|(?!is\b|was\b)\p{Ll}+(?:s|ed)\b)/u;
const NO_NAME =
  /^(?:She|They|This|That|There|Honestly|Sometimes|Lately|Yesterday|Last|Our|His|Her|Their|When|What|Everyone|Everybody|Nobody|Someone|Something|Things|Only|Good|Also|The|Since|Every|Dad|Mum|Mom|Mother|Father|Grandma|Grandpa|It|He|Who|How|Because|Saturday|Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Work|Life|Money|Both|Each|One|Two|Three|Nothing|But|And|Marriage)$/;
const KIN = /\b(Dad|Mum|Mom|Grandma|Grandpa) (?:and I\b|and me\b|\p{Ll}+)/u;

/** Whom it is about: the one whose role fits, else whoever is named first. */
export function otherIn(
  { people, text }: Understood,
  kind: RelationshipKind,
  strained: readonly string[],
): Somebody | undefined {
  const inLaw = /\bmy (mother|father|sister|brother)[ -]in[ -]law\b/i.exec(text)?.[1];
  if (inLaw && kind === 'family') {
    const pronoun = /mother|sister/i.test(inLaw) ? 'she' : 'he';
    return { name: null, role: `${inLaw.toLowerCase()}-in-law`, pronoun };
  }
  const known = people.filter(({ name, role }) => name ?? role);
  const acting = strained
    .map((part) => known.find((one) => (one.role ? FITS[kind].test(one.role) : true) && actsIn(part, one)))
    .find(Boolean);
  const beside = besideIn(text);
  if (acting) return acting;
  if (beside) return { name: null, role: beside, pronoun: pronounFor(beside, people[0]) };
  return (
    known.find(({ role }) => role && FITS[kind].test(role)) ??
    known.find(({ name, role }) => name && !role && isPerson(name, text)) ??
    unnamed(text, people)
  );
}

/** A place ("from Bali"), a language ("his Tamil") or a faith only stands beside others; a person acts, or is with somebody. */
function isPerson(name: string, text: string): boolean {
  const owned = new RegExp(
    `\\b(?:his|her|my|their|our|your|speaks?|learn\\w*|in|very|am|is|are|was|a|an|the) ${name}\\b`,
    'i',
  );
  const acts = new RegExp(
    `\\b${name}(?:'s|’s)?,? (?:and I\\b|and me\\b|(?:just |never |always |also |still |then |really |only |now )?(?:is|was|has|had|does|did|says|said|can|could|will|would|wants|\\p{Ll}+(?:s|ed))\\b)|\\b(?:with|and|tell|told|ask|asked|love|miss|call|called|met|about|for|to) ${name}\\b`,
    'u',
  );
  return acts.test(text) && !owned.test(text) && !isPlace(name, text);
}

/** "From Bali", "to Lisbon": a name that only stands where a place does. */
const isPlace = (name: string, text: string) =>
  (text.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0) ===
  (text.match(new RegExp(`\\b(?:from|to|in|at|near) ${name}\\b`, 'g'))?.length ?? 0);

/** Roles that people tell of besides the usual ones. */
const BESIDE =
  /\b[Mm]y (?:best |old |ex )?(step(?:daughter|son|mother|father|mum|mom|dad|sister|brother)|mate|flatmate|housemate|roommate|(?:two |three )?(?:sons|daughters|brothers|sisters)|business partner|godson|goddaughter|lodger)\b/;
export const besideIn = (text: string): string | undefined =>
  BESIDE.exec(text)?.[1]
    ?.toLowerCase()
    .replace(/^(?:two|three) /, '');
const pronounFor = (role: string, seen: Somebody | undefined): Somebody['pronoun'] =>
  /daughter|mother|mum|mom|sister/.test(role)
    ? 'she'
    : /son$|father|dad|brother/.test(role)
      ? 'he'
      : (seen?.pronoun ?? 'they');

/** Whether somebody is who acts at the beginning of a part. */
function actsIn(part: string, { name, role }: Somebody): boolean {
  const start = part.trim().replace(/^(?:and|but|so|lately|now)[, ]+/i, '');
  const called = role === 'mum' ? 'm[uo]m' : role;
  return Boolean(
    (name && start.startsWith(name)) || (called && new RegExp(`^(?:my|our) (?:\\w+ )?${called}\\b`, 'i').test(start)),
  );
}

/** Who was told of without "my". */
function unnamed(text: string, people: readonly Somebody[]): Somebody | undefined {
  const kin = KIN.exec(text)?.[1];
  if (kin)
    return {
      name: null,
      role: kin === 'Mom' ? 'mum' : kin.toLowerCase(),
      pronoun: /^[DG].*[dp]a?$/.test(kin) ? 'he' : 'she',
    };
  const name = OPENS.exec(text)?.[1];
  return name && !NO_NAME.test(name) && !/ly$/.test(name) && isPerson(name, text)
    ? { name, role: null, pronoun: people[0]?.pronoun ?? 'they' }
    : undefined;
}
