/**
 * What a kind of hard sentence does, what could be done instead, how to make it good, and what it sets off.
 * {q} the few words that hurt, {other} whom they were said to, {own} who said them, {matter} what it is about.
 */
export type Advice = {
  what: readonly string[];
  how: readonly string[];
  repair: readonly string[];
  trigger: readonly string[];
};
