import type { Concern } from '#server/coach/embedded/answers/argument/concerns/concern.ts';

export const TIME: readonly Concern[] = [
  {
    topic: 'affection',
    heard:
      /\b(?:slept together|sex|intimacy|a hug|kiss(?:ed)? me|touch(?:ed)? me|i (?:just )?miss you|cuddl\w*|in bed with)\b/i,
    matter: 'closeness',
    between: ['partners'],
    stakes: ['feeling wanted', 'being allowed to be tired without failing'],
    needs: [
      ['affection', 'connection'],
      ['rest', 'understanding'],
    ],
    causes: ['A wish for closeness was heard as one more task', 'Tiredness was heard as a no to the person'],
    deals: [
      'agree on ten minutes of closeness in the evening that stay just that, and on one evening a week with help for everything else',
      'say day by day how much strength is left, from one to ten, and choose a sign of affection that fits it',
    ],
    tips: [
      'Ask for the small thing by its name, and let it be only that',
      'Say “not tonight, and I love you” in one sentence',
    ],
  },
  {
    topic: 'parenting',
    heard:
      /\b(?:pick(?:ed|ing)? (?:\w+ ){0,2}up|pick up (?:the )?\w+|school run|nursery|day ?care|drop(?:ped|ping)? (?:the kids|them|him|her) off)\b/i,
    matter: 'picking up the kids',
    between: ['partners', 'coparents'],
    stakes: ['not being the only one who keeps it in mind', 'being believed that work was no excuse'],
    needs: [
      ['partnership', 'reliability'],
      ['understanding', 'respect'],
    ],
    causes: [
      'There is no fixed plan for who goes on which day, so it depends on who remembers',
      'News about a changed day was said in passing, and did not arrive',
      'Both carry work and family, and each feels that the other does not see it',
    ],
    deals: [
      'fix on Sunday who picks up on which day in a calendar both can see; whoever cannot make it finds the replacement and says so before noon',
      'share the days of the week out by name, with one grown-up as a reserve, and put meetings into the same calendar',
    ],
    tips: [
      'Confirm changes in writing, with a yes from the other',
      'Go through the week together on Sunday, ten minutes with both calendars',
    ],
  },
  {
    topic: 'time',
    heard:
      /\b(?:(?:on|put|your|the) (?:your |the )?phone|scroll\w*|screen time|gaming|playstation|xbox|netflix|look at me)\b/i,
    matter: 'the phone',
    stakes: ['feeling that one is worth the attention', 'being able to finish something without being scolded'],
    needs: [
      ['connection', 'attention'],
      ['calm', 'understanding'],
    ],
    causes: [
      '“Two minutes” became longer without a word, and waiting feels like being unimportant',
      'There is no time of the day that clearly belongs to both',
    ],
    deals: [
      'put both phones into another room during dinner, and say a time when something has to be answered first',
      'keep half an hour every evening without screens, and leave the rest of the evening free of comments on them',
    ],
    tips: [
      'Ask for the attention before the evening is spoilt: “Do you have ten minutes for me?”',
      'Say how long it will take, and look up when the time is over',
    ],
  },
  {
    topic: 'reliability',
    heard:
      /\b(cancel\w*|last minute|didn't show|no show|stood me up|bail(?:ed|ing)?|flak\w+|something came up|help(?:ed)? (?:me|you) move|tickets?)\b/i,
    matter: 'the plan that fell through',
    between: ['friends', 'partners', 'siblings', 'parent'],
    stakes: ['mattering enough for a plan to be kept', 'being allowed to be at the end of one’s strength'],
    needs: [
      ['reliability', 'appreciation'],
      ['understanding', 'rest'],
    ],
    causes: [
      'A yes was given although the strength for it was not sure',
      'The news came so late that nothing else could be made of the day',
    ],
    deals: [
      'make the next plan a small one on a day that both know to be free, with a yes or no two days before; whoever cancels proposes the new date',
      'have a sign for “only maybe”, so that nobody buys tickets for a maybe, and make good what this time has cost',
    ],
    tips: ['Say no early; it is kinder than a late sorry', 'When you cancel, name a new day in the same message'],
  },
  {
    topic: 'reliability',
    heard:
      /\b(late(?! (?:with|on) )|on time|midnight|curfew|home (?:at|by) \w+|waiting for you|waited|minutes late|handover)\b/i,
    matter: 'being on time',
    stakes: ['not having to wait and worry', 'not being judged for what could not be foreseen'],
    needs: [
      ['reliability', 'security'],
      ['trust', 'understanding'],
    ],
    causes: [
      'No message came on the way, and the mind fills a silence with the worst',
      'It is not the first time, so the answer went to all the times before as well',
    ],
    deals: [
      'send a message at the moment it gets later than ten minutes, with the new time, and keep reproaches for the next day; after four weeks on time there is more room',
      'plan a quarter of an hour of reserve, and agree beforehand what happens if it gets late all the same',
    ],
    tips: [
      'Say first that you were worried, and only then what has to change',
      'A message before the agreed time counts more than an explanation after it',
    ],
  },
  {
    topic: 'friends',
    heard:
      /\b(?:invit\w+|without me|unfollow\w*|blocked me|come along|went to (?:\w+ )?without|left (?:me )?out|your birthday|you picked \w+ over)\b/i,
    matter: 'being asked along',
    between: ['friends', 'siblings'],
    stakes: ['still having a place with the other', 'being free to choose the company without betraying anybody'],
    needs: [
      ['belonging', 'honesty'],
      ['freedom', 'peace'],
    ],
    causes: [
      'It came out by chance, which hurts more than the thing itself',
      'Each guessed what the other would say, and nobody asked',
    ],
    deals: [
      'meet within the next two weeks for something that belongs to just these two, and from now on say beforehand when one plans something without the other',
      'set a date for what had been planned together, and write down what each can give for it',
    ],
    tips: ['Tell it yourself before pictures do', 'Ask instead of guessing a no'],
  },
  {
    topic: 'time',
    heard:
      /\b(?:work first|always work\w*|overtime|home late|never home|no time for|time for (?:me|us)|your (?:golf|football|hobby)|promotion|less time at home|your friends|weekend\w*)\b/i,
    matter: 'the time for each other',
    between: ['partners'],
    stakes: ['coming first at times', 'being able to keep what else is important, without guilt'],
    needs: [
      ['connection', 'attention'],
      ['autonomy', 'appreciation'],
    ],
    causes: [
      'What is left of the week goes to each other, instead of a time chosen for it',
      'One misses closeness and sounds like a reproach; the other hears the reproach and moves away',
    ],
    deals: [
      'fix one evening and one half of the weekend for two, and one for each alone, and put all three into the calendar',
      'plan the next four weekends together in one go, each choosing two',
    ],
    tips: [
      'Ask for a certain evening instead of for “more time”',
      'Say what you look forward to, and not only what is missing',
    ],
  },
];
