import { THIRD } from '#server/coach/embedded/answers/craft/fact-words.ts';
import { gerund } from '#server/coach/embedded/answers/craft/gerund.ts';
import { voiced } from '#server/coach/embedded/answers/recast/voice.ts';
import { baseForm } from '#server/coach/embedded/understand/base-form.ts';
import type { Somebody } from '#server/coach/embedded/understand/people.ts';

/** Said to the person it is about. */
export function direct(text: string, somebody: Somebody | undefined): string {
  const said = voiced(text, 'to them', somebody)
    .replace(/\bI am\b/g, "I'm")
    .replace(/\bI have (?=been|had|not|\w+ed\b)/g, "I've ")
    .replace(/\byou are you\b/g, 'you are')
    .replace(/\b(?:me|I) and you\b/g, 'you and I')
    .replace(/\bas your(?= (?:in|at|to|on|for)\b|$|,)/g, 'as yours')
    .replace(/^(since [^,]{3,30}?),? you are\b/i, '$1 you have been')
    .replace(/\byou are (?!\w*$)/gi, (said) => (said.startsWith('Y') ? "You're " : "you're "))
    .replace(/\b([Yy])ou have (?=been|had|not|\w+ed\b)/g, "$1ou've ")
    .trim();
  return /^(?:\w+ ){0,3}you\b/i.test(said) ? lasting(agreeing(said)) : said;
}

/** "You built it and counts on me": the second verb goes with "you" as well. */
const agreeing = (said: string) =>
  said.replace(
    /(,| and| but) ((?:always|never|still|also|just) )?(\w+s)(?= )/g,
    (whole, joint: string, how = '', verb: string) =>
      baseForm(verb) === verb || /^(?:his|its|this|was|is|as|us|plus|\w+ss)$/.test(verb)
        ? whole
        : `${joint} ${how}${baseForm(verb)}`,
  );

/** "You cough for months" is "you have been coughing for months". */
const lasting = (said: string) =>
  said.replace(
    /^(you) (?!are|were|have|do|don't|did|had|will|can)(\w+(?<!ed))\b(?=[^,]* for (?:\w+ )?(?:days|weeks|months|years)\b)/i,
    (_, you: string, verb: string) =>
      /^(?:built|went|got|took|said|came|left|made|kept|fought|lost|never|always|still|ran|gave)$/.test(verb)
        ? `${you} ${verb}`
        : `${you}'ve been ${gerund(verb)}`,
  );

const KIN_WORDS: Record<string, string> = { mum: '(?:m[uo]m|mother)', dad: '(?:dad|father)' };

/** Whether a sentence is about the one who gets the message. */
export function isTheirs(bare: string, somebody: Somebody | undefined): boolean {
  const first = bare.replace(
    /^(?:since|last|when|in|on|after|this|every) [\w\s]{2,24}?\s(?=(?:he|she|they|his|her|their)\b)/i,
    '',
  );
  if (THIRD.test(first)) {
    const they = /^(?:he|he's|his)\b/i.test(first) ? 'he' : /^(?:she|she's|her)\b/i.test(first) ? 'she' : 'they';
    return !somebody || somebody.pronoun === 'they' || somebody.pronoun === they;
  }
  const role = KIN_WORDS[somebody?.role ?? ''] ?? somebody?.role;
  return Boolean(
    (somebody?.name && first.startsWith(somebody.name)) ||
      (role && new RegExp(`^(?:my (?:\\w+ )?)?${role}\\b(?! and)`, 'i').test(first)),
  );
}
