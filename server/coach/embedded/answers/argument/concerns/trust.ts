import type { Concern } from '#server/coach/embedded/answers/argument/concerns/concern.ts';

export const TRUST: readonly Concern[] = [
  {
    topic: 'trust',
    heard:
      /\b(?:liked? (?:her|his) (?:photo|picture|post)s?|jealous|flirt\w*|my ex|your ex|his ex|her ex|text(?:ing|ed)? (?:her|him)\b|who is (?:she|he)|paranoid|cheat\w*)\b/i,
    matter: 'contact with other people',
    between: ['partners'],
    stakes: ['feeling safe in what you have', 'being trusted without being checked'],
    needs: [
      ['security', 'honesty'],
      ['trust', 'freedom'],
    ],
    causes: [
      'What is all right with other people was never drawn as a line by both',
      'The more one checks, the less the other tells, and the less is told, the more there is to check',
    ],
    deals: [
      'say openly which contact there is and which is not okay for whom; one tells without being asked, the other no longer looks, and after two weeks both say how it went',
      'name three things that would give ease to the one who worries, choose the one that costs the other least, and keep it for a month',
    ],
    tips: [
      'Say “I am scared” before you ask where, when and who',
      'Tell small things unasked; it makes questions needless',
    ],
  },
  {
    topic: 'privacy',
    heard:
      /\b(?:(?:went|go|going|looked|look) through my|read my|my (?:diary|messages|phone|password)|snoop\w*|spy\w*|track(?:ing)? (?:me|my)|my number|told our parents|my privacy|location|posted|without knocking)\b/i,
    matter: 'privacy',
    stakes: ['having a space that nobody enters unasked', 'losing a worry that could not be said'],
    needs: [
      ['privacy', 'respect'],
      ['security', 'honesty'],
    ],
    causes: [
      'A worry looked for proof instead of for a talk',
      'What may be seen by whom was taken for granted on both sides',
    ],
    deals: [
      'name what stays private for whom, keep to it without exception, and set a fixed time to ask what one worries about',
      'agree that nothing is read, posted or followed without a yes, and that an honest question gets an honest answer the same day',
    ],
    tips: ['Ask the question you are looking for an answer to', 'Undo what can be undone, and say so'],
  },
  {
    topic: 'trust',
    heard:
      /\b(?:in confidence|told (?:everyone|everybody|\p{Lu}\w+|her|him|them|your \w+) (?:about|that)|told (?:my|your) (?:mum|mom|mother|dad|father|sister|brother|parents|friends|boss)|behind my back|(?:my|a) secret|wasn't yours to tell|gossip\w*|panic attacks?)\b/iu,
    matter: 'the news that was passed on',
    stakes: ['being able to decide who knows', 'being seen as somebody who meant well'],
    needs: [
      ['trust', 'respect'],
      ['forgiveness', 'understanding'],
    ],
    causes: [
      'It was not said who may know, and each had another circle in mind',
      'Care for somebody looked for an ear, and found one too close',
    ],
    deals: [
      'settle who knows by now and who says a word to them, and agree that from today such things are only passed on after a yes',
      'let the one who was told of decide what would make it good, and let the other do that one thing this week',
    ],
    tips: [
      'Say at the start of a talk what stays between you',
      'If you are worried about somebody, ask them whom you may speak to',
    ],
  },
  {
    topic: 'trust',
    heard: /\b(?:lied|lying|liar|the truth|honest|promised|you promised|kept from me|hid(?:ing)? (?:it|that))\b/i,
    matter: 'the promise',
    stakes: ['being able to believe what is said', 'being able to tell the truth without paying for it at once'],
    needs: [
      ['honesty', 'security'],
      ['acceptance', 'forgiveness'],
    ],
    causes: [
      'The truth seemed more dangerous than a small untruth',
      'After one broken word each further one weighs double',
    ],
    deals: [
      'tell the whole story once, with all questions answered and no shouting, and after that leave it out of other quarrels',
      'promise less from now on, write down what is promised, and look at it together in two weeks',
    ],
    tips: [
      'Thank each other for an uncomfortable truth before you react to it',
      'Ask for facts once, and not again and again',
    ],
  },
  {
    topic: 'respect',
    heard:
      /\b(?:joke|joking|laughed at|made fun|in front of (?:everyone|everybody|your|my|the|our|all)|embarrass\w*|humiliat\w*|mock\w*|put me down)\b/i,
    matter: 'the remarks in front of others',
    stakes: ['being safe with the other in company too', 'not having to weigh each word'],
    needs: [
      ['respect', 'loyalty'],
      ['lightness', 'acceptance'],
    ],
    causes: [
      'What is funny or normal to one touches a sore place in the other',
      'In company neither could stop it, so it only came out later, and larger',
    ],
    deals: [
      'name the subjects that are off limits in company, and a sign that means “please stop”; a word of sorry in front of those who were there would settle this one',
      'back each other in front of others and keep criticism for the way home, both of you, for the next month',
    ],
    tips: [
      'Say the same evening that it hurt, in one sentence',
      'Ask what the sore place is, before you explain how it was meant',
    ],
  },
];
