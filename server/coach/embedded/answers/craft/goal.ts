import { nounGoal } from '#server/coach/embedded/answers/craft/nouns.ts';
import { phrased } from '#server/coach/embedded/answers/craft/phrased.ts';
import { mannerApart, spelt } from '#server/coach/embedded/answers/craft/plain.ts';
import { lineOf } from '#server/coach/embedded/line.ts';
import { addressed } from '#server/coach/embedded/understand/echo.ts';
import { peopleIn, type Somebody } from '#server/coach/embedded/understand/people.ts';

export type Aim =
  | 'apologise'
  | 'thank'
  | 'congratulate'
  | 'comfort'
  | 'decline'
  | 'end'
  | 'limit'
  | 'invite'
  | 'reconnect'
  | 'ask'
  | 'tell'
  | 'other';
/** What a goal asks for: the kind of message, to whom, and the matter as it would be said to that person. */
export type Goal = { aim: Aim; to: Somebody | undefined; matter: string; form: 'verb' | 'clause' | 'noun' };

const WISH =
  /^(?:hi|hello|hey)?[\s,]*(?:please |can you |could you |help me (?:to )?|i(?:'d| would) (?:like|love) (?:to|you to help me)|i (?:want|need|wish|hope|have|plan|am trying|'m trying|am going) to|how (?:do|can|should|could) i|what (?:should|can|do|could) i|write (?:a |me a )?(?:message|text|note)(?: to)?|my goal is to|the goal is to|to) ?/i;
const WHO =
  "(?:(?:my|our|the|an?) (?:[\\p{L}'-]+ ){0,2}?(?:parents-in-law|mother-in-law|father-in-law|sister-in-law|brother-in-law|husband|wife|partner|boyfriend|girlfriend|spouse|fianc[eé]e?|mother|mum|mom|father|dad|parents|sister|brother|son|daughter|kid|children|friend|boss|manager|colleague|co-?worker|team|roommate|flatmate|neighbou?rs?|landlord|cousin|aunt|uncle|grand\\w+|in-laws|mother-in-law|father-in-law|ex(?:-?\\w+)?|teacher|coach|client|crush|date|mentor|nephew|niece|family|group|intern|assistant|supervisor|professor|tutor|student|trainer|doctor|host|buddy|classmate|housemate|babysitter|nanny|stepson|stepdaughter|stepdad|stepmum|stepmom|girl|guy)s?(?: \\p{Lu}\\p{Ll}+)?|(?:Dr|Professor|Mr|Mrs|Ms|Mx|Rev|Sir|Aunt|Auntie|Uncle|Grandma|Grandpa|Granny|Cousin|Coach|Pastor) \\p{Lu}[\\p{L}'-]+|him|her|them|someone|\\p{Lu}\\p{Ll}+|(?:my|our) \\p{Ll}[\\p{L}-]+)";
const FIRST =
  /^(?:(?:please|can you|could you|hi|hello|hey),? |help me (?:to )?|i(?:'d| would) (?:like|love) to |i(?:'m| am) (?:trying|going) to |i (?:want|need|have|wish|hope|plan) to |how (?:do|can|should|could|would) i (?:best )?|what(?:'s| is) (?:the best|a good) way to |(?:the|my) goal is to |(?:write|draft) (?:me )?(?:a )?(?:message|text|note) to |(?:find )?(?:the )?(?:right )?words to |to )(?!know\b|find out\b)/i;
const to = (verbs: string, rest: string) =>
  new RegExp(`\\b(?:${verbs})(?: (?:to|with) )?\\s*(${WHO})?\\s*${rest}`, 'u');

const AIMS_FIRST: readonly (readonly [Aim, Goal['form'], RegExp])[] = [
  [
    'tell',
    'clause',
    new RegExp(
      `^(?:tell|let|explain to|inform|break it to|admit to|confess to|say to|show)\\s+(${WHO})\\s+(?:know\\s+)?(?:that\\s+|how (?:much )?(?=I\\b))?((?:I|I'm|I've|I'd|I'll|we|my|our|it|it's|there|the)\\b.+)`,
      'u',
    ),
  ],
  [
    'tell',
    'clause',
    new RegExp(
      `^(?:tell|let|inform)\\s+(${WHO})\\s+(?:know\\s+)?(?:that\\s+)?((?:mum|mom|dad|gran\\w*|nan|nobody|everyone|there|this|\\p{Lu}\\p{Ll}+)(?: and \\w+)? (?:is|was|are|were|has|had|have|will|can't|won't|died|got|went|\\w+ed)\\b.+)`,
      'u',
    ),
  ],
  ['ask', 'verb', new RegExp(`^ask (${WHO}) ((?:where|why|what|how|when|who|which)\\b.+)`, 'u')],
  [
    'comfort',
    'noun',
    new RegExp(
      `^(?:help|motivate|encourage|cheer up|cheer on|support|calm|reassure|wish) (${WHO}) (?:.+ )?before ((?:his|her|their|the)\\b.+)`,
      'u',
    ),
  ],
  ['ask', 'verb', new RegExp(`^(?:motivate|encourage|cheer on|support) (${WHO}) (?:to|in) (.+)`, 'u')],
  ['ask', 'verb', new RegExp(`^ask (${WHO}) ((?:if|whether) (?:we|I) (?:can|could|should|may|might)\\b.+)`, 'u')],
  ['invite', 'noun', new RegExp(`^ask (${WHO}) on (a date.*)`, 'u')],
  ['decline', 'noun', /^cancel ()((?:our|my|the|on|dinner|lunch|tonight|tomorrow|this)\b.+)/u],
  ['apologise', 'noun', new RegExp(`^ask (${WHO}) (?:for forgiveness|to forgive me)(?: for (.+))?`, 'u')],
  [
    'tell',
    'noun',
    new RegExp(`^(?:complain to|negotiate with|confront|argue with|speak up to) (${WHO}) (?:about|over|for) (.+)`, 'u'),
  ],
  [
    'invite',
    'verb',
    new RegExp(`^ask (${WHO}) (?:if|whether) (?:he|she|they) (?:wants?|would like|'d like) to (.+)`, 'u'),
  ],
  ['other', 'verb', new RegExp(`^wish (${WHO}): (?:an? )?(.+)$`, 'u')],
  ['other', 'noun', new RegExp(`^say (?:goodbye|farewell) to (${WHO})()`, 'u')],
  [
    'other',
    'noun',
    new RegExp(
      `^(?:(?:text|message|write to|reply to|respond to|answer) )?(${WHO})()(?: (?:who|that|I|we)\\b.*)?$`,
      'u',
    ),
  ],
  ['other', 'noun', /^(?:text|message|write(?: to)?) (an? (?:guy|girl|man|woman|someone|somebody)\b)().*/u],
  ['tell', 'noun', new RegExp(`^give (?:some )?feedback to (${WHO}) (?:about|on) (.+)`, 'u')],
  ['tell', 'noun', new RegExp(`^give (${WHO}) (?:some )?feedback (?:about|on) (.+)`, 'u')],
  ['tell', 'noun', new RegExp(`^(?:remind|tell) (${WHO}) (?:of|about) (?!how|why|what)(.+)`, 'u')],
  [
    'ask',
    'verb',
    new RegExp(`\\bask (${WHO}) ((?:if|whether) (?:he|she|they) (?!can\\b|could\\b|would\\b|will\\b).+)`, 'u'),
  ],
  ['tell', 'clause', /^(?:say|write|text)()(?: that)? ((?!I(?:'m| am) sorry)(?:I|we|my)\b.+)/u],
  ['invite', 'noun', new RegExp(`\\bask (${WHO}) out(?: (?:to|for|on))?\\s*(.*)`, 'u')],
  [
    'ask',
    'verb',
    /^(?:i want to |i need to |i would like to )?(?:know|find out) ()((?:if|whether|why|what|how|when) .+)/iu,
  ],
];
const AIMS: readonly (readonly [Aim, Goal['form'], RegExp])[] = [
  [
    'apologise',
    'noun',
    to(
      "apologi[sz]e(?: to| with)?|say (?:i am |i'm |that i am |that i'm )?sorry(?: to)?|make up(?: to| with)?|ask(?: for)? forgiveness(?: from)?",
      '(?:for|about|because of|after|over)\\s+(.+)',
    ),
  ],
  ['apologise', 'clause', to("apologi[sz]e(?: to)?|say (?:i am |i'm )?sorry(?: to)?", '(?:that|because)\\s+(.+)')],
  ['apologise', 'noun', to('apologi[sz]e(?: to)?|say sorry(?: to)?|make up (?:to|with)|make it up to', '()')],
  [
    'thank',
    'noun',
    to('thank|show (?:my )?(?:appreciation|gratitude) to|express (?:my )?gratitude to|appreciate', '(?:for\\s+)?(.*)'),
  ],
  ['congratulate', 'noun', to('congratulate', '(?:on|for)?\\s*(.*)')],
  [
    'comfort',
    'noun',
    to(
      'comfort|cheer up|support|check (?:in )?(?:on|with)|encourage|console|see how',
      '(?:up\\s+)?(?:after|about|with|through|because of|before|during)?\\s*(.*)',
    ),
  ],
  [
    'end',
    'noun',
    /\b(?:break up|split up|part ways|end (?:it|things))\b(?! with)()(?: (?:kindly|gently|nicely|softly|respectfully))?()/u,
  ],
  ['end', 'noun', to('break up with|end (?:things|it|the relationship) with|part ways with', '(.*)')],
  ['decline', 'noun', to('say no to|decline|turn down|refuse|cancel(?: on)?|get out of', '(.*)')],
  [
    'limit',
    'verb',
    to(
      '(?:tell|ask|want|need|get|remind) ',
      '(?:to\\s+(?:please )?)?((?:stop|not to|to not|quit|leave (?:me|us|my|our|it)|respect|knock|keep out|back off)\\b.+)',
    ),
  ],
  [
    'limit',
    'noun',
    to(
      'set (?:a |some )?(?:boundar\\w+|limits?)(?: with)?',
      '(?:about|around|on|regarding|for|when it comes to)?\\s*(.*)',
    ),
  ],
  [
    'invite',
    'noun',
    to(
      'invite|ask out|take out|plan (?:a |an )?(?:date|evening|trip|dinner)(?: with)?|meet(?: up)?(?: with)?',
      '(?:out\\s+)?(?:to|for|on)?\\s*(.*)',
    ),
  ],
  [
    'reconnect',
    'noun',
    to(
      'reconnect(?: with)?|get back in touch(?: with)?|reach out to|catch up with|make peace with|contact',
      '(?:after|about|because of)?\\s*(.*)',
    ),
  ],
  [
    'tell',
    'clause',
    to(
      'want|need|would like|help|get|make',
      '(?:to\\s+)?(?:know|understand|see|realise|realize|hear|believe)\\s+(?:that\\s+)?((?:[Ii]|we|my|our|how)\\b.+)',
    ),
  ],
  [
    'ask',
    'verb',
    to(
      'ask|want|need|would like|get|convince|persuade|remind|encourage|tell|beg|urge',
      '(?:if (?:he|she|they) (?:can|could|would|will)|whether (?:he|she|they) (?:can|could|would|will)|to)\\s+(.+)',
    ),
  ],
  ['ask', 'noun', to('ask|request(?: from)?', '(?:for|about)\\s+(.+)')],
  [
    'tell',
    'clause',
    to(
      'tell|let|explain to|say to|inform|remind|make|show|confess to|admit to|warn|talk to|express to',
      '(?:know\\s+|understand\\s+|see\\s+|realise\\s+|realize\\s+)?(?:that|how|why|about)\\s+(.+)',
    ),
  ],
  ['tell', 'clause', to('tell|let', '(?:know\\s+)?((?:[Ii]|we|my|our|it|he|she|his|her|the)\\b.+)')],
  [
    'tell',
    'noun',
    to(
      'talk (?:to|with)|speak (?:to|with)|bring up(?: with)?|discuss(?: with)?|explain(?: to)?|express(?: to)?|share(?: with)?',
      '(?:about)?\\s*(.*)',
    ),
  ],
];

/** What somebody needs for themselves is told and not asked for. */
const OF_ONESELF = /\b(?:tell|let|explain)\b.*\bI (?:really |have to )?(?:need|want|would like)\b/;

export function goalOf(text: string): Goal {
  const person = peopleIn(lineOf(spelt(text)).reading)[0];
  const typed = mannerApart(spelt(text))
    .goal.trim()
    .replace(/[.!?…]+$/, '')
    .replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  const short = nounGoal(typed);
  const bare = phrased(wished(typed));
  const plain = bare.replace(FROM, 'ask $2 for $1$3');
  if (short) return { ...short, to: person };
  for (const [aim, form, way] of [...AIMS_FIRST, ...AIMS]) {
    const match = way.exec(plain);
    if (match && !(aim !== 'tell' && !match[1] && OF_ONESELF.test(plain)))
      return { aim, form, to: person, matter: said(match[2] ?? '', match[1], bare) };
  }
  const rest = bare.replace(WISH, '').trim();
  return { aim: 'other', form: 'verb', to: person, matter: said(rest, undefined, bare) };
}

/** "Request time off from my manager". */
const FROM = new RegExp(`^(?:request|ask for) (.+?) from (${WHO})(.*)$`, 'u');
/** The goal without the words that ask for help with it. */
function wished(bare: string): string {
  const shorter = bare.replace(FIRST, '').trim();
  return shorter === bare ? bare : wished(shorter);
}

const ROLE =
  /^(?:my|our|the) .*(?:husband|wife|partner|friend|mother|mum|mom|father|dad|parent|sister|brother|son|daughter|kid|child|boss|manager|colleague|worker|team|mate|neighbo|landlord|cousin|aunt|uncle|grand|in-law|ex|teacher|coach|client|crush|date|mentor|nephew|niece|family|group|spouse|fianc)/i;

const isSomebody = (one: string) => ROLE.test(one) || /^\p{Lu}\p{Ll}/u.test(one);

/** The matter in words for the person it goes to. */
function said(matter: string, who: string | undefined, goal: string): string {
  const named = (goal.match(new RegExp(WHO, 'gu')) ?? []).filter(
    (one) => !/^(?:the |our (?:date|team|family|group|friend))/.test(one),
  );
  const people = (who ? [who] : [...new Set(named)].filter(isSomebody).slice(0, 1)).filter(isSomebody);
  const others = people
    .filter(
      (one) =>
        !/^(him|her|them|someone|The|My|Our|I|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter)$/i.test(
          one,
        ),
    )
    .sort((a, b) => b.length - a.length);
  return addressed(
    matter
      .trim()
      .replace(/^['’]s /, 'your ')
      .replace(/^[,;:\s]+/, ''),
    others.slice(0, 2),
  )
    .trim()

    .replace(/^open up(?: to me)?(?: more)?$/i, 'tell me how you really are');
}
