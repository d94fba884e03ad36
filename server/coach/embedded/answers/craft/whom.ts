import type { Tone } from '#contract/coach.ts';
import { peopleIn, type Somebody } from '#server/coach/embedded/understand/people.ts';
import { read } from '#server/coach/language/read.ts';

/** How close two people are decides how a message opens. */
export type Closeness = 'love' | 'family' | 'friend' | 'work';
export type Whom = {
  somebody: Somebody | undefined;
  closeness: Closeness;
  called: string | null;
  isMany: boolean;
  /** Whom "he" or "she" may mean instead. */
  others: readonly ('he' | 'she')[];
};

const LOVE = /husband|wife|boyfriend|girlfriend|partner|spouse|fianc|crush|date/;
const WORK =
  /boss|manager|colleague|landlord|client|teacher|coach|mentor|team|supervisor|employee|intern|assistant|professor|tutor|student|doctor|trainer|tenant/;
const KIN =
  /mum|mom|mother|dad|father|sister|brother|son|daughter|kid|child|grand|uncle|aunt|cousin|nephew|niece|parent|family/;
/** Behind a word that is rarely said of people. */
const KNOWN =
  /\bmy (?:[\p{L}-]+ ){1,2}(mom|mum|mother|dad|father|sister|brother|wife|husband|girlfriend|boyfriend|boss|friend|son|daughter)\b/iu;
const ROLE_ONLY =
  /\b(?:my|our) (?:[\p{L}-]+ )?(intern|employee|tenant|assistant|supervisor|professor|tutor|student|trainer|doctor|classmate|housemate|babysitter|nanny|stepson|stepdaughter|mother-in-law|father-in-law|sister-in-law|brother-in-law)\b/iu;
/** "Sam and Alex". */
const PAIR = /(?:^|\b(?:tell|ask|invite|thank|congratulate|to|with|let) )(\p{Lu}\p{Ll}+ (?:and|&) \p{Lu}\p{Ll}+)\b/u;
/** "Dr Lindqvist" is spoken to as such. */
const TITLED = /\b(?:Dr|Professor|Mr|Mrs|Ms|Mx|Rev) \p{Lu}[\p{L}'-]+/u;
const AUNT = /\b(?:Aunt|Auntie|Uncle|Grandma|Grandpa|Granny|Cousin) \p{Lu}[\p{L}'-]+/u;
/** Somebody besides the one who gets the message. */
const BESIDES =
  /\b(?:his|her|their|my|our) (?:\w+ )?(boyfriend|husband|father|dad|brother|son|grandfather|grandpa|uncle|girlfriend|wife|mother|mum|mom|sister|daughter|grandmother|grandma|aunt)\b(?![- ]in[- ]law)/gi;
const MALE = /boyfriend|husband|father|dad|brother|son|grandpa|uncle/i;

function othersIn(goal: string, role: string): ('he' | 'she')[] {
  const named = [...goal.matchAll(BESIDES)].map(([, one = '']) => one.toLowerCase());
  return named
    .filter((one) => one.replace('mom', 'mum') !== role.replace('mom', 'mum'))
    .map((one) => (MALE.test(one) ? 'he' : 'she'));
}
const PARENTS = /\bmy parents\b(?!-)|\bmum and dad\b|\bmom and dad\b/i;

/** Somebody who is called by more than a first name, or two people. */
const titledIn = (goal: string) => TITLED.exec(goal)?.[0] ?? AUNT.exec(goal)?.[0] ?? PAIR.exec(goal)?.[1] ?? null;
const pronounOf = (titled: string) =>
  /^(?:Mr|Uncle|Grandpa)\b/.test(titled)
    ? 'he'
    : /^(?:Mrs|Ms|Aunt|Auntie|Grandma|Granny)\b/.test(titled)
      ? 'she'
      : 'they';
const roleIn = (goal: string, found: Somebody | undefined) =>
  found?.role ??
  ROLE_ONLY.exec(goal)?.[1]?.toLowerCase() ??
  KNOWN.exec(goal)?.[1]?.toLowerCase().replace(/^mom$/, 'mum') ??
  null;

/** "My son's teacher" is a teacher. */
const OWNED =
  /\b([Mm]y|[Oo]ur) [\p{L}-]+['’]s (?=(?:teacher|coach|doctor|boss|manager|friend|mother|mum|mom|father|dad|parents|boyfriend|girlfriend|husband|wife|landlord|colleague|trainer|tutor|family|neighbour|neighbor)\b)/u;

export function whomOf(typed: string, context: string): Whom {
  const goal = typed.replace(OWNED, '$1 ');
  const titled = titledIn(goal);
  const found: Somebody | undefined = titled
    ? { name: titled.split(' ').at(-1) ?? titled, role: null, pronoun: pronounOf(titled) }
    : peopleIn(read(goal))[0];
  const role = roleIn(goal, found);
  const whole = `${goal} ${context}`;
  const somebody = found && withPronoun({ ...found, role: found.role ?? (found.name ? null : role) }, whole);
  return {
    somebody,
    others: othersIn(typed, role ?? ''),
    closeness: TITLED.test(goal) ? 'work' : AUNT.test(goal) ? 'family' : closenessOf(role ?? '', goal, whole),
    called: titled ?? calledBy(somebody?.name ?? NAMED.exec(context)?.[1] ?? null, role ?? '', goal),
    isMany: PAIR.test(goal) || MANY_ROLES.test(role ?? '') || MANY.test(goal),
  };
}
const MANY_ROLES = /^(?:team|parents|kids|children|twins|family|in-laws)$/;
const MANY =
  /\b(?:group|everyone|coworkers|colleagues|friends|neighbou?rs|siblings|cousins|teammates|sisters|brothers|sons|daughters)\b/;

/** How relatives are spoken to. */
const ADDRESS: Record<string, string> = {
  mum: 'Mum',
  mom: 'Mom',
  mother: 'Mum',
  dad: 'Dad',
  father: 'Dad',
  grandma: 'Grandma',
  grandmother: 'Grandma',
  grandpa: 'Grandpa',
  grandfather: 'Grandpa',
};

function calledBy(name: string | null, role: string, goal: string): string | null {
  if (name) return /^(?:aunt|uncle)/.test(role) ? `${capital(role)} ${name}` : name;
  const isMom = /\bmom\b/i.test(goal);
  if (PARENTS.test(goal)) return isMom ? 'Mom and Dad' : 'Mum and Dad';
  return ADDRESS[role === 'mum' && isMom ? 'mom' : role] ?? null;
}
/** A name that is given with the situation. */
const NAMED = /\b(?:[Hh]is|[Hh]er|[Tt]heir) name is (\p{Lu}\p{Ll}+)/u;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const withPronoun = (one: Somebody, whole: string): Somebody => {
  if (one.pronoun !== 'they') return one;
  const he = whole.match(/\b(?:he|him|his|he's)\b/gi)?.length ?? 0;
  const she = whole.match(/\b(?:she|her|hers|she's)\b/gi)?.length ?? 0;
  return he && !she ? { ...one, pronoun: 'he' } : she && !he ? { ...one, pronoun: 'she' } : one;
};

const JOB =
  /\b(?:job|position|interview|application|invoice|recommendation|internship|salary|raise|promotion|refund|deposit|overtime|shift)\b/i;

function closenessOf(role: string, goal: string, whole: string): Closeness {
  if (/^ex/.test(role)) return 'friend';
  if (/in-law/.test(role) || KIN.test(role)) return 'family';
  if (LOVE.test(role)) return 'love';
  if (WORK.test(role)) return 'work';
  if (role) return 'friend';
  if (JOB.test(goal)) return 'work';
  return /\b(?:date|dating|relationship|kiss|our anniversary|break up|love (?:him|her))\b/i.test(whole)
    ? 'love'
    : 'friend';
}

const PET: Record<Tone, string> = {
  caring: 'Hey love',
  playful: 'Hey you',
  flirty: 'Hey you',
  direct: 'Hey',
  diplomatic: 'Hey love',
  encouraging: 'Hey love',
};
const OPEN: Record<Tone, Record<'close' | 'work', string>> = {
  caring: { close: 'Hey', work: 'Hi' },
  playful: { close: 'Hey', work: 'Hi' },
  flirty: { close: 'Hey', work: 'Hi' },
  direct: { close: 'Hi', work: 'Hello' },
  diplomatic: { close: 'Hi', work: 'Hello' },
  encouraging: { close: 'Hey', work: 'Hi' },
};

/** "Hi Lena", "Hey love", "Hello": without a mark, the message goes on behind it. */
export function helloTo({ closeness, called, isMany }: Whom, tone: Tone, isGrave: boolean): string {
  const open = OPEN[tone][closeness === 'work' ? 'work' : 'close'];
  if (called) return `${TITLED.test(called) && (tone === 'diplomatic' || isGrave) ? 'Dear' : open} ${called}`;
  if (isMany) return `${open} everyone`;
  return closeness === 'love' && !isGrave ? PET[tone] : open;
}
