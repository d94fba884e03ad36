import type { Goal } from '#server/coach/embedded/answers/craft/goal.ts';
import type { Meant } from '#server/coach/embedded/answers/craft/kind.ts';

const SITS_IN =
  /\b(?:broken|broke down|leak\w*|not working|does(?:n't| not) work|mou?ld|no (?:hot )?water|out of order|too loud|noise|flooded|missing|overcharged|wrong)\b/i;
const FEELS =
  /^(?:that )?(?:I(?:'m| am| feel| felt| have felt|'ve felt| have been feeling| was| get| don't feel)(?: (?:so|very|really|a bit|a little|quite|pretty|still|kind of))* (?:lonely|alone|hurt|sad|angry|upset|jealous|scared|afraid|worried|overwhelmed|exhausted|left out|ignored|unloved|invisible|lost|like|taken|stressed|disappointed|insecure|unappreciated|anxious|loved|unhappy|frustrated|rejected|tired of|neglected|distant|unseen|unheard)\b|I feel\b|I felt\b|.*\b(?:hurts?|bothers?|upsets?|scares?|hurt) (?:me|my feelings)\b)/i;
const MUCH = '(?:how (?:much )?)?';
const VERY = '(?: (?:so|very|really|still|do|already|had|just))*';
/** What "I" tells of, the first that fits; the matter is what is kept of it. */
const WAYS: readonly (readonly [Meant['kind'], RegExp, (rest: string, bare: string) => string])[] = [
  [
    'proud',
    new RegExp(`^I(?:'m| am)${VERY} proud\\s*(.*)$`, 'i'),
    (rest) => thatYou(rest.replace(/^that /, '')) || 'of you',
  ],
  [
    'apologise',
    new RegExp(`^I(?:'m| am)${VERY} sorry\\s*(.*)$`, 'i'),
    (rest) => (/^I\b/.test(rest) ? `that ${rest}` : rest),
  ],
  ['part', /^(I (?:don't|do not) want to (?:meet|see you|date|go out|go on)\b.*)$/i, (rest) => rest],
  ['end', /^(?:it's|it is|we're|we are) (?:all )?(?:over|done|finished|through)\b.*$/i, () => ''],
  [
    'end',
    /^(I (?:really )?want (?:a divorce|to (?:separate|split up|get divorced)|us to separate).*)$/i,
    (rest) => `, and ${rest}`,
  ],
  [
    'love',
    /^you(?:'re| are) (?:\w+ )?(?:great|wonderful|amazing|good|the best|a (?:great|wonderful|good)|beautiful|so (?:strong|kind))\b/i,
    (_, bare) => bare,
  ],
  ['love', /^you (?:really )?mean\b.*\bto me\b/i, (_, bare) => bare],
  [
    'praise',
    /^I(?:'m| am)(?: so| very| really)? (?:happy|glad|pleased|thrilled|delighted|impressed|grateful|lucky) (?:about|with|for|that|by|to have|you)\b/i,
    (_, bare) => bare,
  ],
  [
    'praise',
    /^(?:your .* (?:was|is|were|are|looks?|looked) (?:\w+ )?(?:great|amazing|fantastic|wonderful|brilliant|excellent|good|impressive|beautiful|perfect|lovely|delicious|inspiring|awesome)|I (?:really )?(?:had (?:a|an|so much|such a)(?: \w+)? (?:great|good|lovely|wonderful|amazing|nice|fun|time|evening|day)|enjoyed|loved)|you (?:did|were) (?:\w+ )?(?:great|amazing|well|brilliant\w*|wonderful\w*|fantastic\w*|good))\b/i,
    (_, bare) => bare,
  ],
  ['miss', /^I(?: really)? (?:can't|cannot) wait to (?:see|hold|kiss|hug)\b/i, (_, bare) => bare],
  ['thank', new RegExp(`^(?:how much )?I${VERY} appreciate\\s+(.+)$`, 'i'), (rest) => `for ${rest}`],
  [
    'apologise',
    /^(I (?:accidentally )?(?:ate|broke|lost|forgot|lied|spilled|crashed|damaged|scratched|missed|ruined|deleted|read your|told your)\b.*)$/i,
    (rest) => `that ${rest}`,
  ],
  [
    'joy',
    /^(?!.*(?:\bnot\b|n't\b|\bnever\b))(?:I|we)(?:'m|'re| am| are| have|'ve)?(?: \w+)? ?(?:pregnant|engaged|getting married|having a baby|passed|promoted|accepted|won\b(?!')|got the (?:job|place|flat|apartment)|graduated)\b/i,
    (_, bare) => bare,
  ],
  ['miss', new RegExp(`^${MUCH}I${VERY} miss\\b`, 'i'), (_, bare) => bare.replace(/^how (?:much )?/i, '')],
  [
    'crush',
    new RegExp(
      `^${MUCH}I(?:'m| am| have|'ve)?${VERY} (?:like you|in love with you|falling for you|a crush on you|(?:have )?feelings for you)`,
      'i',
    ),
    (_, bare) => bare.replace(/^how (?:much )?/i, ''),
  ],
  [
    'love',
    new RegExp(`^${MUCH}I${VERY} (?:love|care about) (?:you|us)\\b`, 'i'),
    (_, bare) => bare.replace(/^how (?:much )?/i, ''),
  ],
];
const thatYou = (rest: string) => (/^you\b/.test(rest) ? `that ${rest}` : rest);

const SAYS =
  /\b(?:I|we|it|is|are|was|were|has|have|had|can|can't|will|won't|do|does|don't|doesn't|did|didn't|makes?|hurts?|feels?|needs?|wants?|bothers?|\w+ed)\b/;
/** "Your drinking" names a matter and tells nothing of it. */
/** "Your dog barks all night" tells, "your phone calls" may only name. */
const DOES = /^\w+ \w+ (\w+s) (?:all|every|too|so|the|my|me|a|into|in|over|onto|like)\b/;
const isThing = (bare: string) => /^(?:your|our|my|the|an?)\b/.test(bare) && !SAYS.test(bare) && !DOES.test(bare);

const HOW_I_FEEL = /^(?:how )?I (?:really )?feel(?: about (?:you|us|this|it))?$/i;

/** Telling is of many kinds: a feeling, a piece of news, something broken. */
export function told(bare: string, { form }: Goal, typed: string): Meant {
  if (/\bremind\b/i.test(typed)) return { kind: 'remind', m: bare };
  if (HOW_I_FEEL.test(bare))
    return /\b(?:crush|like (?:him|her|them))\b/i.test(typed)
      ? { kind: 'crush', m: 'I have feelings for you' }
      : { kind: 'thing', m: 'how I feel' };
  for (const [kind, way, kept] of WAYS) {
    const match = way.exec(bare);
    if (match) return { kind, m: kept(match[1] ?? '', bare) };
  }
  if (form === 'noun' || !/\s/.test(bare) || isThing(bare))
    return { kind: 'thing', m: bare || 'something that has been on my mind' };
  if (FEELS.test(bare)) return { kind: 'feel', m: bare.replace(/^(?:that|how|why) (?=I|we|it|you)/i, '') };
  if (SITS_IN.test(bare) || DOES.test(bare)) return { kind: 'report', m: bare };
  return {
    kind: /^I (?:really |have to )?(?:need|want|would like)\b(?! to (?:take a break|separate|leave|quit|move out|stop|resign|end))/.test(
      bare,
    )
      ? 'need'
      : 'news',
    m: bare,
  };
}
