import type { Reading } from '#server/reading/reading.ts';

const lists = {
  partner: 'husband wife boyfriend girlfriend partner bf gf fiance fiancee hubby spouse wifey missus',
  ex: 'ex exes',
  parent: 'mother mum mom dad father parents parent mam papa mama mummy daddy stepmum stepdad stepmother stepfather',
  inlaw: 'mil fil inlaws',
  child: 'son daughter kid kids child children teenager teen toddler baby stepson stepdaughter twins',
  sibling: 'brother sister sibling siblings stepsister stepbrother',
  elder: 'grandma grandpa grandmother grandfather gran nan grandparents aunt uncle auntie cousin niece nephew',
  boss: 'boss manager supervisor chef ceo',
  colleague: 'colleague coworker colleagues coworkers team office employee intern workmate',
  friend: 'friend friends mate mates bestie bff',
  near: 'flatmate roommate housemate flatmates roommates neighbour neighbor neighbours neighbors landlord',
  date: 'date dates dating tinder hinge bumble crush situationship',
};

type Role = keyof typeof lists;

const roles = new Map(
  Object.entries(lists).flatMap(([role, words]) =>
    words.split(' ').map((word): [string, Role] => [word, role as Role]),
  ),
);
const AT_LAW = new Set(['in-law', 'in-laws']);

/** Everyone that a text refers to by their relation to the writer. */
export const rolesAt = ({ tokens }: Reading): { role: Role; first: number }[] =>
  tokens.flatMap(({ word, lemma }, first) => {
    const isInLaw = word.includes('-in-law') || AT_LAW.has(tokens[first + 1]?.word ?? '');
    const role = isInLaw ? 'inlaw' : (roles.get(word) ?? roles.get(lemma));
    return role ? [{ role, first }] : [];
  });
