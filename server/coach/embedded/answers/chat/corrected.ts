const DENIED =
  /^(?:no[,.]? )?(?:that(?:['’]?s| is| was)|it(?:['’]?s| is)) (?:not (?:quite |really )?(?:it|right|true|what i (?:mean|meant|said)(?: at all)?)|wrong)\b[\s.,:;!–-]*/i;
const NOT_THAT = /^it(?:['’]?s| is| was)n?['’]?t? not [^,.;]{2,40}[,.;]\s*/i;
const BUT_THIS = /^(?:but )?it(?:['’]?s| is) (?:that|about|because|how)? ?/i;
const ENOUGH = 3;

/** What somebody says in place of what was understood: "That is not it. It's not the money, it's that he lied." */
export function insteadOf(message: string): string | undefined {
  const rest = message.replace(DENIED, '');
  const instead = rest.replace(NOT_THAT, '').replace(BUT_THIS, '');
  return rest !== message && instead.split(/\s+/).length > ENOUGH ? instead : undefined;
}
