import { exploredIn } from '#server/coach/embedded/answers/explore/frame.ts';

/** What a message to the coach wants, read from its words; "share" where somebody simply tells. */
export type Intent =
  | 'empty'
  | 'human'
  | 'insights'
  /** A prompt that a button wrote, about what somebody keeps of a relationship. */
  | 'explore'
  | 'diagnosis'
  | 'medical'
  | 'snooping'
  | 'attached'
  | 'off_topic'
  | 'greeting'
  | 'thanks'
  | 'yes'
  | 'no'
  | 'unsure'
  /** One of the beginnings that are offered, taken as it stands. */
  | 'keeps thinking'
  | 'argued'
  | 'decides'
  | 'has to tell'
  | 'wants closeness'
  /** A yes to words that were proposed. */
  | 'fits'
  | 'draft'
  | 'advice'
  | 'share';

const WAYS: readonly (readonly [Intent, RegExp])[] = [
  ['insights', /\bINSIGHTS\b[\s\S]*\bKEY TAKEAWAYS\b/],
  [
    'human',
    /\b(?:are|r) (?:you|u) (?:really |actually |even |just )?(?:an? )?(?:human|real|person|robot|bot|machine|ai|program|computer|chatgpt|therapist|alive|sentient|conscious)|am i (?:talking|speaking|chatting) (?:to|with) (?:an? )?(?:human|person|bot|robot|ai|machine|real)|do you (?:have|feel) (?:feelings|emotions)|is (?:this|there) (?:an? )?(?:real )?(?:human|person|bot|ai)\b|you'?re (?:a )?(?:human|real person),? right/i,
  ],
  [
    'diagnosis',
    /\b(?:is|are|does|do) (?:he|she|they|my [\w' -]{2,24}|\p{Lu}\w+) (?:have |be |being |really |just )?(?:an? )?(?:narcissist\w*|psychopath\w*|sociopath\w*|borderline|bipolar|bpd|npd|autistic|adhd|depressed|toxic|gaslight\w*|mentally ill|crazy|an? addict|avoidant|personality disorder|anxious attach\w*)|what(?:'s| is) wrong with (?:him|her|them)\b|diagnos/iu,
  ],
  [
    'medical',
    /\b(?:medication|antidepressants?|ssri|dosage|should i take (?:pills|meds)|prescri\w+|custody (?:battle|case|strategy)|lawyer|sue (?:him|her|them)|legal advice|court order)\b/i,
  ],
  [
    'snooping',
    /\b(?:how (?:do|can|could) i|can i|should i|could i|(?:want|going|need|tempted|ok|okay|able) to|gonna|help me|let me|thinking of|i (?:could|might|may|will)|ways? to)\b.{0,30}\b(?:read|check|hack|get into|unlock|track|spy on|look through|go through|access)(?:ing)?\b.{0,30}\b(?:his|her|their|\w+'s) (?:phone|messages|texts|location|email|e-mail|account|diary|whatsapp|instagram)/i,
  ],
  [
    'attached',
    /^(?:mallama,? )?(?:i (?:really |think i |so )?(?:love|need|miss|adore) you(?: so much| mallama)*|will you (?:marry me|be my \w+)|be my (?:girlfriend|boyfriend|partner)|you(?:'re| are) (?:my only friend|the only one (?:who|i).*))[\s!.?]*$/iu,
  ],
  [
    'off_topic',
    /\b(?:(?:help me (?:with|do)|can you|could you|please|write|solve) (?:\w+ ){0,3}?(?:my|a|the|some) (?:\w+ )?(?:homework|cover letter|cv|resume|résumé|assignment|thesis|spreadsheet|code)|capital of|write (?:me )?(?:some |a )?(?:python|javascript|code|essay|poem about)|weather (?:in|today|tomorrow)|stock price|solve (?:this )?equation|recipe for|who won|translate (?:this|to)|\d+ ?[+*/x] ?\d+)\b/i,
  ],
  [
    'draft',
    /\b(?:what (?:should|can|could|do) i (?:text|write|say|reply|answer|message|tell)|how (?:should|do|can|could) i (?:word|phrase|reply|respond|say|put|tell|bring (?:it|this|that) up|raise|approach|apologi[sz]e)|(?:help me|can you|could you|please) (?:\w+ ){0,3}(?:write|word|draft|phrase|text|reply|compose)|draft (?:a|me)|write (?:a|me a) (?:message|text|reply)|(?:help me |can you help me |i need to )?find (?:the )?(?:right )?words)\b/i,
  ],
  [
    'advice',
    /\b(?:what (?:should|can|could|would|do) (?:i|we|you) (?:do|try|change|suggest|recommend|advise)|how (?:do|can|could|should|would) (?:i|we|one)\b|any (?:advice|ideas?|tips?|suggestions?)|give me (?:some )?(?:advice|ideas|tips|steps)|advice|help me (?:with|to|understand|figure|work|improve|get|set|deal|handle)|tips? (?:for|on)|suggest|what would (?:you|help)|is it (?:ok|okay|normal|wrong) (?:to|that|if)|should (?:i|we)\b|i (?:want|would like|'d like) to (?:work on|improve|get better|explore|set|learn|understand|talk about))/i,
  ],
];
const GREETING =
  /^(?:hi+|hello|hey+|good (?:morning|evening|afternoon)|yo|hiya|greetings)(?: there| mallama| coach)?[\s!.,]*$/i;
const THANKS =
  /^(?:ok(?:ay)?,? )?(?:thanks?|thank you|thx|ty|cheers|great,? thanks?|that helps?|that helped)\b.{0,30}$/i;
const YES =
  /^(?:yes|yeah|yep|yup|sure|ok(?:ay)?|please(?: do)?|yes please|go ahead|of course|why not|i(?:'d| would) like (?:that|an idea|ideas|words)|sounds good|do it|tell me|an idea|ideas|words)\b[\s!.,]{0,3}(?:please|go ahead|tell me|i would|do|thanks?|(?:an|some|one|the)? ?(?:ideas?|words|advice|help)(?: please)?|let'?s (?:do|try|look at) (?:that|it))?[\s!.]*$/i;
/** Words that were proposed are to sound different. */
const ANOTHER =
  /\b(?:(?:too|a bit|a little|still(?: a bit| too)?) (?:stiff|formal|long|harsh|soft|cheesy|cold|direct|much|sweet|weak|strong|nice|wordy|polite)|(?:shorter|softer|warmer|kinder|firmer|simpler|friendlier|more (?:direct|casual|natural|honest|friendly))|another (?:one|version|way|idea)|something else|different words|not (?:me|my style|how i talk)|(?:i )?(?:would|'d) never say (?:that|it))\b/i;
const ANOTHER_LONGEST = 14;
export const wantsAnother = (message: string): boolean =>
  ANOTHER.test(message) && message.split(/\s+/).length <= ANOTHER_LONGEST;
const UNSURE =
  /^(?:i(?:'m| am)? ?(?:not sure|don'?t know|do not know) (?:what|where) (?:i want |i should |to |i'd like )?(?:to )?(?:talk about|say|start|begin|write)(?: (?:here|first|yet|today))?|(?:just )?(?:help|hmm+|idk what to say)|(?:nothing|not much|nothing much)(?: really| special| in particular| to say)?(?:[,.]? ?(?:i'?m )?just (?:bored|looking|testing|curious))?|(?:i'?m )?(?:just )?bored)[\s!.]*$/i;
/** Fingers on keys, and no word. */
const KEYS = /^(?:[b-df-hj-np-tv-xz]{4,}|(?:asd|qwe|zxc|jkl|dfg|sdf|fgh)\w*)[\s.!?]*$/i;
const NO =
  /^(?:no|nope|nah|not (?:yet|really)|no thanks?|no thank you|i don'?t know|idk|maybe later|just listen)[\s!.,]*(?:please|thanks?|thank you)?[\s!.]*$/i;

const BEGINNINGS: readonly (readonly [Intent, RegExp])[] = [
  ['keeps thinking', /^there is something i keep thinking about[.!]?$/i],
  ['argued', /^i had an argument and it is still with me[.!]?$/i],
  ['decides', /^i have a decision to make[.!]?$/i],
  ['has to tell', /^i want to tell [^.!?]{1,60} something and (?:do not|don't) know how[.!]?$/i],
  ['wants closeness', /^i (?:would|'d) like to feel closer to [^.!?]{1,60}$/i],
];

export function intentOf(message: string): Intent {
  const said = message.trim().replaceAll('’', "'");
  if (said === '') return 'empty';
  if (exploredIn(said)) return 'explore';
  if (GREETING.test(said)) return 'greeting';
  if (THANKS.test(said)) return 'thanks';
  if (YES.test(said)) return 'yes';
  if (NO.test(said)) return 'no';
  if (UNSURE.test(said) || KEYS.test(said)) return 'unsure';
  const begun = BEGINNINGS.find(([, form]) => form.test(said.replace(/\.$/, '')));
  if (begun) return begun[0];
  return WAYS.find(([, way]) => way.test(said))?.[0] ?? 'share';
}
