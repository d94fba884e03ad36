import type { Concern } from '#server/coach/embedded/answers/argument/concerns/concern.ts';

export const HOME: readonly Concern[] = [
  {
    topic: 'household',
    heard: /\b(?:your room|(?<!out of )my room|tidy your|clean your room)\b/i,
    matter: 'the state of the room',
    between: ['parent'],
    stakes: ['living together in a home that everybody looks after', 'having one place that is really one’s own'],
    needs: [
      ['cooperation', 'respect'],
      ['autonomy', 'privacy'],
    ],
    causes: [
      'It was never said how tidy the room has to be, and by when; each has another picture of it',
      'A room is a private place for one and a part of the home for the other',
    ],
    deals: [
      'leave the room alone behind a closed door, as long as plates and laundry come out every Saturday and nobody walks in without knocking',
      'agree on one fixed hour a week for the room, chosen by who lives in it, and on no word about it in between',
    ],
    tips: [
      'Name the day and what “tidy” means, instead of asking three times',
      'Knock and wait; it is easier to agree on a room that is respected as one’s own',
    ],
  },
  {
    topic: 'household',
    heard:
      /\b(dishes|dishwasher|laundry|bins|trash|rubbish|kitchen|bathroom|vacuum\w*|hoover\w*|chores?|housework|sink|towels?|toilet|groceries|mess)\b|\b(?:clean(?:ing)? up|tidy\w*)\b/i,
    matter: 'the {thing}',
    matterPlain: 'the work at home',
    stakes: ['not having to carry the home alone', 'having one’s own work seen before the next task comes'],
    needs: [
      ['support', 'fairness'],
      ['rest', 'appreciation'],
    ],
    causes: [
      '“Later” has no hour: one hears a promise for today, and the other means some time',
      'Both come to it tired, and each counts mainly what they did themselves',
      'Nobody has it as their own task, so it falls to who can stand it least',
    ],
    deals: [
      'give each task one owner for this week, with an hour by which it is done, and leave the way of doing it to that one',
      'keep half an hour after coming home free for both, and do the {thing} together right after it',
      'write down what each did this week, swap the lists, and move one task from the longer to the shorter',
    ],
    tips: [
      'Answer with an hour instead of “later”, and say so yourself when it slips',
      'Thank each other for one thing a day that is usually taken for granted',
      'Speak about the sharing out on a quiet day, never in front of the pile',
    ],
  },
  {
    topic: 'household',
    heard: /\b(leftovers|my food|my curry|my milk|my yog\w+|fridge|ate my|eat my|drank my|my name on it)\b/i,
    matter: 'the food in the shared fridge',
    between: ['flatmates', 'siblings'],
    stakes: ['being asked before something that is yours is gone', 'not being treated like a thief for a small thing'],
    needs: [
      ['consideration', 'fairness'],
      ['lightness', 'acceptance'],
    ],
    causes: [
      'What is shared and what is private in the fridge was never said out loud',
      'A small thing stands here for a balance that feels uneven',
    ],
    deals: [
      'give each a shelf that nobody else touches, put shared food on another, and replace by the next evening what was eaten by mistake',
      'start a common kitty for what everybody uses, and ask by message before taking anything else',
    ],
    tips: [
      'Ask with two words before eating what you did not buy',
      'Bring up the balance of shopping once a month, before somebody starts to count meals',
    ],
  },
  {
    topic: 'household',
    heard: /\b(heating|thermostat|radiator|window open|air ?con\w*|freezing|degrees|jumper)\b/i,
    matter: 'the temperature at home',
    between: ['flatmates', 'partners', 'siblings', 'parent'],
    stakes: ['a cost that stays in bounds, and an agreement that counts', 'feeling comfortable in one’s own home'],
    needs: [
      ['security', 'reliability'],
      ['care', 'comfort'],
    ],
    causes: [
      'The agreement did not say what happens on a day when somebody is cold',
      'Who is at home all day lives with another temperature than who leaves in the morning',
    ],
    deals: [
      'keep the agreed figure in general, let the room that is used by day be two degrees warmer, and look at the bill together each month',
      'set one warm stretch a day at a fixed time, with a blanket and a heater for the rest, and try it for two weeks',
    ],
    tips: [
      'Send a message before changing what was agreed',
      'Look at the last bill and at a thermometer together, so that figures speak instead of feelings',
    ],
  },
  {
    topic: 'household',
    heard:
      /\b(noise|loud|music|party|parties|people over|keep it down|3 ?am|2 ?am|snor\w+|alarm|night shift|slept two|couldn't sleep|too loud)\b/i,
    matter: 'noise at home',
    between: ['flatmates', 'neighbours', 'siblings', 'parent', 'partners'],
    stakes: ['being able to sleep and to plan', 'being free to live in the place that one pays for too'],
    needs: [
      ['rest', 'consideration'],
      ['freedom', 'belonging'],
    ],
    causes: [
      'There is no rule for weekdays, so each takes their own for granted',
      'What the other needed on that day was not known beforehand',
    ],
    deals: [
      'keep weeknights quiet from eleven, announce guests a day before, and let either name three nights a month when it must be silent',
      'share a calendar with exams, early shifts and parties, and move what collides before the day',
    ],
    tips: [
      'Say a day before what you have to get up for',
      'Agree on a sign that means “quieter, please”, so that nobody has to come out and plead',
    ],
  },
  {
    topic: 'habits',
    heard:
      /\b(?:(smoking|gambling|betting|weed)|drink(?:ing|s)?|drunk|beers?|wine|alcohol|smok(?:e|es|ed)|gambl(?:e|es|ed)|bets?)\b/i,
    matter: 'the {thing}',
    matterPlain: 'the drinking',
    stakes: ['not having to be afraid of the next evening', 'not being watched and reduced to it'],
    needs: [
      ['security', 'honesty'],
      ['respect', 'support'],
    ],
    causes: [
      'It is only spoken of when it has just happened, and then both are raw',
      'Worry comes across as control, and control brings hiding',
    ],
    deals: [
      'name one limit that the one concerned believes in, speak about it every Sunday for ten minutes, and get advice together if it does not hold for two weeks',
      'agree on evenings without it, plan something good for them, and let the one concerned report, so that nobody has to check',
    ],
    tips: [
      'Speak about it sober, by day, and about one evening only',
      'Say what you are afraid of before you say what has to stop',
    ],
  },
];
