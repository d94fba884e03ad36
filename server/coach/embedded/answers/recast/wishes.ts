/** What somebody misses who calls the other such a thing: the wish in the word. */
const WISHES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:ungrateful|spoiled|spoilt)\b/, 'I would like to feel that what I do is seen'],
  [/\b(?:lazy|useless|no help|freeloader)\b/, 'I need more help than I am getting'],
  [
    /\b(?:selfish|inconsiderate|self[- ]?(?:ish|centred|centered|absorbed)|egoist\w*|thoughtless)\b/,
    'I would like you to think of me in this as well',
  ],
  [/\b(?:controlling|control freak|bossy|strict|bully|dictator)\b/, 'I would like to have more of a say in this'],
  [
    /\b(?:needy|clingy|suffocating|too much|exhausting|smothering)\b/,
    'I need a little room right now, and I do like you',
  ],
  [/\b(?:paranoid|jealous|insecure|suspicious)\b/, 'I see it differently, and I can tell that it worries you'],
  [
    /\b(?:sensitive|dramatic|drama queen|overreacting|hysterical|emotional|crazy|insane|nuts|ridiculous|a baby)\b/,
    'I did not expect this to hit you so hard, and I want to understand why it does',
  ],
  [
    /\b(?:irresponsible|careless|reckless|chaotic|unreliable|messy|a mess|a slob|sloppy|immature|childish|a child)\b/,
    'I would like to be able to rely on you with this',
  ],
  [/\b(?:cold|heartless|distant|a robot|unfeeling)\b/, 'I miss feeling close to you'],
  [
    /\b(?:a liar|liar|lying|dishonest|fake|two-faced)\b/,
    'I find it hard to believe this at the moment, and I would like the whole story',
  ],
  [
    /\b(?:rude|mean|disrespectful|nasty|cruel|a jerk|an ass\w*|a bitch)\b/,
    'That hurt me, and I would like us to speak kindly',
  ],
  [/\b(?:cheap|stingy|a miser)\b/, 'I would like us to treat ourselves now and then'],
  [/\b(?:stubborn|impossible|difficult)\b/, 'I would like us to meet somewhere in the middle'],
  [
    /\b(?:stupid|an? (?:\w+ )?idiot|idiot|moron|dumb|clueless|pathetic|a loser|a joke|incompetent|hopeless|embarrassing|disgusting)\b/,
    'I am angry right now, and I do not want to call you names',
  ],
  [/\b(?:wrong|twisting|exaggerating|imagining)\b/, 'I remember it differently'],
];

export const wishIn = (insult: string): string | undefined =>
  WISHES.find(([word]) => word.test(insult.toLowerCase()))?.[1];
