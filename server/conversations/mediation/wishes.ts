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
 * Whether a hope describes present danger: "that she stops hitting me", "not being afraid of him". The safety layer
 * reads descriptions and not wishes, so this is asked in addition.
 */
export const wishesForSafety = (text: string): boolean => RULES.some((rule) => rule.test(text));
