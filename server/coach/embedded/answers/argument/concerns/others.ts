import type { Concern } from '#server/coach/embedded/answers/argument/concerns/concern.ts';

export const OTHERS: readonly Concern[] = [
  {
    topic: 'work',
    heard: /\b(?:my slides|my idea|my work|credit|as if they were yours|your name on|presented)\b/i,
    matter: 'the credit for the work',
    between: ['colleagues'],
    stakes: ['having one’s work seen under one’s own name', 'not being taken for somebody who steals'],
    needs: [
      ['recognition', 'fairness'],
      ['acceptance', 'respect'],
    ],
    causes: [
      'Nobody settled before the meeting who presents and who is named',
      'What was meant as “we” on one side was heard as “I” on the other',
    ],
    deals: [
      'write one short mail to those who were there that names who made what, and agree before each next meeting who says which part',
      'put names on the first page from now on, and let the one who made it present it',
    ],
    tips: [
      'Settle in two sentences before a meeting who will be named for what',
      'Bring it up on the same day, in private, with the exact sentence that bothered you',
    ],
  },
  {
    topic: 'work',
    heard:
      /\b(?:(report|deadline|project(?! lead)|figures|shift|rota|presentation|assignment)s?|numbers from|your part|excuses, i want results)\b/i,
    matter: 'the {thing}',
    matterPlain: 'the split of the work',
    stakes: ['being able to plan on what was agreed', 'being given what one needs to do it well'],
    needs: [
      ['reliability', 'clarity'],
      ['fairness', 'recognition'],
    ],
    causes: [
      'A delay was reported in a way that did not arrive',
      'The date was set without looking at what it depends on',
    ],
    deals: [
      'meet for ten minutes every Monday, name what is blocked and by whom, and count a deadline only when both said yes to it',
      'agree on one way to report a delay, two days ahead, and on who chases what is missing from others',
    ],
    tips: [
      'Say what is missing at the moment it is missing, on the way that surely arrives',
      'Ask what can be ready by the date before asking why it is not',
    ],
  },
  {
    topic: 'work',
    heard: /\b(?:the team|colleagues?|manager|handover|office|coworkers?|in the meeting|my desk|cover for)\b/i,
    matter: 'the work together',
    between: ['colleagues'],
    stakes: ['not having to carry what belongs to somebody else', 'being treated as somebody who does their best'],
    needs: [
      ['fairness', 'reliability'],
      ['respect', 'understanding'],
    ],
    causes: [
      'What each can count on from the other was never said in so many words',
      'Neither knows much about the load of the other',
    ],
    deals: [
      'sit down for fifteen minutes this week, each saying one thing they need and one they can give, and try it for two weeks',
      'put the hours and tasks where both see them, and agree whom to tell when something shifts',
    ],
    tips: [
      'Speak face to face about what annoys you, before it goes to somebody above',
      'Name the moment, the effect on your day and one wish',
    ],
  },
  {
    topic: 'listening',
    heard:
      /\b(?:didn't (?:answer|reply|text|call)|ignor\w+ (?:me|my)|left me on read|on read|text(?:ed)? (?:me )?back|silent treatment|would call|didn't call|calls? me (?:every|back)|answer for|ghost\w*|never (?:answer|reply|call)s?)\b/i,
    matter: 'messages and calls',
    stakes: ['knowing that one has not been forgotten', 'being allowed to answer in one’s own time'],
    needs: [
      ['connection', 'security'],
      ['calm', 'freedom'],
    ],
    causes: [
      'A silence says nothing, so it gets filled with the worst',
      'For one a message is a talk, for the other a note for later',
    ],
    deals: [
      'send a short “later” when there is no time, and answer by the evening; the other leaves it at one message until then',
      'agree on a call once a week for what matters, and let messages be light',
    ],
    tips: ['Write “I saw it, I will answer tonight”', 'Ask how the day was before you ask about the silence'],
  },
  {
    topic: 'future',
    heard:
      /\b(?:marr(?:y|ied|iage)|move in|moving (?:in|to|away)|engaged|propos\w+|commit\w*|where (?:is this|are we) going|have (?:a baby|kids|children)|break up)\b/i,
    matter: 'the next step',
    between: ['partners'],
    stakes: ['knowing where it is going', 'not being pushed before one is sure'],
    needs: [
      ['clarity', 'commitment'],
      ['freedom', 'trust'],
    ],
    causes: [
      'One asks for an answer, and the other hears a verdict that cannot be taken back',
      'What exactly holds one back was never said, so it looks like a no',
    ],
    deals: [
      'choose a day in the next three months for an answer, leave the subject alone until then, and collect what each would need for a yes',
      'take a smaller step that both can say yes to now, and look at it again in a set time',
    ],
    tips: ['Ask what it would take, instead of whether', 'Say what you are sure of, before what you are not'],
  },
  {
    topic: 'money',
    heard: /\b(?:holiday|vacation|the trip|a trip|our trip|lisbon|hotel|flights?|airbnb|itinerary|beach|camping)\b/i,
    matter: 'the trip',
    stakes: ['having a voice in what you do together', 'having one’s planning valued'],
    needs: [
      ['a say in decisions', 'belonging'],
      ['appreciation', 'lightness'],
    ],
    causes: [
      'A maybe was heard as a no by one and as a yes by the other',
      'Planning and paying were not spoken of before it got serious',
    ],
    deals: [
      'let each name one thing that must be part of it and one that must not, with a limit for the costs, and book only after two yeses',
      'split the days: each plans half of them, and the other comes along without a comment',
    ],
    tips: ['Say yes, no or by when you will know', 'Talk about the money before the place'],
  },
  {
    topic: 'respect',
    heard:
      /\b(?:your tone|shout\w*|yell\w*|raise your voice|swear\w*|rude|insult\w*|call(?:ed)? me|talk to me like|respect|apologi[sz]e|say sorry)\b/i,
    matter: 'the tone',
    stakes: ['being spoken to with respect, also when something went wrong', 'being heard without having to get loud'],
    needs: [
      ['respect', 'calm'],
      ['being heard', 'acceptance'],
    ],
    causes: [
      'The tone got louder because the matter itself got no answer',
      'Each waits for the other to begin with the respect',
    ],
    deals: [
      'choose a word that stops any talk for twenty minutes, and let the one who said it start again; no names and no shouting, on either side',
      'each say one sentence of sorry for the tone, without a “but”, and then speak about the matter for ten minutes with a timer',
    ],
    tips: ['Lower your voice when the other gets louder', 'Repeat in one sentence what you heard before you answer'],
  },
];
