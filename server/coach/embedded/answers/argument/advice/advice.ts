/**
 * What a kind of hard sentence does, what could be done instead, how to make it good, and what it sets off.
 * {q} what was said or done, in the words of it, {i} the same inside of a quotation,
 * {other} and {others} whom it was said to, as the one it happens to and as the one who acts.
 */
export type Advice = {
  what: readonly string[];
  how: readonly string[];
  repair: readonly string[];
  trigger: readonly string[];
};
