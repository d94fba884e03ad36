import { Fault } from '#server/coach/llm/fault.ts';

/** Addresses, pages and pictures: nothing in an answer may be opened or fetched. */
const LINK = /https?:|\bwww\.|<\/?[a-z!]|!\[|\]\(|javascript:|data:\w+\//i;
/** The beginning of such a thing at the end of what came so far. */
const LINK_BEGUN = /(?:<\/?|!|\]|\b(?:h|ht|htt|https?|w|ww|www|ja|jav|java\w*|da|dat|data))$/i;

/** Verdicts, labels for people who are not here, advice to leave, and claims that no AI may make. */
const NEVER: readonly RegExp[] = [
  /\byou (?:did|have done|'ve done) (?:nothing|absolutely nothing) wrong\b/i,
  /\byou deserve (?:so much )?better\b/i,
  /\byou(?:'re| are) (?:completely|absolutely|totally|entirely) (?:right|in the right)\b/i,
  /\b(?!it\b|that\b|this\b|what\b)[\p{L}\d_]+(?:['’]s| is|['’]re| are| sounds like| seems like)(?: being| clearly| obviously| just)?(?: an?)? (?:toxic|narciss\p{L}+|gaslight\p{L}+|sociopath\p{L}*|psychopath\p{L}*|bipolar|borderline|abuser)\b/iu,
  /\b(?:leave|dump|divorce|break up with) (?:him|her|them)\b/i,
  /\bi(?:'m| am) (?:not an ai|a human|human|a real person|a (?:licensed )?(?:therapist|counsell?or|psychologist))\b/i,
];

const LONGEST = 6000;

/** Whether an answer keeps our rules, as far as that can be told without understanding it. */
export const isFit = (text: string): boolean =>
  text.length <= LONGEST && !LINK.test(text) && !NEVER.some((rule) => rule.test(text));

const SENTENCE_ENDS = /[.!?\n]["”’)]?\s*$/;

/** Lets an answer through piece by piece: never the beginning of a link, and no further after a sentence that is unfit. */
export function gateFor(secrets: readonly string[]) {
  let said = '';
  let held = '';
  const check = (text: string) => {
    if (!isFit(text) || secrets.some((secret) => text.includes(secret))) throw new Fault('unfit');
  };
  return {
    push(piece: string): string {
      held += piece;
      if (LINK.test(said.slice(-12) + held)) throw new Fault('unfit');
      const at = LINK_BEGUN.exec(held)?.index ?? held.length;
      const told = held.slice(0, at);
      held = held.slice(at);
      said += told;
      if (SENTENCE_ENDS.test(said) || said.length > LONGEST) check(said);
      return told;
    },
    end(): string {
      check(said + held);
      return held;
    },
  };
}
