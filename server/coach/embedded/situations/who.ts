import type { Situation } from '#server/coach/embedded/situations/situation.ts';
import { called, objectOf, ownerOf, type Somebody } from '#server/coach/embedded/understand/people.ts';

/** Whom a situation is about where nobody was named. */
const USUALLY: Record<string, string> = {
  'your partner': '',
  'your ex': 'being-left wanting-an-ex-back an-ex-gets-in-touch co-parent-breaks-agreements ex-has-somebody-new',
  'the other person':
    'ghosted-after-dates mixed-signals first-date-nerves asking-somebody-out crush-on-somebody-taken unrequited-love in-love-with-a-friend moving-too-fast what-are-we newly-in-love rumour-about-me somebody-apologised',
  'your parents':
    'in-laws-in-the-house favoured-sibling parents-reject-partner parents-divorce-new-partner caring-for-old-parent telling-parents-moving-or-job coming-out-to-family faith-or-belief-news parent-controls-grown-child parent-guilt-holidays not-coming-for-christmas grandparents-overstep parent-comments-on-weight parent-criticises-how-i-live parent-proud-or-accepts',
  'your mother': 'mother-shares-secrets',
  'your father': 'distant-silent-father',
  'your child':
    'teenager-withdraws teenager-lies-phone-grades tantrums-and-shouting adult-child-pulls-away adult-child-choices child-opened-up stepchild-rejects-me telling-the-children working-parent-guilt',
  'your children': 'own-children-fighting',
  'your sibling': 'sibling-borrows-and-takes competing-jealous-sibling',
  'your boss':
    'micromanaging-boss boss-after-hours shouting-boss too-much-work passed-over asking-for-a-raise mistake-to-own-up resigning good-talk-with-boss hurtful-feedback',
  'your flatmate': 'flatmates-mess flatmates-noise-guests-rent',
  'your neighbour': 'neighbours-noise-or-quarrel',
  'the teacher': 'teacher',
  'the customer': 'angry-customer',
};
const usually = new Map(
  Object.entries(USUALLY).flatMap(([who, names]) => names.split(' ').map((name): [string, string] => [name, who])),
);
/** Nobody in particular: lines that name nobody fit better then. */
export const ANYBODY = 'the other person';
const AT: Record<Situation['place'], string> = {
  couple: 'your partner',
  family: ANYBODY,
  friends: 'your friend',
  work: 'your colleague',
  self: ANYBODY,
  glad: ANYBODY,
};
const ROLES: Partial<Record<Situation['place'], RegExp>> = {
  couple: /husband|wife|friend$|partner|spouse|fianc|^ex/,
  family: /mother|mum|father|dad|parent|brother|sister|son|daughter|kid|child|grand|uncle|aunt|cousin|twin|family|law/,
  friends: /friend|mate|neighbo/,
  work: /boss|manager|colleague|coworker|client|team|teacher|mentor|coach/,
};

/** How the person is spoken of. */
export type Whom = { who: string; they: string; them: string; their: string };

/** In a couple's matter the children and the families are there, and it is not about them. */
const isAround = (place: Situation['place'], role: string | null) =>
  place === 'couple' &&
  /^(?:kids?|child(?:ren)?|sons?|daughters?|baby|babies|family|families|parents)$/.test(role ?? '');

/** The person whom this kind of situation is about, among those who were named. */
export function whomOf({ name, place }: Situation, people: readonly Somebody[], given: string | null): Whom {
  const roles = ROLES[place];
  const known = people.filter(({ name, role }) => name ?? role);
  const one = known.find(({ role }) => role && roles?.test(role)) ?? known.find(({ role }) => !isAround(place, role));
  const who = given ?? (one ? called(one) : (usually.get(name) ?? AT[place]));
  const pronoun = one?.pronoun ?? people[0]?.pronoun ?? 'they';
  const somebody = { name: null, role: null, pronoun };
  return { who, they: pronoun, them: objectOf(somebody), their: ownerOf(somebody) };
}
