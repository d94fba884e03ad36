import type { Concern } from '#server/coach/embedded/answers/argument/concerns/concern.ts';

export const FAMILY: readonly Concern[] = [
  {
    topic: 'parenting',
    heard:
      /\b(?:in front of the (?:kids|children|boys|girls)|undermin\w+|(?:no )?screens? (?:for the kids|before)|spoil(?:ing|ed|t)? (?:him|her|them|the)|bedtime|let them do|too (?:strict|soft)|shouting at (?:a|the|our)|punish\w*|raise (?:the|our) (?:kids|children)|\w+ year old)\b/i,
    matter: 'the rules for the children',
    between: ['partners', 'coparents'],
    stakes: [
      'having the other at one’s side in front of the children',
      'protecting the children and one’s own idea of good parents',
    ],
    needs: [
      ['partnership', 'respect'],
      ['trust', 'partnership'],
    ],
    causes: [
      'Each of you learned at home how it should be, or how it should never be',
      'The decision was made in the heat of the moment, with the children listening',
    ],
    deals: [
      'agree on three rules that hold with both of you; who is there first decides, and the other brings it up later, behind a closed door',
      'choose a word that means “shall I take over?”, so that either can step in without taking sides in front of the children',
    ],
    tips: [
      'Talk about the children when they are asleep, and about one scene at a time',
      'Say first what the other does well as a parent',
    ],
  },
  {
    topic: 'parenting',
    heard:
      /\b(?:homework|grades?|maths?|exam(?:s)?|test was|school|teacher|an? [DF] in|dropped out|the course|university|revision|studying)\b/i,
    matter: 'school and the grades',
    between: ['parent'],
    stakes: ['worrying less about the way ahead', 'being more than a grade'],
    needs: [
      ['security', 'cooperation'],
      ['acceptance', 'trust'],
    ],
    causes: [
      'Worry came out as pressure, and pressure makes learning harder',
      'A comparison was heard louder than the question behind it',
    ],
    deals: [
      'look at the last test together for twenty minutes without blame, agree on one thing to change, with help if it is wanted, and leave the phone out of it for two weeks',
      'let the one who goes to school make the plan, and look at it together each Friday',
    ],
    tips: [
      'Ask what was hard before you ask what was done',
      'Compare with last month, and never with a brother or sister',
    ],
  },
  {
    topic: 'family',
    heard:
      /\b(?:your (?:mother|mum|mom|father|dad|parents|family|sister|brother)|mother[- ]in[- ]law|in[- ]laws|(?:my|her|his) (?:parents|family)|on my side)\b/i,
    matter: 'family and its place at home',
    between: ['partners'],
    stakes: ['coming first when it is about your own home', 'not having to choose between two people one loves'],
    needs: [
      ['loyalty', 'respect'],
      ['peace', 'belonging'],
    ],
    causes: [
      'What family may do in your home was never settled between the two of you',
      'One waits for a clear word, and the other hopes that it will pass',
    ],
    deals: [
      'settle what visitors may do and how long they stay, and let each tell their own family, kindly and before the next visit',
      'each name one limit and one thing to give gladly, and stand by both at the next visit',
    ],
    tips: [
      'Say “I need you beside me” before it is about who is right',
      'Agree on a sign for the next visit that means “now, please”',
    ],
  },
  {
    topic: 'family',
    heard:
      /\b(?:(?:takes?|took|drive|drove|visit\w*|care (?:for|of)|look(?:ing)? after) (?:mum|mom|dad|mother|father|grandma|grandpa|our parents)|hospital on|your turn|care home|you live closer|dad was ill|mum was ill)\b/i,
    matter: 'the care for the parents',
    between: ['siblings'],
    stakes: ['not being left alone with it', 'having one’s own load seen as well'],
    needs: [
      ['fairness', 'support'],
      ['understanding', 'recognition'],
    ],
    causes: [
      'Who lives nearer or alone was taken to have the time, and nobody decided it',
      'Old scores from earlier illnesses were never thanked for',
    ],
    deals: [
      'write down all that has to be done in a month, let each take what suits their days, and pay for the rest together where possible',
      'take turns by a fixed list, where calls, papers and drives all count, and settle the next date first',
    ],
    tips: [
      'Plan a month ahead, so that no single date has to be fought over',
      'Thank each other by name for what was done, before the next task',
    ],
  },
  {
    topic: 'family',
    heard:
      /\b(?:favou?rites?|always (?:liked|loved) you more|you were always|mum always|mom always|dad always|wasting your life|proud of me|never came to)\b/i,
    matter: 'being seen in the family',
    between: ['siblings', 'parent'],
    stakes: ['knowing that the worry is heard', 'being respected for the way one has chosen'],
    needs: [
      ['respect', 'understanding'],
      ['recognition', 'autonomy'],
    ],
    causes: [
      'Worry about a way of life sounds like contempt for it',
      'What was missed years ago is paid for in today’s small coin',
    ],
    deals: [
      'let one tell what the chosen way means to them and the other only ask questions, for one evening; then change over with the worry',
      'come to one thing that matters to the other within the next month, and leave advice at home',
    ],
    tips: ['Ask about it with interest once, before you give an opinion', 'Leave money and comparison out of it'],
  },
];
