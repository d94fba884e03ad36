import { type Found, findAll, rulesOf } from '#server/coach/embedded/frames.ts';
import type { Line } from '#server/coach/embedded/line.ts';

export type Topic =
  | 'household'
  | 'money'
  | 'time'
  | 'parenting'
  | 'family'
  | 'trust'
  | 'affection'
  | 'work'
  | 'reliability'
  | 'respect'
  | 'privacy'
  | 'friends'
  | 'habits'
  | 'future'
  | 'health'
  | 'listening';

/** What a conflict about this is called, what usually lies under it, and what two people could agree on. */
export const topics: Record<Topic, { type: string; matter: string; needs: readonly string[]; deal: string }> = {
  household: {
    type: 'Household and responsibility',
    matter: 'who does what at home',
    needs: ['support', 'fairness'],
    deal: 'write down who does what for one week, each picking what they mind least, and look at it together on Sunday',
  },
  money: {
    type: 'Money and finances',
    matter: 'money',
    needs: ['security', 'a say in decisions'],
    deal: 'agree on an amount above which both are asked first, and a fixed half hour a month for the accounts',
  },
  time: {
    type: 'Time and affection',
    matter: 'time and attention',
    needs: ['connection', 'attention'],
    deal: 'keep one evening and ten minutes a day without screens, chosen by both, and protect them like an appointment',
  },
  parenting: {
    type: 'Parenting and family',
    matter: 'how to raise the children',
    needs: ['partnership', 'respect'],
    deal: 'decide rules for the children behind closed doors, and back each other in front of them until the next talk',
  },
  family: {
    type: 'Family and boundaries',
    matter: 'family and its limits',
    needs: ['respect', 'autonomy'],
    deal: 'each name one limit and one thing they are glad to give, and keep to both for a month',
  },
  trust: {
    type: 'Trust and jealousy',
    matter: 'trust',
    needs: ['security', 'honesty'],
    deal: 'agree on what each tells the other unasked, and on no checking and no testing in between',
  },
  affection: {
    type: 'Affection and intimacy',
    matter: 'closeness',
    needs: ['connection', 'affection'],
    deal: 'each say one small sign of affection they would welcome, and try both for a week without keeping score',
  },
  work: {
    type: 'Work and responsibility',
    matter: 'work',
    needs: ['recognition', 'fairness'],
    deal: 'write down who answers for what until when, and say early when it will not work out',
  },
  reliability: {
    type: 'Reliability and responsibility',
    matter: 'being able to count on each other',
    needs: ['reliability', 'consideration'],
    deal: 'promise less and sooner: a message as soon as a plan slips, and a new time in the same message',
  },
  respect: {
    type: 'Respect and the way of talking',
    matter: 'the way you talk to each other',
    needs: ['respect', 'acceptance'],
    deal: 'agree on one word that stops the talk for twenty minutes when it gets sharp, and on who starts again',
  },
  privacy: {
    type: 'Privacy and boundaries',
    matter: 'privacy',
    needs: ['autonomy', 'trust'],
    deal: 'say openly what is private and what is shared, and ask instead of looking',
  },
  friends: {
    type: 'Friends and loyalty',
    matter: 'friends and plans',
    needs: ['belonging', 'consideration'],
    deal: 'plan the dates that matter early, and give a reason when one falls through',
  },
  habits: {
    type: 'Habits and self-care',
    matter: 'a habit that has grown',
    needs: ['peace', 'care'],
    deal: 'name one limit for the habit that the person who has it believes in, and review it in two weeks',
  },
  future: {
    type: 'Plans and commitment',
    matter: 'where this is going',
    needs: ['clarity', 'commitment'],
    deal: 'set a date to decide, and until then collect what each would need in order to say yes',
  },
  health: {
    type: 'Health and support',
    matter: 'being cared for',
    needs: ['care', 'rest'],
    deal: 'split the week so that each has hours off that nobody may touch',
  },
  listening: {
    type: 'Communication and being heard',
    matter: 'being heard',
    needs: ['being heard', 'understanding'],
    deal: 'take turns of three minutes: one talks, the other says back what they heard before answering',
  },
};

const NONE = {};
const cues: Record<Topic, string> = {
  household:
    'dish*, dishwasher, laundry, kitchen, clean*, tidy*, mess, messy, chore*, housework, cook*, vacuum*, bins, trash, rubbish, cup, cups, plate*, sink, bathroom, towel*, floor, garden, lawn, cleaner, hoover, wash up, washing up, household, groceries',
  money:
    'money, savings, debt*, rent, bill*, loan, lent, lend, borrow*, salary, budget, bank, account, credit card, mortgage, spend, spent, spending, expensive, afford, pay back, paid back, inheritance, price, euros, dollars, pounds, the trip, booked, invest*',
  time: 'phone, screen*, gaming, game, games, tv, weekend*, evening*, date night, quality time, time together, together time, never home, busy, anniversary, birthday, holiday*, vacation, listening to me, look at me, attention, ignored, ignoring, ignores',
  parenting:
    'son, daughter, kid, kids, child, children, baby, toddler, school, bedtime, homework, parenting, teenager, our boy, our girl, custody, nappies, diapers',
  family:
    'mother, mum, father, dad, parents, sister, brother, in law, in laws, mother in law, grandma, grandpa, grandmother, family, aunt, uncle, cousin, relatives, wedding, inherit*, concert, music',
  trust:
    'trust, lie, lied, lies, lying, cheat*, affair, jealous*, secret*, flirt*, behind my back, another woman, another man, suspicious, promise, promised, honest, honesty, betray*, fake profile, likes other, his ex, her ex, my ex',
  affection:
    'sex, intimacy, intimate, kiss*, cuddl*, hug*, affection*, touch*, romantic, spark, in bed, love language, distant, cold, close, closeness',
  work: 'work, job, boss, manager, colleague*, coworker*, office, client*, deadline*, project, meeting*, team, promotion, shift, overtime, career, salary review, report, interview',
  reliability:
    'late, lateness, forgot*, forget*, cancel*, cancelled, canceled, did not show, show up, stood me up, last minute, promised, unreliable, on time, waiting, waited, keeps cancelling, flak*',
  respect:
    'yell*, shout*, insult*, rude, respect*, disrespect*, mock*, joke, jokes, laughed at, humiliat*, criticis*, criticiz*, sarcas*, tone, swear*, names, idiot, stupid, put me down, talks down',
  privacy:
    'privacy, private, my messages, my phone, my diary, password*, snoop*, spy*, reads my, read my, tracking, location, posted, photo, photos, told everyone, told everybody',
  friends:
    'friend, friends, best friend, birthday dinner, party, invited, uninvited, blocked me, group chat, hang out, roommate, neighbour, neighbor',
  habits:
    'drink, drinks, drinking, drunk, smok*, weed, gambl*, betting, porn, addict*, beer, wine, alcohol, gaming addiction',
  future:
    'marry, marriage, move in, moving, move to, future, engaged, engagement, propose*, commitment, break up, breakup, divorce, separate, separation, long distance, children one day, settle',
  health:
    'ill, sick, migraine, depress*, anxiety, tired, exhausted, burnout, sleep, surgery, hospital, pregnant, miscarriage, grief, died, death, cancer, diagnosis, carer, overwhelmed',
  listening:
    'listen*, hear me, heard, understand me, talk to me, talk about, communicat*, silent treatment, silence, shuts down, shut down, walks away, walk away, does not answer, do not answer, reply, replies, text back, interrupt*, dismiss*, opinion, ask me, asking me, asks me',
};
const RULES = (Object.keys(cues) as Topic[]).flatMap((topic) =>
  rulesOf(topic, { cues: cues[topic], ...NONE }, { cue: [1, '<cues>'] }),
);

export type Topical = { topic: Topic; count: number; found: Found<Topic>[] };

/** What a text is about, the most spoken of first. */
export function topicsIn(line: Line): Topical[] {
  const found = findAll<Topic>(line, RULES);
  const names = [...new Set(found.map(({ label }) => label))];
  return names
    .map((topic) => {
      const own = found.filter(({ label }) => label === topic);
      return { topic, count: new Set(own.map(({ from }) => from)).size, found: own };
    })
    .sort((a, b) => b.count - a.count || (a.found[0]?.from ?? 0) - (b.found[0]?.from ?? 0));
}
