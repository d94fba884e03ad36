/** What helped, and what it teaches. `words` are what the member may write. */
export type Help = { words: string; title: string; helped: string; lesson: string };

export const helps = {
  apology: {
    words:
      'sorry, apologise, apologize, apologised, apologized, apology, apologies, admitted, owned up, forgave, forgive, forgiven, made peace, made up, made amends',
    title: 'an apology',
    helped: 'What helped was a plain apology, without a "but".',
    lesson: 'An apology that names what happened opens more doors than an explanation.',
  },
  plan: {
    words:
      'plan, list, budget, rota, agreement, agreed, compromise, pros and cons, wrote a plan, rules, deal, contract, calendar, standing order, spreadsheet, app, checklist, divided, split',
    title: 'a plan on paper',
    helped: 'What helped was a plan that both could see.',
    lesson: 'What is written down does not have to be fought over again.',
  },
  turns: {
    words:
      'alternate, alternating, take turns, took turns, turns, every other, swap, swapped, shared the, rotate, each week, halves, fair share, shifts',
    title: 'taking turns',
    helped: 'What helped was taking turns, so that nobody had to give in for good.',
    lesson: 'Fair does not have to mean the same; it means that both had a say.',
  },
  asking: {
    words:
      'ask, asks, asked, asked directly, ask me directly, asked him, asked her, asked me why, told me why, question, questions, curious, checked with',
    title: 'a direct question',
    helped: 'What helped was asking instead of guessing.',
    lesson: 'A question costs less than an assumption.',
  },
  calmTalk: {
    words:
      'talk, talked, talking, calm talk, calmly, kindly, sat down, conversation, spoke, discussed, told him, told her, i was hurt, explained, honest, said how, i felt, shared how, voice, open, spoke up',
    title: 'a calm talk',
    helped: 'What helped was a calm talk in which each said how it felt, without blame.',
    lesson: 'Saying how something felt is easier to hear than saying who was wrong.',
  },
  listening: {
    words:
      'listen, listened, listening, heard, understood, understand, hear me out, repeated back, let me finish, put the phone away, without interrupting, took me seriously, perspective, his side, her side',
    title: 'listening first',
    helped: 'What helped was listening until the other had finished.',
    lesson: 'Being understood often matters more than being agreed with.',
  },
  pause: {
    words:
      'pause, break, walk, walked, took a walk, slept on it, cooled off, cooled down, calmed down, time out, timeout, breath, breathing, later that, next day, took space, gave me space, gave him space, gave her space, left the room, waited',
    title: 'a pause',
    helped: 'What helped was a pause, with a promise to come back to it.',
    lesson: 'A pause is not the end of a talk when both know when it goes on.',
  },
  third: {
    words:
      'mediate, mediated, mediator, family meeting, together with, third person, counsellor, counselor, therapist, friend helped, teacher, neutral, hr, helped us, mentor, coach, group',
    title: 'a neutral ear',
    helped: 'What helped was somebody neutral, who took no side.',
    lesson: 'Somebody who takes no side can make room for both.',
  },
  limit: {
    words:
      'boundary, boundaries, limit, said no, privacy, separate rooms, separate, own room, own space, rule, knock, password, not discuss, stopped replying, off limits, space, quiet hours, headphones',
    title: 'a clear limit',
    helped: 'What helped was a clear and friendly limit, and keeping to it.',
    lesson: 'A limit that is said kindly protects what two people have.',
  },
  gesture: {
    words:
      'hug, hugged, flowers, booked, cooked, gift, note, letter, letters, kissed, table, surprise, dinner, smiled, laughed, laugh, thanked, thank you, card, tea, coffee, present, compliment',
    title: 'a small gesture',
    helped: 'What helped was a small gesture that showed care.',
    lesson: 'Small signs of care speak when words are still difficult.',
  },
  patience: {
    words: '',
    title: 'a new start',
    helped: 'What helped was to begin again, more gently.',
    lesson: 'How a talk begins often decides how it ends.',
  },
} as const satisfies Record<string, Help>;
export type HelpName = keyof typeof helps;

/** How it ended, when the member says so; otherwise the story leaves it open. */
export const endings = {
  better: {
    words:
      'now, better, closer, works, worked, stopped fighting, peace, happy, happier, hugged, agreed, resolved, solved, since then, made up, easier, laugh, trust again, happily',
    said: 'It got easier from then on.',
  },
  open: { words: '', said: 'Not everything is settled, and they keep at it.' },
} as const;
