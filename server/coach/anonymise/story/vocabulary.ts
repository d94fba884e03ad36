/** Every word of a community story stands in this file or in `lessons.ts`; nothing of the member's text is ever copied. */
export const categories = ['romantic', 'family', 'friendship', 'workplace'] as const;
export type StoryCategory = (typeof categories)[number];

/** Who the two are, in a story that names nobody. */
export const pairs: Record<StoryCategory, string> = {
  romantic: 'Two partners',
  family: 'Two people in one family',
  friendship: 'Two friends',
  workplace: 'Two people who work together',
};

/** `words` are what the member may write; `about` is what the story says; `usual` is the category where nobody is named. */
export type Issue = { words: string; title: string; about: string; felt: string; usual: StoryCategory };

export const issues = {
  chores: {
    words:
      'dish, dishes, chore, chores, laundry, cook, cooking, clean, cleaning, tidy, mess, messy, bins, rubbish, kitchen, housework, vacuum, cleaned up, washing, bathroom, dishwasher, groceries',
    title: 'Sharing the work at home',
    about: 'who does what at home',
    felt: 'One felt left alone with the work, the other felt that nothing they did was seen.',
    usual: 'romantic',
  },
  money: {
    words:
      'money, bill, bills, rent, owe, lend, borrow, loan, spend, spending, savings, debt, salary, budget, pay back, expensive, inheritance, bank account, price, cost, broke, £, $, €, earns, paid',
    title: 'Talking about money',
    about: 'money',
    felt: 'One felt worried, the other felt watched.',
    usual: 'friendship',
  },
  time: {
    words:
      'quality time, time together, always busy, busy, working late, overtime, phone all, on his phone, on her phone, screen, never home, weekends, date night, ignored, neglected, no time, gaming, video games',
    title: 'Time for each other',
    about: 'how much time they had for each other',
    felt: 'One felt like an afterthought, the other felt that they could not do enough.',
    usual: 'romantic',
  },
  plans: {
    words:
      'late, cancel, cancelled, canceled, forgot, forget, forgotten, anniversary, appointment, stood up, no show, last minute, birthday, plans, rescheduled, missed',
    title: 'A plan that fell through',
    about: 'a plan that was forgotten or changed',
    felt: 'One felt unimportant, the other felt that a slip was taken for a lack of care.',
    usual: 'friendship',
  },
  privacy: {
    words:
      'read my messages, privacy, private, secret, diary, password, snoop, snooped, my phone, her phone, his phone, posted, photo, photos, told everyone, gossip, without asking, personal space, instagram',
    title: 'Privacy and trust',
    about: 'what is private and what is shared',
    felt: 'One felt watched, the other felt shut out.',
    usual: 'friendship',
  },
  honesty: {
    words:
      'lie, lied, lying, honest, truth, trust, promise, promised, broke a promise, hid, hiding, cheated, betrayed, betrayal, faith',
    title: 'Finding back to trust',
    about: 'a promise that was not kept',
    felt: 'One felt let down, the other felt that it could never be made good.',
    usual: 'romantic',
  },
  words: {
    words:
      'yell, yelled, shout, shouted, insult, insulted, mean, rude, remark, joke, comment, weight, criticise, criticised, criticized, criticism, embarrassed, made fun, tone, harsh, snapped, mocked, teased, harsh words, laughed at',
    title: 'Words that hurt',
    about: 'words that hurt',
    felt: 'One felt small, the other had not known how it sounded.',
    usual: 'friendship',
  },
  unheard: {
    words:
      'listen, listens, listening, unheard, interrupt, interrupted, understand, understood, dismiss, dismissed, attention, silent, silence, talk to me, shut down, withdrew, walked away, opinion, invisible, silent treatment',
    title: 'Being heard',
    about: 'not feeling heard',
    felt: 'One kept trying to explain, the other kept stepping back.',
    usual: 'romantic',
  },
  jealousy: {
    words: 'jealous, jealousy, flirt, flirting, ex, insecure, attention from, other women, other men, suspicious',
    title: 'Jealousy, spoken aloud',
    about: 'jealousy',
    felt: 'One felt unsure of their place, the other felt accused.',
    usual: 'romantic',
  },
  relatives: {
    words:
      'mother in law, in laws, father in law, his mother, her mother, his family, her family, my parents, his parents, her parents, holidays, christmas, visit, visits, family dinner, thanksgiving, guests, wedding',
    title: 'Family close by',
    about: 'how much place the wider family takes',
    felt: 'One felt outnumbered, the other felt torn between two sides.',
    usual: 'family',
  },
  parenting: {
    words:
      'parenting, bedtime, homework, screen time, our kids, our son, our daughter, the kids, discipline, school run, nap, toddler, baby, childcare, teenager, curfew',
    title: 'Raising children as a team',
    about: 'how to raise their children',
    felt: 'Both wanted the best, and each felt corrected by the other.',
    usual: 'family',
  },
  decision: {
    words:
      'move, moving, moved in, decide, decision, job offer, new job, relocate, house, buy a, dog, marry, children someday, emigrate, move in together, pet, allergies, city',
    title: 'A big decision together',
    about: 'a decision that would change both their lives',
    felt: 'One wanted to go ahead, the other needed more time.',
    usual: 'romantic',
  },
  workload: {
    words:
      'deadline, shift, shifts, credit, project, workload, task, tasks, report, client, customer, overtime, manager, team, promotion, feedback, schedule, took credit, presentation',
    title: 'Fair shares at work',
    about: 'work, credit and who carries what',
    felt: 'One felt taken for granted, the other felt under pressure from above.',
    usual: 'workplace',
  },
  space: {
    words:
      'noise, noisy, loud, music, room, rooms, window, heating, temperature, share a room, sharing a room, roommate, food, fridge, desk, office, smell, guests over, borrowed my, parking, sleep, snoring',
    title: 'Sharing a space',
    about: 'sharing a space',
    felt: 'One needed quiet, the other needed room to live.',
    usual: 'friendship',
  },
  closeness: {
    words:
      'distant, affection, hug, hugs, intimacy, cold, lonely, text back, texting, reply, replies, clingy, space, alone time, drifted, drifting, apart, far away, distance',
    title: 'Near and far',
    about: 'how close they want to be',
    felt: 'One reached out, the other needed air.',
    usual: 'romantic',
  },
  everyday: {
    words: '',
    title: 'An argument that found its end',
    about: 'something that kept coming back',
    felt: 'Both were tired of having the same argument.',
    usual: 'friendship',
  },
} as const satisfies Record<string, Issue>;
export type IssueName = keyof typeof issues;
