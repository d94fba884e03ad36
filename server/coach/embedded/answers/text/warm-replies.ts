import { swapped } from '#server/coach/embedded/answers/recast/swap.ts';
import { type Answer, GO_ON, joined, matter, yes } from '#server/coach/embedded/answers/text/answering.ts';
import { isOwn, type Told } from '#server/coach/embedded/answers/text/told.ts';
import { pick } from '#server/coach/embedded/say/pick.ts';

export const warmReplies: Record<'repair' | 'appreciation' | 'request' | 'neutral', Answer> = {
  repair: (told, seed) => {
    const miss = told.own.filter((one) => /\b(?:miss|lost|lonely|alone)\b/.test(one));
    if (miss.length)
      return [
        `I read that ${joined(miss.slice(0, 2))}, and it touches me`,
        'I would like to find a way back to each other; when shall we talk?',
      ];
    const sorry = /\bsorry (?:that |for |about )?(.{4,90}?)$/i.exec(
      told.all.find((one) => /\bsorry\b/i.test(one)) ?? '',
    )?.[1];
    const act = sorry && /^i\b/i.test(sorry) ? swapped(sorry) : undefined;
    const opening = act
      ? `Thank you for saying sorry; it did get to me that ${act}`
      : sorry
        ? `Thank you for saying sorry about ${swapped(sorry)}`
        : told.own[0]
          ? `It means a lot to me that ${told.own[0]}`
          : pick(
              [
                `Thank you for coming back to ${matter(told)}; that was not easy`,
                `I am glad that you wrote ${told.bit}`,
              ],
              seed,
              4,
            );
    return [
      opening,
      yes(told) ||
        pick(
          [
            'I would like to tell you how it was for me, and hear you as well.',
            'Shall we talk about it tonight?',
            'I had a part in it too.',
          ],
          seed,
          5,
        ),
    ];
  },
  appreciation: (told, seed) => {
    const thanks = /\b(?:thank you|thanks)(?: so much| a lot| again)? for (.{4,90}?)$/i.exec(
      told.all.find((one) => /\bthank/i.test(one)) ?? '',
    )?.[1];
    if (thanks)
      return [
        'You are very welcome',
        `I am glad that ${swapped(thanks)} helped you`
          .replace(/glad that (the|my|all|everything|last|your|a)\b/, 'glad about $1')
          .replace(/(glad about .*) helped you$/, '$1 too'),
      ];
    const nice = told.own[0] ?? told.facts[0];
    return [
      nice ? `It makes me happy to read that ${nice}` : `${told.bit} is lovely to read`,
      pick(GO_ON.warm, seed, 5),
    ];
  },
  request: (told, seed) => {
    const fact = told.facts.find((one) => /^(?:I|the|my|we|our|it)\b/.test(one)) ?? told.own[0];
    const clause = fact?.split(/,? but /).at(-1);
    if (told.asked)
      return [
        clause && clause.split(' ').length > 3 && !/\d/.test(clause) ? `I hear that ${clause}` : '',
        yes(told),
        pick(
          [
            'If something comes up, I will tell you early.',
            'Thank you for asking me directly.',
            'Is there anything else that would help?',
          ],
          seed,
          5,
        ),
      ];
    const wish =
      told.own.find((one) => /\b(?:need|want|wish|would like|feel|hope)\b/.test(one)) ??
      told.own[0] ??
      (told.wish && isOwn(told.wish, told.all) ? told.wish : null);
    return [
      wish ? `Thank you for telling me that ${wish}` : `I am glad you ask me about ${matter(told)} so openly`,
      pick(
        [
          'I want to say yes to most of it; could we settle when and how?',
          'Give me until tonight, and you get a real answer.',
          'Tell me what a first step would look like for you.',
        ],
        seed,
        5,
      ),
    ];
  },
  neutral: (told, seed) => {
    const talk = /\b(?:need|have|want|like) to talk(?: to you| with you)?( about .+?)?( when .+)?$/i.exec(
      told.all.find((one) => /to talk\b/i.test(one)) ?? '',
    );
    if (talk)
      return [
        `Yes, let us talk${swapped(talk[1] ?? '')}${swapped(talk[2] ?? '')}`.replace(/\bmy get\b/, 'I get'),
        'Is there something I should think about before?',
      ];
    if (told.asked) return [yes(told), told.asked.will ? '' : `Thank you for the word about ${matter(told)}`];
    if (told.question) return questioned(told, told.question);
    const fact = told.facts[0] ?? told.own[0];
    return [
      fact
        ? `Thanks for telling me that ${fact}`
        : pick([`Thanks, I have read ${told.bit}`, `Got it, thanks for the word about ${matter(told)}`], seed, 4),
      pick(
        ['Is there anything you need from me?', 'How is your day otherwise?', 'Tell me if I can do something.'],
        seed,
        5,
      ),
    ];
  },
};

const ABOUT_ME = /\bare (?:you|u) (?:mad|angry|upset|ok|okay|alright|fine|annoyed)\b/i;
function questioned({ own, the }: Told, question: string): string[] {
  if (ABOUT_ME.test(question))
    return [
      own[0] ? `Thanks for telling me that ${own[0]}` : 'Thank you for asking',
      'I am a bit tense, and I would rather talk about it than text; can we sit down when you are back?',
    ];
  return [
    the
      ? `Let me check about ${the}, and I will tell you today`
      : `You asked “${question}”, and I will give you an answer today`,
  ];
}
