import { swapped } from '#server/coach/embedded/answers/recast/swap.ts';
import { type Answer, GO_ON, heard, joined, matter, text } from '#server/coach/embedded/answers/text/answering.ts';
import { PARTS } from '#server/coach/embedded/answers/text/moves-told.ts';
import { isOwn } from '#server/coach/embedded/answers/text/told.ts';
import type { Move } from '#server/coach/embedded/moves/moves.ts';
import { pick } from '#server/coach/embedded/say/pick.ts';

const criticism: Answer = (told, seed) => {
  if (told.facts.length > 1 || (told.facts.length && !told.wish)) {
    const verdict = /^(?:my\b|I (?:embarrassed|ruined|hurt|let|am|was|failed|made|broke)\b)/.test(told.facts[0] ?? '');
    return [
      verdict ? `I understand that, the way you see it, ${told.facts[0]}` : heard(told.facts),
      pick(GO_ON.hard, seed, 5),
    ];
  }
  if (told.wish)
    return [
      isOwn(told.wish, told.all) ? `I hear that ${told.wish}` : `When I read ${told.bit}, I hear that ${told.wish}`,
      pick(GO_ON.hard, seed, 5),
    ];
  return [
    pick(
      [
        `I can tell that you are upset about ${matter(told)}, and I want to understand it`,
        `I read ${told.bit}, and I see that something is wrong between us`,
        `You are fed up with ${matter(told)}, and I do not want to brush that aside`,
      ],
      seed,
      4,
    ),
    pick(GO_ON.hard, seed, 5),
  ];
};

type Hard = Exclude<Move, 'repair' | 'appreciation' | 'request' | 'neutral'>;
export const hardReplies: Record<Hard, Answer> = {
  criticism,
  contempt: (told, seed) => [
    pick(
      [
        `${told.bit} stung, and I do not want to answer it in the same way`,
        `I would rather talk with you than read lines like ${told.bit}`,
        `I am not going to joke back at ${told.bit}, because it hurt`,
      ],
      seed,
      4,
    ),
    pick(
      [
        'If something bothers you, tell me plainly, and I will listen.',
        'Tell me what you would like, and leave the sting out.',
        'Let us talk when we can both be kind about it.',
      ],
      seed,
      5,
    ),
  ],
  defensiveness: (told, seed) => {
    const joke = told.all.find((one) => /\b(?:joke|joking|kidding)\b/i.test(one));
    if (joke)
      return [
        `I see that it was meant as a joke, and ${told.bit} does not change that it hurt`,
        'Could you leave that subject out next time?',
      ];
    const own = told.own.at(-1);
    if (own)
      return [
        `Okay, I hear that ${own}`,
        pick(
          [
            'I may have heard more into it than you meant.',
            'I did not want to accuse you; I want to tell you how it was for me.',
            'Let me say in one sentence how it was for me, and then I listen.',
          ],
          seed,
          5,
        ),
      ];
    if (told.wish && !/^you see it/.test(told.wish)) return criticism(told, seed);
    return [
      pick(
        [
          `I did not mean to put you on the spot with ${matter(told)}`,
          `I hear ${told.bit}, and I want to know your side`,
          `There is more to ${matter(told)} than my side, I know`,
        ],
        seed,
        4,
      ),
      pick(
        [
          'Can I tell you in one sentence how it was for me?',
          'Can we leave aside who was right, and look at what each of us needs?',
          'Tell me how you saw it, and I will not interrupt.',
        ],
        seed,
        5,
      ),
    ];
  },
  stonewalling: (told, seed) => [
    pick(
      [
        `When I read ${told.bit}, I think that something is wrong`,
        `I take it that ${told.bit} means not now, and that is all right`,
        `${told.bit} sounds to me as if it is too much at the moment`,
      ],
      seed,
      4,
    ),
    pick(GO_ON.shut, seed, 5),
  ],
  demand: (told, seed) => {
    if (told.wish && isOwn(told.wish, told.all)) return [`I hear that ${told.wish}`, pick(GO_ON.hard, seed, 5)];
    const fact = told.own[0] ?? told.facts[0];
    const opening = fact
      ? `I hear that ${fact}`
      : pick(
          [
            `I see that ${matter(told)} is urgent for you`,
            `I read ${told.bit}, and I do want to give you an answer`,
            `I can tell that you are worried about ${matter(told)}`,
          ],
          seed,
          4,
        );
    const honest = told.question
      ? `You asked me “${told.question}”, and you will get an honest answer, just not under pressure`
      : '';
    return [opening, honest || pick(GO_ON.order, seed, 5)];
  },
  withdraw: (told, seed) =>
    PARTS.test(text(told))
      ? [
          `${told.bit} is hard to read, and I do not want to answer it in a text`,
          'When can we talk about it face to face?',
        ]
      : [
          told.own.length
            ? `Okay, I understand that ${joined(told.own.slice(0, 3).map((one) => one.replace(/^you can't\b/, 'you cannot')))}`
            : pick(
                [
                  `That is all right, ${matter(told)} can wait`,
                  `I will let it rest after ${told.bit}`,
                  `I hear ${told.bit}, and I will give you room`,
                ],
                seed,
                4,
              ),
          pick(GO_ON.away, seed, 5),
        ],
  guilt_trip: (told, seed) => {
    const would =
      /\bif you (?:really |truly |even )?(?:loved|cared|respected|appreciated|wanted)\b.*?\b(?:you'd|you would|would you|u would|you wouldn't|you would not)\s+(.+)/i.exec(
        text(told),
      )?.[1];
    if (would)
      return [
        `I do care about you, and whether I ${swapped(would.replace(/[.!?].*$/, ''))} does not measure that`,
        'Ask me straight, and I will tell you honestly what I can do.',
      ];
    const done = /\bafter (?:all|everything) (?:that )?i(?:'ve| have)? (?:done|did)( for you)?/i.test(text(told));
    if (done)
      return [
        `I know how much you have done for me, and I am grateful for it, even when ${told.bit} is hard to read`,
        pick(GO_ON.guilt, seed, 5),
      ];
    const facts = [...told.own, ...told.facts].filter((one) => !/bother planning/.test(one));
    if (facts.length)
      return [
        `I hear that ${joined(facts.slice(0, 2))}, and I am sorry that it is like this for you`,
        pick(GO_ON.guilt, seed, 5),
      ];
    if (told.wish && isOwn(told.wish, told.all)) return [`I hear that ${told.wish}`, pick(GO_ON.guilt, seed, 5)];
    return [
      pick(
        [
          `I can tell that you feel alone with ${matter(told)}`,
          `When I read ${told.bit}, I think that you miss something from me`,
          `I do see what you give, and ${told.bit} makes me sad`,
        ],
        seed,
        4,
      ),
      pick(GO_ON.guilt, seed, 5),
    ];
  },
};
