import type { Way } from '#server/coach/embedded/answers/argument/retold/shape.ts';

/** What the other did or is said to think, orders, and questions with a hook. */
export const DEEDS: readonly Way[] = [
  [/^(?:you know )?you(?:'re| are) not (?:even )?listening(?: to me)?$/i, 'I do not feel heard right now'],
  [
    /^(?:and |but )?you (?:haven't|have not) (?:even )?(.+)$/i,
    'It weighs on me that you have not {1}',
    'You have not {1}, and that is hard for me',
  ],
  [/^(?:and |but )?you were supposed to (.+)$/i, 'I was counting on you to {1}'],
  [
    /^(?:and |but |so )?you (?:totally |completely |just |also )?(?:forgot|forget) to (.+?)(,? again)?$/i,
    'I was counting on you to {1}, and it hurts that it slipped your mind',
    'I had relied on you to {1}',
  ],
  [
    /^(?:and |but |so )?you (?:totally |completely |just |also )?forgot (?!that\b)(.+?)(,? again)?$/i,
    'It hurt me that {1} slipped your mind',
  ],
  [/^(?:but )?you (?:had )?promised (?:me )?(?:that )?(you(?:'d| would) .+)$/i, 'I held on to your promise that {1}'],
  [/^(?:but )?you (?:had )?promised (?:me )?to (.+)$/i, 'I held on to your promise to {1}'],
  [
    /^(?:but |and )?(?:you (?:yourself )?)said (?:that )?((?:you|we|it|he|she|they|the|i)\b.+)$/i,
    'I remember you saying that {1}',
    'What I had in mind is that you said {1}',
  ],
  [/^(?:but |and )?you said (["“‘'].+)$/i, 'What I heard was {1}'],
  [
    /^(?:but |and )?you (?:told me) (?:that )?((?:you|we|it|he|she|they|the|i|there|your|my|a)\b.+)$/i,
    'I remember you telling me that {1}',
  ],
  [
    /^(?:and |so |but |because )?you (?:obviously |clearly |really |just |probably )*((?:think|want|love|prefer|like|enjoy|believe|expect|hate|need|picked|chose|wanted|decided|preferred|care) .+)$/i,
    'It feels to me as if you {1}',
    'To me it looks as if you {1}',
    'I get the impression that you {1}',
  ],
  [/^(?:and |but )?you treat me (like|as if|as) (.+)$/i, 'I feel treated {1} {2}'],
  [
    /^(?:because )?you (?:act|behave) (?:like (?:it|one|a (?:child|kid|baby|teenager))|childish\w*)$/i,
    'I wish I could rely on you more here',
  ],
  [/^(?:and |but )?(?:because )?you make (?:me|him|her|everyone) (?:feel )?(.+)$/i, 'I feel {1} in this'],
  [
    /^(?:and |but )?you didn't (?:even |ever |bother to )*(?!do\b)(.+)$/i,
    'It hurt me that you did not {1}',
    'It stays with me that you did not {1}',
  ],
  [
    /^(?:and |but )?you(?:'re| are) (?:still )?((?:on|at|in|with|late|out|back|busy|gone|drunk|high|sulking)\b.*?),? again$/i,
    'It is hard for me when you are {1} again',
  ],
  [
    /^(?:why|how come) (?:do|are|did|would|can't|don't|won't|didn't) you (?:have to |always |even |just )*be(?:ing)? (?:so |such an? )?(.+)$/i,
    'I find it hard when it gets {1} between us',
  ],
  [
    /^why (?:can't|don't|won't|couldn't) you (?:just |ever |simply )?(.+)$/i,
    'It would help me if you could {1|wish}',
    'I would be so glad if you could {1|wish}',
  ],
  [/^why didn't you (?:even |ever |just )?(.+)$/i, 'I would have liked you to {1|wish}; what kept you from it'],
  [
    /^(?:and |so )?why (?:do|would) you (?:always |never |have to |keep |even |constantly )*(?!care\b)(.+)$/i,
    'Can you help me see why you {1|plain}',
    'What makes you {1|plain}',
  ],
  [/^(?:and |so )?why did you (?:have to |even )?(.+)$/i, 'What made you {1|plain}'],
  [
    /^(?:then |so |just |and )*stop (\w+ing\b.*?)(?: then)?$/i,
    'I wish you would stop {1}',
    'I would be glad if you could stop {1}',
  ],
  [
    /^(?:just |and )?don't (?:you )?(?:ever |even |dare |dare to )*tell me (?:to |what |how )(?:to )?(?:relax|calm down|chill)(?: out)?$/i,
    'I cannot be relaxed about it yet, because it matters to me',
  ],
  [
    /^(?:just |and )?don't (?:you )?(?:ever |dare |dare to )*tell me (what|how) (.+)$/i,
    'I would like to decide for myself {1} {2}',
  ],
  [
    /^(?:just |and |so |then )*don't (?:you )?(?:ever |even |dare |dare to )*(?!be\b|worry\b|know\b)(.+)$/i,
    'Please do not {1}',
    'I would be glad if you did not {1}',
  ],
];
