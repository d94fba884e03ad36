import { says } from '#server/progress/patterns/sentences.ts';

const MOST_WORDS = 12;

const HURT =
  '(?:upset|angry|mad|furious|hurt|anxious|nervous|tense|defensive|irritated|annoyed|stressed|jealous|small|ashamed|invisible|unheard|crazy|panicky)';
const DOES = [
  '(?:snap(?:ped)?|shut down|los[te] (?:it|my temper)|cr(?:y|ied)|explode[ds]?|freeze|froze|withdr[ae]w',
  '|panic(?:ked)?|yell(?:ed)?|shout(?:ed)?|see red|saw red|blow up|blew up|tense up|tensed up|go quiet',
  '|went quiet|go cold|went cold)',
].join('');
const FIGHT = '(?:fight|fought|argued?|arguing|argument|row|quarrel(?:l?ed)?|bicker(?:ed)?)';
const I_REACT = [
  `(?:I (?:\\w+ ){0,2}(?:${DOES}|${HURT})|we (?:\\w+ ){0,2}${FIGHT}|(?:a|the|another`,
  `|our) (?:\\w+ )?${FIGHT}|it (?:\\w+ ){0,2}(?:hurts?|stings?|stung))`,
].join('');
const LINK = '(?:when|whenever|every time|each time|any time|as soon as|the moment|because|after)';

/** Sentences in which somebody names the cause of what they felt or did. The group is the cause. */
const SIGNS = [
  new RegExp(
    `\\b(?:when|whenever|every time|each time|any time|as soon as|the moment|after) (?<what>[^,;:.!?]{4,90}?),? ${I_REACT}\\b`,
    'iu',
  ),
  new RegExp(`\\b${I_REACT}(?: [\\w’']+){0,3}? ${LINK} (?<what>[^,;:.!?]{4,90})`, 'iu'),
  new RegExp(
    `\\b(?:we|it|a|the|another|our) (?:\\w+ ){0,3}?${FIGHT}(?: \\w+){0,2}? (?:about|over) (?<what>[^,;:.!?]{3,90})`,
    'iu',
  ),
  new RegExp(
    [
      '(?<what>[^,;:.!?]{4,90}?) (?:always |really |still |just )?(?:sets? me off|trigger(?:s|ed) me',
      `|drives? me (?:crazy|mad|up the wall)|(?:makes?|made|gets?|got) me (?:so |really |very )?${HURT})\\b`,
    ].join(''),
    'iu',
  ),
  /\bit (?:all )?start(?:ed|s) (?:when|with|because|over|after) (?<what>[^,;:.!?]{3,90})/iu,
];

const wordsOf = (text: string) => text.trim().split(/\s+/);
const trimmed = (what: string) =>
  wordsOf(
    what
      .replace(/^(?:and|but|so|that|because|then|again)\s+/i, '')
      .replace(/(?<!\s)\s+(?:and|but|so|that|again)$/i, ''),
  )
    .slice(0, MOST_WORDS)
    .join(' ');

/** The cause that a sentence names. */
export function causeIn(sentence: string): string | null {
  for (const sign of SIGNS) {
    const what = sign.exec(sentence)?.groups?.what;
    if (
      what &&
      says(sign, sentence) &&
      !/\b(?:not|never|n['’]t) (?:\w+ ){0,2}(?:upset|angry|fight|argue|snap)/i.test(sentence)
    )
      return trimmed(what);
  }
  return null;
}

const AGAIN = [
  '\\b(?:when|whenever|(?:every|each|any) ?time|as soon as',
  '|(?<!\\b(?:after|at|before|by|for|from|in|of|on) )the (?:moment|second|minute|instant))\\b',
].join('');
/** Something happens again and again, and it is told with what it does to whoever writes. */
const MAY_SIGNS = [
  new RegExp(`${AGAIN}[^.!?]{4,160}?\\b(?:I|me|my)\\b`, 'iu'),
  new RegExp(`\\b(?:I|me|my) [^,;:.!?]{2,60}${AGAIN}`, 'iu'),
  /\b(?:makes?|gets?|sets?|turns?|sends?|drives?|leaves?) (?:to )?me\b/iu,
  /\bit (?:always|usually|mostly) (?:starts|begins)\b/iu,
];

/** Whether a sentence has the form in which people say what sets them off. Many that have it say something else. */
export const mayNameCause = (sentence: string): boolean => MAY_SIGNS.some((sign) => sign.test(sentence));
