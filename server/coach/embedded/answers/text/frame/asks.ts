/** What somebody asks about a message. */
export type Ask =
  | 'mean'
  | 'about me'
  | 'angry'
  | 'joke'
  | 'pressure'
  | 'own words'
  | 'own part'
  | 'over'
  | 'feels'
  | 'truth'
  | 'whether to answer'
  | 'how to answer'
  | 'worry'
  | 'whether'
  | 'other';

const THEM = "(?:he|she|they|this|that|it|my [\\w' -]{2,24}?|the [\\w' -]{2,20}?)";
const form = (source: string) => new RegExp(source.replaceAll('THEM', THEM), 'i');

/** A question to whoever reads along, and never to the one who wrote the message. */
const ASKS: readonly (readonly [Ask, RegExp])[] = [
  [
    'angry',
    form(
      '\\b(?:is|was|are|were|does|do|did|do you think|sounds?|seems?)\\b[^?]*\\b(?:angry|mad|upset|annoyed|pissed|cross|furious|cold|hurt|offended|disappointed|sulking|jealous|hostile|fed up)\\b',
    ),
  ],
  [
    'about me',
    form(
      "\\b(?:is|was|are|were) THEM\\b[^?]*\\b(?:about|at|for|mean(?:t|ing)?|to) me\\b|\\b(?:does|did|do you think) THEM mean(?:s|t)? me\\b|\\bdo you think THEM(?: is|'s) (?:about|aimed at|meant for|talking about) me\\b|\\ba (?:dig|jab|shot|swipe) at me\\b",
    ),
  ],
  [
    'truth',
    form(
      '\\bTHEM (?:\\w+ )?(?:lying|cheating|hiding (?:something|it)|telling the truth|seeing (?:someone|somebody))\\b|\\b(?:lying|cheating on|hiding something from|honest with) (?:to )?me\\b',
    ),
  ],
  [
    'over',
    form(
      '\\b(?:is|are|was|does|did)\\b[^?]*\\b(?:over|break(?:ing)? (?:it )?(?:up|off)|dump(?:ing|ed)|leaving me|done with (?:me|us)|ending (?:it|things)|the end)\\b',
    ),
  ],
  [
    'feels',
    form(
      '\\b(?:does|do|is|are|did|has|will)\\b[^?]*\\b(?:loves? me|likes? me|into me|interested|cares?(?: about me)?|miss(?:es|ing)? me|over me|want(?:s|ing)? me|wants? to (?:get back|come back|see me)|have feelings|lost interest|losing interest|serious about (?:me|us))\\b',
    ),
  ],
  [
    'pressure',
    /\b(?:manipulat\w+|guilt[- ]?trip\w*|gaslight\w*|red flags?|controlling|toxic|blackmail\w*|abus\w+|using me)\b/i,
  ],
  [
    'joke',
    form(
      '\\b(?:is|was|are|does|did|do you think)\\b[^?]*\\b(?:sarcas\\w+|insult\\w*|compliment|backhanded|shade|jok(?:e|ing)|kidding|serious|ironic|teasing|flirt\\w+)\\b',
    ),
  ],
  [
    'own words',
    /\b(?:was|is|does|did|do|were|sound\w*|came?|too)\b[^?]*\b(?:harsh|that bad|so bad|too (?:much|far|strong|blunt|cold|mean|honest|direct|soft|long|needy|pushy|formal)|needy|clingy|desperate|pushy|passive[- ]aggressive|rude|mean of me|ok(?:ay)? to send|come across|sound(?:s)? (?:ok|okay|alright|fine|weird|angry|cold|bad|mean|like))\b|\bhow (?:does|did|will|would) (?:this|that|it|my \w+) (?:sound|land|come across|read)\b|\b(?:ok|okay|alright|good|fine) to send\b/i,
  ],
  [
    'own part',
    /\b(?:was|am|were) (?:i|we) (?:\w+ ){0,2}?(?:wrong|right|the (?:bad|problem|asshole|a-?hole)|unfair|overreacting|crazy|selfish|being|out of line|an? \w+)\b|\bdid i (?:do|say|go|overreact|mess|hurt|ruin|screw)\b|\b(?:my fault|a mistake|overreacting|did i do wrong)\b/i,
  ],
  [
    'how to answer',
    /\b(?:how|what) (?:do|should|can|could|would|shall|to|am) (?:i|you|we)? ?(?:\w+ )?(?:supposed to )?(?:reply|answer|respond|say|write|text|react|deal|handle|tell|do)\b|\bhelp me (?:reply|answer|respond|write)\b|\b(?:what|how) (?:to|do i) (?:say|reply|answer|respond)\b/i,
  ],
  [
    'whether to answer',
    /\b(?:should|shall|do) i (?:\w+ )?(?:have to |need to )?(?:even |just |still )?(?:reply|answer|respond|text|write|message|say (?:something|anything)|ignore)\b|\bworth (?:answering|replying)\b|\bleave (?:him|her|them|it) on read\b/i,
  ],
  [
    'mean',
    form(
      "\\bwhat (?:does|do|did|is|could|might|would|are)\\b[^?]*\\b(?:mean|want|trying|thinking|getting at|saying|on about|up to)\\b|\\bwhat(?:'s|s| is) (?:THEM|going on|behind|up with)|\\bhow (?:should|do|would|am|can|shall) (?:i|you|we)\\b[^?]*\\b(?:read|take|understand|interpret|see)\\b|\\bwhy (?:is|does|did|do|would|won't|are|has) THEM\\b|\\bwhat do you (?:think|make|reckon)\\b|\\b(?:thoughts|any idea|meaning)\\b|\\bdon'?t (?:know|understand|get) what (?:THEM|to make)|\\b(?:can|could) (?:you|someone|somebody) (?:explain|tell me|decode|translate)\\b",
    ),
  ],
  [
    'worry',
    /\b(?:be|am i|i'm|get(?:ting)?) (?:worried|concerned|afraid|fired|sacked|in trouble|let go|made redundant)\b|\bsomething wrong\b/i,
  ],
  ['whether', /\b(?:should|do|must|shall) i\b|\bwould it be (?:wrong|ok|okay|bad)\b|\bcan i\b/i],
];

/** Of a sentence without end the last words are looked at. */
const LONGEST = 240;
const OPENS =
  /^\W*(?:(?:so|and|but|now|also|ok|okay|please|pls|just|honestly)[\s,]+)?(?:what|how|is|was|were|are|does|did|do|why|am|should|shall|would|can|could|any|help|thoughts|meaning|not sure|no idea|idk|wondering|i wonder|i'm wondering|tell me|i (?:don'?t|do not) (?:know|understand|get)|sounds?|worth)\b/i;
/** What is asked in one sentence of somebody's own telling; null where it asks nothing. */
export function askIn(sentence: string): Ask | null {
  const said = sentence.slice(-LONGEST).replaceAll('’', "'");
  if (!/\?\W*$/.test(said) && !OPENS.test(said)) return null;
  return ASKS.find(([, like]) => like.test(said))?.[0] ?? (/\?\W*$/.test(said) ? 'other' : null);
}

const OF_READER = /\b(?:he|she|they|him|her|them|this|that|it|my \w+)\b/i;
const SURE: ReadonlySet<Ask> = new Set([
  'mean',
  'about me',
  'angry',
  'own words',
  'whether to answer',
  'how to answer',
  'joke',
  'pressure',
]);

/** Whether a sentence at the end of a message can only be a question about it. */
export function isAboutIt(sentence: string): boolean {
  const said = sentence.replaceAll('’', "'").trim();
  const ask = askIn(said);
  if (!ask || !SURE.has(ask)) return false;
  if (
    /\b(?:your?|u|ur|you're)\b/i.test(
      said.replace(/\b(?:do you think|what do you (?:think|make)|can you (?:tell|explain)|would you)\b/gi, ''),
    )
  )
    return false;
  if (ask === 'how to answer')
    return /\b(?:reply|answer|respond|react|say to|say back|do i say|should i (?:say|do|write|text))\b/i.test(said);
  if (ask === 'whether to answer') return true;
  return (
    OF_READER.test(said) &&
    /^(?:so |and |but |- |– )*(?:what|how|is|was|does|did|do|are|why|am|should|would|sounds?|can)\b/i.test(said)
  );
}
