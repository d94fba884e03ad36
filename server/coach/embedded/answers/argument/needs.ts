import { writtenOut } from '#server/coach/embedded/answers/argument/typed.ts';

/** What somebody's own words ask for; first what is said of oneself, then what is missed in the other. */
const NEEDS: readonly (readonly [string, RegExp])[] = [
  [
    'rest',
    /\b(?:exhausted|dead tired|so tired|tired|day off|no sleep|haven't slept|couldn't sleep|up until|double shift|two weeks|burn(?:t|ed) out|night feed)\b/i,
  ],
  [
    'support',
    /\b(?:do everything|never help\w*|help with|the only one|on my own|by myself|help me|carried|bathe|drag him|drag her|with the baby|i'm the one who|i get the|share (?:it|the)|dust it|someone with her)\b/i,
  ],
  [
    'connection',
    /\b(?:eat alone|alone|lonely|miss(?:ed)? (?:you|him|her|us)|together|hear your voice|time for (?:me|us)|without me|look at me)\b/i,
  ],
  [
    'loyalty',
    /\b(?:say something|say one word|stand up for|on my side|defend|laughed|gold digger|behind my back|took (?:his|her|their) side|told (?:everyone|our friends|the))\b/i,
  ],
  [
    'recognition',
    /\b(?:mention(?:ed)? me|credit|named me|my (?:slides|idea|work|account)|i built|i spent|i prepared|19 years|for this|proud of me|thank you|good enough|notice)\b/i,
  ],
  [
    'a say in decisions',
    /\b(?:without (?:asking|telling|me)|asked (?:her|him|them) before|before we agreed|decide together|should have called me|asked me|who decided|you decided|my weekend|wait three|tell \w+ myself)\b/i,
  ],
  [
    'autonomy',
    /\b(?:can't breathe|my own (?:life|choice|decision)|like a child|i'll eat what|i decide|your agreement|my life|space|spying|controlling|tell me (?:what|how) to|guilt trip|lie to my)\b/i,
  ],
  [
    'reliability',
    /\b(?:you said|you promised|promised|forgot|late|be home|i waited|you (?:didn't|haven't)|counting on|rely on)\b/i,
  ],
  ['honesty', /\b(?:lied|lying|liar|the truth|hid|secret|told me there|just told me|honest)\b/i],
  [
    'security',
    /\b(?:scared|afraid|worried|bury you|mortgage|money|rent|landlord|savings|safe|doctor|lungs|law school|booked|finances|debt)\b/i,
  ],
  [
    'respect',
    /\b(?:idiot|crazy|too sensitive|in front of|talk (?:to me )?like that|mocked|rude|insult|corrected|rolled (?:his|her|their|your) eyes|thief|shout|yell|joke|a dumb|a person)\b/i,
  ],
  ['fairness', /\b(?:not fair|unfair|for free|my share|half|fair|10 days|no right|blame|fault|every time)\b/i],
  [
    'understanding',
    /\b(?:embarrassed|ashamed|tell you anything|got excited|was nervous|too much for me|(?:came|was) (?:late|delayed)|i know what|you have no idea|not what i (?:said|meant)|hard for (?:me|him|her))\b/i,
  ],
  ['forgiveness', /\b(?:sorry|apologi|my fault|i should have|guilty|mistake|badly done|bringing it up)\b/i],
  [
    'acceptance',
    /\b(?:not (?:your )?(?:sister|brother|clara)|who i am|i'm not \p{Lu}\w+|unemployed|wasting|isn't a job|good enough|the villain|worst (?:father|mother)|no to everything)\b/iu,
  ],
  ['appreciation', /\b(?:i (?:work|worked|cooked|cook|pay|paid|do every|drove)|i'm working|for us|every night)\b/i],
];

/** At most three needs that somebody's own words speak of, the most spoken of first. */
export function needsIn(sayings: readonly { was: string; weight: number }[]): string[] {
  return NEEDS.map(([need, shape], at) => ({
    need,
    at,
    count: sayings.reduce((sum, { was, weight }) => sum + (shape.test(writtenOut(was)) ? 1 + weight / 4 : 0), 0),
  }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.at - b.at)
    .slice(0, 3)
    .map(({ need }) => need);
}
