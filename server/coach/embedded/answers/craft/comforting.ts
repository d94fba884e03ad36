/** Somebody has died, or is mourned: it is never told back to them. */
export const LOSS =
  /\b(?:miscarriage|miscarried|stillb\w+|died|death|dies|funeral|passed(?: away)?|put (?:him|her|it|them) down|widow\w*|bereave\w*|griev\w+|grief|condolences?|sympathy|mourn\w*|suicide|lost (?:my|his|her|their|the|a) (?:\w+ )?(?:mum|mom|mother|dad|father|wife|husband|partner|baby|child|son|daughter|brother|sister|friend|grand\w+|uncle|aunt|dog|cat|pet|pregnancy))\b/i;
const RECOVERS =
  /\b(?:surgery|operation|accident|stroke|heart attack|a fall|flu|injury|broken (?:leg|arm|foot|ankle|wrist)|concussion)\b/i;
/** What went wrong may be named as a thing, and never told as a story. */
const MISSED =
  /^(?:who|that) (?:just |recently )?(?:failed|flunked|lost|missed|bombed|didn't (?:pass|get(?: into)?|make|win)|did not (?:pass|get(?: into)?|make|win)|got (?:rejected|turned down) (?:from|by|for)|(?:was|were) (?:rejected|turned down) (?:from|by|for)) ((?:his|her|their|your|the|a|an) )?([\p{L}-]+(?: (?!for|at|in|on|again|when|because|and|after|twice|last|this)[\p{L}-]+){0,2})/iu;
const THING = /^(?:your|the) [\p{L}-]+(?: (?!who|that|when|because|and)[\p{L}-]+){0,2}$/iu;
const HUSHED = /\b(?:divorce|affair|cancer|diagnos\w+|abortion|assault|rehab|overdose|debt|scandal)\b/i;

/** A sentence that names the matter kindly, or nothing where naming it would hurt. */
export function namedKindly(bare: string, typed: string): string {
  if (LOSS.test(typed) || HUSHED.test(typed)) return '';
  if (RECOVERS.test(typed)) return "I hope you're recovering well.";
  const [, whose = '', thing = ''] = MISSED.exec(bare) ?? [];
  if (thing) return `I'm sorry about ${/^(?:the|a|an) $/i.test(whose) ? 'the ' : whose ? 'your ' : ''}${thing}.`;
  return THING.test(bare) ? `I'm sorry about ${bare}.` : '';
}
