/** A topic that people disagree about: how to recognize it, and what they could agree on. */
type Matter = { rule: RegExp; matter: string; deal: string };

const MATTERS: readonly Matter[] = [
  {
    rule: /\b(?:dishes|laundry|chores?|clean\w*|cook\w*|housework|tidy|mess|trash|garbage|groceries|household)\b/gi,
    matter: 'who does what at home',
    deal: 'write down who does what for one week, each picking what they mind least, and look at it together on Sunday',
  },
  {
    rule: /\b(?:money|spen[dt]\w*|debts?|bills?|rent|budget|savings?|pay|paid|loan|afford)\b/gi,
    matter: 'money',
    deal: 'agree on an amount above which both are asked first, and a fixed half hour a month for the accounts',
  },
  {
    rule: /\b(?:kids?|child(?:ren)?|son|daughter|baby|bedtime|homework|parenting|school)\b/gi,
    matter: 'how to raise the children',
    deal: 'decide rules for the children behind closed doors, and back each other in front of them until the next talk',
  },
  {
    rule: /\b(?:mother|mom|mum|father|dad|parents?|in-laws?|sister|brother|family|christmas|thanksgiving)\b/gi,
    matter: 'family and its limits',
    deal: 'each name one limit and one thing they are glad to give, and keep to both for a month',
  },
  {
    rule: /\b(?:trust\w*|jealous\w*|lie[ds]?|lying|secrets?|cheat\w*|check(?:ed|ing)? (?:my|his|her|your) phone)\b/gi,
    matter: 'trust',
    deal: 'agree on what each tells the other unasked, and on no checking in between',
  },
  {
    rule: /\b(?:late|cancel\w*|promis\w+|forg[eo]t\w*|reliab\w+|on time)\b/gi,
    matter: 'promises and being on time',
    deal: 'promise only what is certain, and say as early as possible when something changes',
  },
  {
    rule: /\b(?:work|job|boss|shift|overtime|project|meetings?|deadline|customers?)\b/gi,
    matter: 'work',
    deal: 'write down who answers for what until when, and say early when it will not work out',
  },
  {
    rule: /\b(?:time (?:for|together|with)|evenings?|weekends?|phone|screen|games?|gaming|attention)\b/gi,
    matter: 'time and attention',
    deal: 'keep one evening and ten minutes a day without screens, chosen by both, and protect them like an appointment',
  },
  {
    rule: /\b(?:hug\w*|kiss\w*|sex|intima\w+|affection\w*|close to|closeness|romantic|touch)\b/gi,
    matter: 'closeness',
    deal: 'each say one small sign of affection they would welcome, and try both for a week without keeping score',
  },
  {
    rule: /\b(?:respect\w*|yell\w*|shout\w*|insult\w*|rude|tone|mock\w*|name-calling|sarcas\w+)\b/gi,
    matter: 'how you talk to each other',
    deal: 'agree on a word that stops a talk for twenty minutes, and on coming back to it every time',
  },
];
const LISTENING = 'take turns for ten minutes each: one talks, the other only says back what they heard';

const counted = (texts: readonly string[]) =>
  MATTERS.map((one) => ({ ...one, count: texts.reduce((sum, text) => sum + (text.match(one.rule)?.length ?? 0), 0) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);

/** The topics, most frequent first. */
export const mattersIn = (texts: readonly string[]): string[] => counted(texts).map(({ matter }) => matter);

/** What people with this topic could agree on. */
export const dealFor = (texts: readonly string[]): string => counted(texts)[0]?.deal ?? LISTENING;
