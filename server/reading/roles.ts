import type { Reading } from '#server/reading/reading.ts';
import lists from '#server/reading/words/roles.json' with { type: 'json' };

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
