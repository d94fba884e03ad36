const WHOM =
  '(?:me|us|my (?:son|daughter|kids?|child(?:ren)?|mother|mum)|our (?:kids?|child(?:ren)?)|the (?:kids|children|baby))';
const HARM = '(?:hit|beat|chok|strangl|slap|punch|kick|threaten|stalk|grab|shov)\\p{L}*';
const RULES = [
  new RegExp(`\\b${HARM} (?:at )?${WHOM}\\b`, 'iu'),
  /\b(?:be|being|am|get|getting|was|been) (?:hit|beaten|choked|slapped|punched|kicked|threatened|stalked|strangled)\b/iu,
  /\bviolen(?:ce|t)\b/iu,
  /\b(?:afraid|scared|frightened|terrified) of (?:him|her|them|\p{Lu}\p{L}+)\b/u,
];

/**
 * What somebody hopes will end is there now: "that she stops hitting me", "not being afraid of him".
 * Asked in private what they hope for, people tell of danger so; the safety layer reads what happens, not wishes.
 */
export const wishesForSafety = (text: string): boolean => RULES.some((rule) => rule.test(text));
