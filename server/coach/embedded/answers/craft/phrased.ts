import { gerund } from '#server/coach/embedded/answers/craft/gerund.ts';

const ONE = '(?:guy|girl|man|woman|person|someone|somebody|boy|lady)';
const PRONOUN: Record<string, string> = { guy: 'him', man: 'him', boy: 'him', girl: 'her', woman: 'her', lady: 'her' };
const pronounOf = (one: string) => PRONOUN[one] ?? 'them';
/** How a stranger is told apart, which the stranger need not hear. */
const APART = `(?: (?:I(?:'ve| have|'m| am| was)?(?: only| just| recently)? (?:seen|met|went out|been on|been seeing|been dating|seeing|dating|dated|talking to|texting)\\b(?:(?! that\\b| to\\b| I\\b|,).)*| who (?:keeps?|always|never|is|was|has|does|did)\\b[^,]*| (?:I|we) matched\\b.*)| from (?:(?:my|the|our|a) [\\p{L}]+(?: (?:class|club|course|team|group|school|office|gym|choir|church|party))?|\\p{Lu}\\p{Ll}+|work|school|church))?`;

/** "My son's teacher" is spoken to; "he" is the son. */
const ofThird = (text: string, one: string) =>
  text
    .replace(/\b(?:he|she)\b/gu, `my ${one}`)
    .replace(/\bhis\b|\bher\b(?= \p{Ll})/gu, `my ${one}'s`)
    .replace(/\b(?:him|her)\b/gu, `my ${one}`);

/** Ways of putting a goal, and the plain way that is read further. */
const WAYS: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
  [/^ask out (?:the|a|an|this|that) .+$/u, 'ask them out'],
  [/\b(of|about|for|to|with) her(?=$|[.,!])/gu, '$1 you'],
  [
    /^(tell|ask|thank|let|inform|remind|email|invite) (?:my|our) ([\p{L}-]+)['’]s ([\p{Ll}-]+)\b(.*)$/u,
    (_: string, verb = '', one = '', __ = '', rest = '') => `${verb} them${ofThird(rest, one)}`,
  ],
  [/^(?:send|write) (?:a |an )?(?:message|text|note|card|letter|line) to (.+)$/u, 'check on $1'],
  [/^end (?:a|the|my|our) (?:friendship|relationship|engagement) with\b/u, 'break up with'],
  [/^ask (.+?) for (?:a )?date(?: night)?\b/u, 'ask $1 out on a date'],
  [
    /^ask (.+?) to (come to (?:my|our|the) (?:\p{L}+ )?(?:graduation|wedding|party|recital|birthday|concert|show|game|match|dinner|opening|gig|play|picnic|barbecue|bbq|reunion)\b.*)$/iu,
    'ask $1 if they want to $2',
  ],
  [
    / (?:next door|upstairs|downstairs|across the (?:street|road|hall)|down the (?:street|road)|at work)(?= (?:for|that|about|to|if|whether|I|we)\b)/u,
    '',
  ],
  [/\b(if|whether|why|how|that|where|what) (he|she)'s (?=(?:\w+ed|been|gone|done|had|got)\b)/gu, '$1 $2 has '],
  [/\b(if|whether|why|how|that|where|what) (he|she)'s\b/gu, '$1 $2 is'],
  [/\b(if|whether|why|how|that|where|what) they're\b/gu, '$1 they are'],
  [
    /^(?:text|message|write(?: to)?|email|mail|break the news to|announce to|mention to) (.+?) that (.+)$/u,
    'tell $1 that $2',
  ],
  [/^(?:tell|say) (.+?),? thank(?:s| you) for (.+)$/u, 'thank $1 for $2'],
  [
    /^wish (.+?) (an? )?((?:very )?(?:happy|merry|good|great|lovely|nice|blessed|speedy|safe) (?!luck\b).+)$/u,
    'wish $1: $2$3',
  ],
  [/^say (happy .+?) to (.+)$/u, 'wish $2: $1'],
  [/^suggest (?:to )?(.+?) that (we|I) (?:should |could )?(.+)$/u, 'ask $1 if $2 could $3'],
  [/^(?:make plans|hang out|get together|meet up) with\b/u, 'invite'],
  [
    /^(?:convince|persuade) (.+?) to ((?:come|join|meet|visit)\b(?!.*\b(?:counsel\w*|therap\w*|doctor|clinic|rehab)).+)$/u,
    'ask $1 if they want to $2',
  ],
  [
    /^(?:get|land|score|arrange|secure|have) (a|another) ((?:first|second|third|next) )?date with (.+)$/u,
    'ask $3 out on $1 $2date',
  ],
  [
    /\b((?:my|our) (?:[\p{L}-]+ )?[\p{L}-]+) of (?:(?:over|nearly|almost|about) )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|many|several|a few)[\p{L}\s]{0,8} (?:years?|months?|weeks?)\b/u,
    '$1',
  ],
  [
    new RegExp(`\\b(?:a|an|the|this|that) (?:[\\p{Ll}]+ )?(${ONE})\\b${APART}`, 'u'),
    (_: string, one = '') => pronounOf(one),
  ],
  [
    new RegExp(
      `(?<!\\b(?:seeing|met|dating|found|loves?|likes?|hired|about|needs?|be) )\\b(?:someone|somebody)\\b${APART}`,
      'u',
    ),
    'them',
  ],
  [
    /^((?:break (?:it off|things off|up)|end (?:it|things)|part ways|split up)(?: with)?.*?),? after (?:just |only )?(?:\w+|a few|a couple of) (?:dates?|weeks?|days?|meetings?)$/u,
    '$1',
  ],
  [/^break (?:it|things) off with\b/u, 'break up with'],
  [
    /^((?:decline|turn down|refuse|say no to) .+?) (?:asking|wanting|who wants|who asked|begging|telling|needing|expecting) (?:me|us|for me|for us) to (.+)$/u,
    (_: string, __ = '', what = '') => `say no to ${gerund(what)}`,
  ],
  [
    /^((?:decline|turn down|refuse|say no to) .+?) (?:inviting|asking|who invited) (?:me|us) to ((?:a|an|the|his|her|their)\b.+)$/u,
    (_: string, __ = '', what = '') => `say no to ${what.replace(/^(?:his|her|their)\b/, 'your')}`,
  ],
  [/^((?:tell|let|show) .+?) (?:know |see )?how much (he|she|they) means? to me\b/u, '$1 that $2 means so much to me'],
  [/^(?:refuse|decline) to (.+)$/u, (_: string, what = '') => `say no to ${gerund(what)}`],
  [
    /^(?:tell|inform|let|remind|make it clear to) (.+?) (?:know )?(?:that )?(?:he|she|they) (?:really )?(?:has|have|had|needs?|ought) to (.+)$/u,
    'ask $1 to $2',
  ],
  [/^(?:tell|inform|let) (.+?) (?:know )?(?:that )?(?:he|she|they) (?:should|must) (.+)$/u, 'ask $1 to $2'],
  [
    /^(?:tell|let) (.+?) (?:know )?(?:that )?I(?:'d| would)? (?:really )?(?:need|want|like) (?:him|her|them) to (.+)$/u,
    'ask $1 to $2',
  ],
  [
    /^(?:tell|remind|let) (.+?) (?:know )?(?:that )?(?:he|she|they) (?:still )?owes? (?:me|us) ((?:[$£€]\s?)?\d[\w.,]*(?: \p{L}+?)?)( for .+)?$/u,
    'ask $1 to pay me back the $2$3',
  ],
  [
    /^(?:be there for|send (?:my |our )?(?:condolences|sympathy|love) to|(?:offer|express|give|extend) (?:my |our )?(?:condolences|sympathy|support) to|look after|show (?:my )?support (?:to|for)|condole with|console|write (?:a )?condolence (?:message|note|card) to)\b/u,
    'comfort',
  ],
  [/^(?:check (?:in )?(?:on|with)|see how) (.+?) (?:is doing|is|are doing|are)$/u, 'check on $1'],
  [/^ask (.+?) for (?:some |a little )?help (?:with|in|on) (.+)$/u, 'ask $1 to help me with $2'],
  [/^ask ((?:my|our) [\p{L}-]+|him|her|them|\p{Lu}\p{Ll}+) about (.+)$/u, 'talk to $1 about $2'],
  [
    /^(?:tell|say) (.+?) (?:well done|good job|great job|congrats|congratulations) (?:on|for|with) (.+)$/u,
    'congratulate $1 on $2',
  ],
  [/\b\p{Lu}\p{Ll}+,? (?:and|&) \p{Lu}\p{Ll}+\b(?=$| (?:over|to|for|that|if|about|on)\b)/u, 'them'],
  [
    /^wish (.+?) (?:(?:the best|lots|all the best) of |good |the best )luck (?:for|with|on|in|at)\b/u,
    'support $1 before',
  ],
  [/^(.*\bproud of (?:him|her|them|my [\p{L}-]+)),? (?:even (?:though|if)|despite|although)\b.*$/u, '$1'],
  [/^(.*\bI love (?:him|her|them)),? (?:even (?:though|if)|despite|although)\b.*$/u, '$1'],
  [/\b(?:and|but) (?:also )?(?:that )?I(?:'m| am) not (?:angry|mad|blaming|upset).*$/u, ''],
];

/** A goal in the words that are read: whom it is for without their story, and what is wanted as a plain verb. */
export const phrased = (goal: string): string =>
  WAYS.reduce((said, [way, to]) => (typeof to === 'string' ? said.replace(way, to) : said.replace(way, to)), goal)
    .replace(/\bher (?=\d)/g, 'your ')
    .replace(
      /\bher (?=(?:instead|anyway|today|tonight|tomorrow|no matter|whatever|even|just|exactly|unconditionally|soon|now|then|there|here|either|too|well)\b)/g,
      'you ',
    )
    .trim();
