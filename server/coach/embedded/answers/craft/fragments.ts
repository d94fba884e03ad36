import { pastForms } from '#server/coach/language/verbs.ts';

const NUMBER = '(?:\\d+|a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|half a)';
const MONEY =
  /^(?:it(?:'s| is| was) )?(?:about |around )?((?:[$£€]\s?\d[\d.,]*|\d[\d.,]* ?(?:euros?|pounds?|dollars?|bucks|quid|francs?|€|£|\$)))(?: each| (?:in|since|from) \w+)?$/iu;
const OWED =
  /^(?:he|she|they)(?: still)? owes? (?:me |us )?((?:[$£€]\s?\d[\d.,]*|\d[\d.,]* ?(?:euros?|pounds?|dollars?|bucks|quid|€|£|\$)))(?: for .+)?$/iu;
const STATES =
  'is|are|was|were|has|have|had|starts?|ends?|begins?|opens?|closes?|moved|costs?|needs?|runs?|leaves?|went|broke|got|gets|can|will|keeps?|comes?|[a-z]{3,}ed';
const NOUN_FIRST = new RegExp(`^([\\p{Ll}-]+(?: [\\p{Ll}-]+)?) (${STATES})\\b(.+)`, 'u');
/** Words that no name begins with. */
const OPENS_WITH_NOUN =
  /^(?:new |final |next )?(?:deadline|date|rent|party|wedding|meeting|appointment|flight|train|bus|food|weather|concert|gig|dinner|lunch|budget|project|funeral|exam|essay|flat|house|room|car|client|landlord|shift|course|class|game|match|trip|price|bill|deposit|contract|kids|tickets|parents|doctor|baby|school|kitchen|heating|place|table)\b/iu;
const NO_ARTICLE =
  /^(?:payday|dinner|lunch|breakfast|school|church|rent day|checkout|check-in|parking|entry) (?:is|was|starts|ends|begins|costs)\b/i;
const NO_NOUN =
  /^(?:I|we|you|he|she|they|it|there|this|that|these|those|since|until|after|before|while|as|at|in|on|from|with|every|each|last|next|by|for|to|than|about|who|what|which|where|when|how|why|not|no|everyone|everybody|nobody|somebody|someone|something|everything|nothing|anything|both|all|some|most|my|our|your|his|her|their|the|a|an|and|but|or|so|if|because|work|life|money|people|things|one|none|mum|mom|dad|time)\b/i;

/** What is noted in a word or two, as a whole sentence. */
const NOTES: readonly (readonly [RegExp, string])[] = [
  [/^due (?:on )?((?:by )?(?:\p{Lu}\p{Ll}+day|tomorrow|today|next \w+|the \d+\w*)\b.*)$/u, "it's due $1"],
  [/^((?:[$£€]\s?)?\d[\d.,]*(?: (?:euros?|pounds?|dollars?))?) (?:was |is )?due (on .+)$/iu, "it's $1, due $2"],
  [
    new RegExp(
      `^(${NUMBER} (?:years?|months?|weeks?)) (?:in|at|with) (?:the|this|my|our) (company|firm|team|job|role|school|club|practice|department)$`,
      'i',
    ),
    "I've been with the $2 for $1",
  ],
  [/^no (answer|reply|response|feedback|news|word)\b(.*)$/i, "I've had no $1$2"],
  [/^no ((?:change|increase|rise|raise|improvement|progress|promotion|sign)\b.*)$/i, 'there has been no $1'],
  [
    /^(?:the )?([\p{L}-]+(?: [\p{L}-]+)?) due ((?:on |by )?(?:\p{Lu}\p{Ll}+day|tomorrow|today|next \w+|the \d+\w*|\d+.*))$/u,
    'the $1 is due $2',
  ],
  [/^never ((?:been|paid|had|taken|asked|missed|\w+ed)\b.*)$/i, "I've never $1"],
  [/^(?:a )?((?:night|late|early|double) shift\b.*)$/i, 'I have a $1'],
  [/^(?:my|our) ((?:first|last|final) (?!.*\b(?:is|was|will|would|has|starts|ends)\b).*)$/i, "it's my $1"],
];

const VERB_FIRST =
  /^(?:came|took|got|had|met|worked|moved|bought|tried|paid|asked|did|lost|started|finished|led|ran|wrote|won|made|covered|trained|saved|brought|scored|joined|sent|called|emailed|texted|booked|waited|built|handled|managed|organi[sz]ed|learned|stayed|applied|missed|passed|studied|signed|ordered|returned|cleaned|fixed|left)\b/i;

/** A note as a sentence of one's own; nothing where it is none, or where somebody else may have done it. */
export function completed(note: string, isOwn: boolean): string {
  const owed = OWED.exec(note)?.[1];
  if (owed) return `it's ${owed}`;
  const sum = MONEY.exec(note)?.[1];
  if (sum) return `it's ${sum}`;
  for (const [shape, to] of NOTES) if (shape.test(note)) return dated(note.replace(shape, to));
  const [first = ''] = note.toLowerCase().split(/\s/);
  if (isOwn && VERB_FIRST.test(note) && pastForms.has(first)) return `I ${first}${note.slice(first.length)}`;
  if (isOwn && VERB_FIRST.test(note)) return `I ${note.charAt(0).toLowerCase()}${note.slice(1)}`;
  if (NO_ARTICLE.test(note)) return dated(note.charAt(0).toLowerCase() + note.slice(1));
  const plain = OPENS_WITH_NOUN.test(note) ? note.charAt(0).toLowerCase() + note.slice(1) : note;
  const [, noun = '', , rest = ''] = NOUN_FIRST.exec(plain) ?? [];
  return noun && rest && !NO_NOUN.test(note) && !/ly$/.test(noun.split(' ')[0] ?? '') ? dated(`the ${plain}`) : '';
}

/** "The funeral is Thursday" is on Thursday. */
const dated = (text: string) =>
  text.replace(
    /(?<!\b(?:date|deadline|day) )\b(is|are|was|were|due) (?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b)/g,
    '$1 on ',
  );

const DAY =
  '(?:(?:this |next |on |every )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|today|tonight|tomorrow|(?:at (?:the )?)?(?:end|beginning|middle|start) of (?:\\p{Lu}\\p{Ll}+|the (?:month|year|week))|(?:this|next) (?:weekend|week|month|evening|afternoon|morning)|(?:on )?the \\d+(?:st|nd|rd|th)(?: of \\p{Lu}\\p{Ll}+)?|(?:on )?\\d+(?:st|nd|rd|th)? (?:of )?\\p{Lu}\\p{Ll}+|(?:on )?(?:January|February|March|April|May|June|July|August|September|October|November|December) \\d+(?:st|nd|rd|th)?)';
const HOUR =
  '(?:(?:at |from |around |by )?(?:\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm|h)?|noon|midnight|half past \\w+|lunchtime)(?: o.clock)?)';
const PLACE = "(?:(?:at|in|on) (?:the |my |our )?[\\p{L}'’]+(?: [\\p{L}'’]+){0,2})";
const WHEN = new RegExp(
  `^(?:it(?:'s| is) )?(${DAY}(?:,? ${HOUR})?(?:,? ${PLACE})?|from ${DAY} (?:to|until|till) ${DAY})$`,
  'u',
);

/** A day, an hour and a place that were noted by themselves, as they follow a question: "on Saturday at 4". */
export function whenIn(note: string): string {
  const found = WHEN.exec(note)?.[1];
  if (!found) return '';
  const timed = found.replace(
    /(day|night|row|\d(?:st|nd|rd|th)),? (?=\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)?(?:$|,| (?:at|in)))/u,
    '$1 at ',
  );
  if (/^(?:end|beginning|middle|start) of/.test(timed)) return `at the ${timed}`;
  return /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|^the \d|^\d/.test(timed) ? `on ${timed}` : timed;
}
