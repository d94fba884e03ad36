/** Short forms as people type them, in the spelling that the coach writes. */
const SPELLING: readonly (readonly [RegExp, string])[] = [
  [/[’`]/g, "'"],
  [/\s+/g, ' '],
  [/\bProf\.? (?=\p{Lu})/gu, 'Professor '],
  [/\b(Dr|Mr|Mrs|Ms|Mx|Rev)\. ?(?=\p{Lu})/gu, '$1 '],
  [/\b(do|did|does|is|was|are|were|has|have|had|would|could|should)nt\b/gi, "$1n't"],
  [/\bcant\b/gi, "can't"],
  [/\bwont\b/gi, "won't"],
  [/\bi\b/g, 'I'],
  [/\bim\b|\bi'm\b/gi, "I'm"],
  [/\bive\b|\bi've\b/gi, "I've"],
  [/\bi(?:'d)\b/gi, "I'd"],
  [/\bill (?=be|do|call|go|get|make|pay|try|come|talk|help|send|tell|ask|wait|bring|never|not|miss)\b/gi, "I'll "],
  [/\b(we|they|you)ve\b/gi, "$1've"],
  [/\b(they|you)re\b/gi, "$1're"],
  [/\b(s?he|that|there|what|who)s\b(?!')/gi, "$1's"],
  [
    /\bits (?=been|a|an|the|not|too|so|very|really|just|nothing|no|abroad|over|my|our|always|getting|been|because|hard|important|ok|okay|fine|for|about|only|still|at|on|in|like)\b/gi,
    "it's ",
  ],
  [
    /\b(s?he|it|there)'s (?=(?:(?:not|never|just|already|always) )?(?:been|got|had|lost|gone|done|broken up|become|taken|made|started|stopped|moved|helped|worked|asked|told|failed|changed|barely|hardly|missed)\b)/gi,
    '$1 has ',
  ],
  [/\b(mom|mum|dad|grandma|grandpa)s (?=(?!and|are|were|in|is)\p{L})/giu, "$1's "],
  [/\b(?:u|ya)\b(?!\.)/gi, 'you'],
  [/\bur\b/gi, 'your'],
  [/\bpls\b|\bplz\b/gi, 'please'],
  [/\b(?:bc|cuz|coz|cus|'cause)\b/gi, 'because'],
  [/\bw\/ ?/gi, 'with '],
  [/\bgf\b/gi, 'girlfriend'],
  [/\bbf\b/gi, 'boyfriend'],
  [/\b(?:bff|bestie)\b/gi, 'best friend'],
  [/\bhubby\b/gi, 'husband'],
  [/\bx-?mas\b/gi, 'Christmas'],
  [/\b(?:tmrw|tmr|tomorow)\b/gi, 'tomorrow'],
  [/\b(?:bday|b-day)\b/gi, 'birthday'],
  [/\b(mother|father|sister|brother|daughter|son|parents)[ -]in[ -]law\b/gi, '$1-in-law'],
  [/\bco-?worker\b/gi, 'colleague'],
  [/\b(?:thx|thnx)\b/gi, 'thanks'],
  [/\bgonna\b/gi, 'going to'],
  [/\bwanna\b/gi, 'want to'],
  [/\bgotta\b/gi, 'have to'],
  [/\b(mon|tues|wednes|thurs|fri|satur|sun)day(s?)\b/gi, '$1day$2'],
  [/\b(?:appologi[sz]e|apoligi[sz]e|apologies) (?=to|for)/gi, 'apologise '],
  [/\b(?:definately|definatly)\b/gi, 'definitely'],
  [/\brealy\b/gi, 'really'],
  [/\bbirtday\b/gi, 'birthday'],
  [/\bcuase\b/gi, 'because'],
  [/\bbout\b/gi, 'about'],
  [/\balot\b/gi, 'a lot'],
  [/\bevrything\b/gi, 'everything'],
  [/,? \btho\b/gi, ''],
  [/\bthru\b/gi, 'through'],
];
const NAMED =
  /\b(monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|christmas|easter|thanksgiving|german|english|french|spanish)(s?)\b|(?<=\b(?:in|since|last|next|until|early|late) )(march|may)\b/gi;

/** What somebody typed, with its slips mended and nothing else changed. */
export const spelt = (text: string): string =>
  SPELLING.reduce((said, [from, to]) => said.replace(from, to), text)
    .replace(NAMED, (word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .trim();

/** How a message should come across is for the one who writes it, and not in it. */
const MANNER =
  /,?\s+(?:(?:but\s+)?without\s+(?:sounding|being|seeming|coming (?:across|off)|making|hurting|starting|upsetting|offending|it (?:being|sounding)|looking|losing|causing|pressuring|scaring|guilt)\b.*|(?:in|with) an? (?:\w+ ){0,2}(?:way|manner|tone)\b(?! that).*|(?:nicely|kindly|gently|politely|respectfully|softly|diplomatically|tactfully|calmly|in a nice way|so (?:that )?(?:he|she|they) (?:do(?:es)?n't|won't|is not|isn't)\b.*|and (?:not|don't) (?:sound|want to (?:sound|hurt|upset|seem|start))\b.*))$/i;

/** The goal without how it should sound, and how it should sound. */
export function mannerApart(goal: string): { goal: string; manner: string | null } {
  const [found] = MANNER.exec(goal) ?? [];
  if (!found || goal.length - found.length < 8) return { goal, manner: null };
  const said = found.replace(/^[,\s]+(?:but )?/, '');
  return { goal: goal.slice(0, goal.length - found.length), manner: /^without|^so /.test(said) ? said : null };
}
