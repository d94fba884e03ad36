import type { Goal } from '#server/coach/embedded/answers/craft/goal.ts';

type Meant = Pick<Goal, 'aim' | 'form' | 'matter'>;

/** Goals that people name in a word or two, and what they would have said at greater length. */
const NOUNS: readonly (readonly [RegExp, Meant])[] = [
  [/^(?:an? )?(?:apolog(?:y|ies)|say(?:ing)? sorry|sorry)$/, { aim: 'apologise', form: 'noun', matter: '' }],
  [/^forgiveness$/, { aim: 'ask', form: 'verb', matter: 'find it in you to forgive me' }],
  [/^(?:thanks|thank you|gratitude|appreciation)$/, { aim: 'thank', form: 'noun', matter: '' }],
  [/^congratulations$/, { aim: 'congratulate', form: 'noun', matter: '' }],
  [/^(?:comfort|consolation|condolences|sympathy)$/, { aim: 'comfort', form: 'noun', matter: '' }],
  [/^(?:hope|optimism)$/, { aim: 'tell', form: 'clause', matter: 'I still have hope for us' }],
  [/^encouragement$/, { aim: 'tell', form: 'clause', matter: 'I see how hard you try, and I want to encourage you' }],
  [
    /^(?:some |more |a little )?(?:space|distance)$/,
    { aim: 'ask', form: 'verb', matter: 'give me a little space for a few days' },
  ],
  [/^(?:more |some )?(?:time|patience)$/, { aim: 'ask', form: 'verb', matter: 'give me a little time and patience' }],
  [
    /^(?:quality time|time together|attention|closeness|connection|intimacy)$/,
    { aim: 'tell', form: 'clause', matter: 'I miss being close to you, and I would love some time together' },
  ],
  [/^(?:more )?respect$/, { aim: 'ask', form: 'verb', matter: 'speak to me with more respect' }],
  [/^(?:more |some )?(?:support|help)$/, { aim: 'ask', form: 'verb', matter: 'support me a little more just now' }],
  [
    /^(?:more )?honesty|the truth$/,
    { aim: 'ask', form: 'verb', matter: 'be honest with me, even where it is uncomfortable' },
  ],
  [/^trust$/, { aim: 'tell', form: 'clause', matter: 'I want us to trust each other again' }],
  [/^love$/, { aim: 'tell', form: 'clause', matter: 'I love you' }],
  [/^(?:reassurance)$/, { aim: 'ask', form: 'verb', matter: 'tell me, for my reassurance, how you feel about us' }],
  [
    /^(?:clarity|answers|an answer|closure)$/,
    { aim: 'ask', form: 'verb', matter: 'tell me where we stand, so that I have some clarity' },
  ],
  [
    /^(?:peace|reconciliation|a truce|making up|make up|repair|reconnection)$/,
    { aim: 'tell', form: 'clause', matter: 'I would like us to make peace' },
  ],
  [
    /^(?:understanding|to be heard|to be understood)$/,
    { aim: 'ask', form: 'verb', matter: 'listen to how it was for me, so that you can understand it' },
  ],
  [/^(?:a date|date night|dinner)$/, { aim: 'invite', form: 'noun', matter: 'dinner one evening this week' }],
  [/^(?:a )?(?:boundary|boundaries|limits?)$/, { aim: 'limit', form: 'noun', matter: '' }],
  [/^(?:a )?break-?up|goodbye$/, { aim: 'end', form: 'noun', matter: '' }],
  [
    /^(?:compromise|agreement|a solution)$/,
    { aim: 'tell', form: 'clause', matter: 'I would like us to find a compromise that works for you as well' },
  ],
];

/** A goal of one or two words, understood as a whole message; undefined where it is longer or not known. */
export function nounGoal(bare: string): Meant | undefined {
  const word = bare
    .toLowerCase()
    .replace(
      /^(?:i (?:want|need|would like) |to (?:get|find|have|ask for|show|express|give) |for |get |give |show |express |ask for )+/,
      '',
    );
  if (word.split(' ').length > 4) return undefined;
  return NOUNS.find(([named]) => named.test(word))?.[1];
}
