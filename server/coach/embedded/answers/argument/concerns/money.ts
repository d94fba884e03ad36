import type { Concern } from '#server/coach/embedded/answers/argument/concerns/concern.ts';

export const MONEY: readonly Concern[] = [
  {
    topic: 'money',
    heard:
      /\b(?:booked|decide(?:d)? (?:together|alone|without|for (?:me|us|both))|without asking|behind my back you|signed (?:us|me) up|you just decided|big decision|never decide|she could stay|he could stay|permission|no say in|day off|scheduled|the poll)\b/i,
    matter: 'the decision for two',
    between: ['partners'],
    stakes: ['having a say before it is settled', 'having good intentions seen'],
    needs: [
      ['a say in decisions', 'security'],
      ['appreciation', 'trust'],
    ],
    causes: ['Who may decide what alone was never settled', 'Joy or hurry went ahead of the question'],
    deals: [
      'name the kind of thing that takes two yeses, and an answer within a day so that nobody has to wait',
      'look at what can still be changed this week, choose one part each, and ask before the next booking',
    ],
    tips: ['Ask first, even when the answer seems clear', 'Say how soon an answer is needed'],
  },
  {
    topic: 'money',
    heard:
      /\b(?:joint account|our savings|our account|big purchases?|without asking me|spent \W?\d+|cost (?:us )?\W?\d+|bank statement|credit card|shopping|how much was)\b|[$€£]\s?\d{3,}/i,
    matter: 'spending without asking',
    between: ['partners'],
    stakes: ['being asked when it is about the money of both', 'having some freedom without having to account for it'],
    needs: [
      ['security', 'a say in decisions'],
      ['autonomy', 'trust'],
    ],
    causes: [
      'The agreement had no figure, or each remembers another one',
      'Money means safety to one and freedom to the other',
      'What counts as an own expense and what as a shared one was never drawn as a line',
    ],
    deals: [
      'set a sum above which both say yes first, give each the same free amount a month that nobody comments on, and decide by Friday what happens with this purchase',
      'put what is meant for a shared aim out of reach on its own account, and leave each a part that is theirs alone',
    ],
    tips: [
      'Send a message with the price before the purchase, not the receipt after',
      'Look at the accounts once a month together, with coffee and without the past',
    ],
  },
  {
    topic: 'money',
    heard:
      /\b(pay(?:ing)? (?:me|you) back|paid (?:me|you) back|owe[sd]?|lent|loan|split the|put in \d+|transfer|for the present|your (?:half|share)|rent|deposit|bills?)\b/i,
    matter: 'the open payment',
    between: ['flatmates', 'friends', 'siblings', 'partners', 'neighbours'],
    stakes: [
      'being able to rely on what was agreed, without having to ask again',
      'keeping one’s dignity while money is short',
    ],
    needs: [
      ['reliability', 'fairness'],
      ['respect', 'understanding'],
    ],
    causes: [
      'There is no date and no written sum, so each reminder sounds like an accusation',
      'Shame about money makes people silent, and silence looks like indifference',
    ],
    deals: [
      'write down the sum and a small part that is paid on a fixed day, starting this month, and speak of it only if a part does not come',
      'settle by Sunday what is open, then share costs in a list that both can see',
    ],
    tips: [
      'Say before the day when a payment will not come, with the new day in the same message',
      'Put it in writing between friends as well; it protects the friendship',
    ],
  },
  {
    topic: 'reliability',
    heard:
      /\b(?:borrow(?:ed|s|ing)?|brought (?:back )?|lent you) (?:back )?(?:my|the|your) (\w+)|\b(?:brought|bring|gave|give|returned|return) (?:me )?(?:back )?my (\w+)\b|\b(?:empty tank|petrol|fuel|scratch\w*|gave it back|my (?:car|bike|charger|camera|laptop) back)\b/i,
    matter: 'the borrowed {thing}',
    matterPlain: 'borrowed things',
    stakes: ['seeing that what one lends is treated with care', 'being believed when it was no bad intention'],
    needs: [
      ['consideration', 'reliability'],
      ['acceptance', 'clarity'],
    ],
    causes: [
      'It was never said in what state it comes back, since both took their own way for granted',
      'One counts the cost, while the other is talking about being let down',
    ],
    deals: [
      'agree that what is lent comes back as it was taken, and that whoever cannot manage says so by message the evening before; for this time the damage is made good by the weekend',
      'settle this one now with a fixed sum or a favour, and from the next time on say before when it is needed again and in what state',
    ],
    tips: [
      'Say when you need it back and how, at the moment you hand it over',
      'If something went wrong with it, be the first to say so',
    ],
  },
  {
    topic: 'family',
    heard: /\b(inherit\w*|the will|mum's house|mom's house|dad's house|parents' house|estate)\b/i,
    matter: 'the inheritance',
    between: ['siblings'],
    stakes: ['being treated as an equal in the family', 'having what one gave over the years seen'],
    needs: [
      ['fairness', 'recognition'],
      ['respect', 'recognition'],
    ],
    causes: [
      'Money is counted here where love and care were meant',
      'Grief has no place of its own, so it speaks through things',
    ],
    deals: [
      'let each name three things that matter most to them and why, then have the rest valued by somebody outside of the family',
      'put down what each of you did for the family, thank each other for it, and only then speak about sums',
    ],
    tips: ['Keep memories and money apart in two separate talks', 'Bring in somebody neutral before it comes to sides'],
  },
];
