import { findAll, rulesOf } from '#server/coach/embedded/frames.ts';
import type { Line } from '#server/coach/embedded/line.ts';

export type Strength =
  | 'trust'
  | 'talk'
  | 'repair'
  | 'support'
  | 'fun'
  | 'affection'
  | 'respect'
  | 'commitment'
  | 'shared';
export type Strain =
  | 'conflict'
  | 'distance'
  | 'unheard'
  | 'mistrust'
  | 'unfair'
  | 'criticism'
  | 'pressure'
  | 'change'
  | 'neglect';
export type Signal = { kind: Strength | Strain; rule: string; from: number; to: number };

const good: Record<Strength, string> = {
  trust:
    'answers all my questions, trusted each other, always trusted, trust, trusts, honest, honesty, faithful, rely on, count on, depend on, loyal, reliable, keeps promises, open about, safe with, feel safe',
  talk: 'talk about, talk openly, talk things, talk it, talk through, communicate, communicates, listens, listen to each, good talks, conversation, conversations, tell each other, share everything, open with, discuss',
  repair:
    'apologise, apologize, apologises, apologizes, apologised, apologized, make up, made up, sort it, work it out, work things out, forgive, forgives, solve, resolve, calm down, compromise, find our way, try again, working on it',
  support:
    'fixed my, drive him, drive her, babysits, sent me, made breakfast, support, supports, supportive, brings soup, sold her, sold his, drove, repair, brought me food, brings me, fixes my, hugged me, defend me, defended me, great dad, great mum, great mom, remembers, never forgets, fell asleep on my shoulder, i drive her, i drive him, helps, helped, there for me, there for each, encourages, encourage, care for, takes care, cares, stands by, stood by, proud of, believes in, backs me',
  fun: 'laugh, laughs, laughing, funny, fun, joke, jokes, enjoy, enjoys, adventure, adventures, travel, games together, dance, humour, humor, play together, good time, great time',
  affection:
    'love, loves, loving, affection, affectionate, hug, hugs, kiss, cuddle, close, tender, warm, sweet, kind, romantic, adore, intimacy, attracted, spark',
  respect:
    'respect, respects, respectful, appreciate, appreciates, admire, admires, accept, accepts, value, values, fair, equal, equals, boundaries',
  commitment:
    'committed, commitment, been married, we are married, happily married, together for, years together, future, loyal, family together, stay together, promise, engaged, long term, known each other, friends since, friends for, found our way back',
  shared:
    'same values, in common, both love, both like, hobbies, cook together, cooked together, baked together, eat together, travel together, we travel, we cook, weekends, traditions, go for walks, hike, music, faith, visit each other',
};
const hard: Record<Strain, string> = {
  conflict:
    'snaps at, snapped at, insulted, insults my, slams, slam doors, slams doors, end up crying, fight, fights, fighting, fought, argue, argues, arguing, argument, arguments, row, rows, quarrel, quarrels, shout, shouts, shouting, yell, yells, yelling, scream, screams, tense, tension, explode, explodes, blow up, slam, slams, bicker, conflict, conflicts, clash',
  distance:
    'is awkward, is so awkward, stop talking when, not speak to each other, i cried, cried in, ask me how i am, not answered since, has not answered, have not spoken, stopped visiting, headphones on, barely leaves, hardly leaves, to bed alone, not want to call it, hardly see, barely see, like a roommate, like strangers, like a roommate, changed the subject, will not tell, stopped talking, miss him, miss her, never said, cannot look at, avoid her, avoid him, avoids me, like the third wheel, freeze, distant, distance, grew apart, drifted, drifting, drift, cold, colder, roommates, lonely, feel alone, feels alone, left alone, so alone, never see, rarely see, hardly talk, barely talk, do not talk, does not talk, does not speak, never talk about, goes quiet, not said a word, changed the locks, do not have sex, without sex, asks nothing, nobody wrote, stopped talking, withdrawn, withdraws, talking to a wall, avoid him, shuts down, shut down, silent, silence, silent treatment, avoids, avoid her, walks away, walls, closed off, grown apart, growing apart, no intimacy, no sex, disconnected',
  unheard:
    'makes a joke, ten times, hundred times, says fine, have to move on, does not listen, never listens, not listen, ignores, ignore, ignored, dismisses, dismissed, unheard, not heard, interrupts, brushes off, does not care, not care, does not understand, misunderstand, misunderstands, misunderstood, on his phone, on her phone, on their phone, distracted, no attention',
  mistrust:
    'took a loan, without telling me, read his messages, read her messages, read his phone, lie, lies, lied, lying, cheat, cheated, cheating, affair, jealous, jealousy, suspicious, trust issues, do not trust, not trust, broke my trust, secret, secrets, secretive, hides, hiding, betrayed, checks my, checking my, checks the, behind my back, dishonest, flirting, flirts, texting his ex, texting her ex',
  unfair:
    'always the one who, i am the one who plans, never mentioned it, just tell me what, i am exhausted, so exhausted, fight about money, argue about money, money again, favourites, favorites, the good shifts, gets everything, unfair, does nothing, do everything, does not help, not help, never helps, all the work, my ideas, as his, as hers, do the handover alone, tells me what i should, organise everything, never cleans, borrows my, takes credit, uneven, one sided, carry, carrying, burden, double shift, chores, housework, debt, pays, pay for everything, pulls his weight, pulls her weight, pulls their weight, lazy',
  criticism:
    'a disappointment, rolls her eyes, rolls his eyes, criticises, criticizes, critical, criticism, criticised, criticized, too needy, about my weight, corrects my, sound like her father, bad things about me, judges, judged, judging, mocks, mocking, belittles, belittling, insults, insult, puts me down, sarcastic, sarcasm, nags, nagging, blames, blame, blamed, compares me, never good enough, not good enough, complains, contempt, rude, disrespect, disrespectful, humiliates',
  pressure:
    'decides everything, tells me how, treats me like, like a child, messages a day, micromanages, without ringing, in cc, wants to be in, calls me every day, upset if i, controlling, controls, control, pressure, pressures, demands, demanding, expects, expectations, interferes, interfering, meddles, boundaries are, no boundaries, too close, clingy, needy, gets angry when, every hour, three times a day, suffocating, suffocated, possessive, guilt, guilt trip, in laws, mother in law, ultimatum, forces me',
  change:
    'new job, lost his job, lost her job, lost my job, baby, newborn, pregnant, illness, ill, sick, died, death, grief, divorce, separation, separated, long distance, burnout, pandemic, retired, college, university, promotion',
  neglect:
    'only calls when, only when she needs, only when he needs, forgot, forgets, forgot my, cancels, cancelled, canceled, is late, always late, was late, comes late, came late, min late, minutes late, unreliable, never calls, does not call, rarely calls, never texts, does not reply, no time, always busy, too busy, working all, works all, workaholic, gaming, plays games, drinks, drinking, sleeps until, nobody says thank, organise everything, organize everything, last minute, lets me down, let me down, not there, was not there, taken for granted, takes me for granted, no effort, stopped trying',
};
const RULES = [
  ...(Object.keys(good) as Strength[]).flatMap((kind) => rulesOf(kind, { cues: good[kind] }, { good: [1, '<cues>'] })),
  ...(Object.keys(hard) as Strain[]).flatMap((kind) => rulesOf(kind, { cues: hard[kind] }, { hard: [1, '<cues>'] })),
];
const DENIED =
  /(?: if i can| whether i can| if i could| if he(?: still)?| if she(?: still)?| might say she| might say he| used to| how we| wants? (?:him|her|them|to)| have to| has to| should| not| never| no| nothing| without| rarely| hardly| stopped| less| lost| barely)(?: [a-z]+)?(?: [a-z]+)? $/;

/** What is said to carry the relationship, and what strains it; a strength denied is none. */
export function signalsIn(line: Line): { strengths: Signal[]; strains: Signal[] } {
  const found = findAll<Strength | Strain>(line, RULES).map(({ label, rule, from, to }) => ({
    kind: label,
    rule,
    from,
    to,
  }));
  const strains = found.filter(({ rule }) => rule.endsWith('.hard'));
  const strengths = found.filter((one) => one.rule.endsWith('.good') && !refused(line, one) && !inside(one, strains));
  return { strengths, strains: strains.filter((one) => !refused(line, one) || KEPT.has(one.kind)) };
}

/** What is missing is a strain as well: not talking, not listening. */
const KEPT = new Set<Signal['kind']>(['distance', 'unheard', 'mistrust', 'unfair', 'criticism', 'pressure', 'change']);

const inside = ({ from, to }: Signal, others: readonly Signal[]) =>
  others.some((one) => one.from <= from && to <= one.to);
function refused(line: Line, { from }: Signal): boolean {
  const before = line.reading.tokens.filter((token) => token.to <= from).slice(-4);
  return DENIED.test(` ${before.map(({ word }) => word).join(' ')} `);
}
