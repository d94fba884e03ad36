import { heard as said } from '#server/coach/embedded/answers/chat/heard.ts';
import type { Intent } from '#server/coach/embedded/answers/chat/intent.ts';
import { Lines } from '#server/coach/embedded/answers/chat/lines.ts';
import type { Now, Reply } from '#server/coach/embedded/answers/chat/now.ts';
import { OFFERS } from '#server/coach/embedded/answers/chat/offers.ts';
import { sayable, toTell } from '#server/coach/embedded/answers/chat/own-words.ts';
import type { LedTurn } from '#server/coach/embedded/answers/chat/turns.ts';
import { capital } from '#server/coach/embedded/say/words.ts';
import { lines, type Situation } from '#server/coach/embedded/situations/situation.ts';
import type { Whom } from '#server/coach/embedded/situations/who.ts';
import type { Asked } from '#server/coach/embedded/understand/asked.ts';
import { inward } from '#server/coach/embedded/understand/echo.ts';

/** What is known when a reply is written: the situation, who it is about, and what was told and asked. */
export type Known = {
  situation: Situation;
  whom: Whom;
  /** What was told, said back, and their own words where it cannot be turned round. */
  scene: { told: string | null; q: string };
  asked: Asked | undefined;
  intent: Intent;
  seed: number;
  /** How many messages came before this one, and Mallama's own last words. */
  turn: number;
  before: string;
  now: Now;
};

const FITS = [
  'Which of the two sounds more like you?',
  'What would you change in it, so that it is yours?',
  'What do you think the answer would be?',
  'When would be a good moment for it?',
];
const NOT_MINE = [
  'That is yours to decide, and it does not have to be today.',
  'I will not decide that for you, and nobody says it has to be decided this week.',
  'Nobody can answer that from outside, but it can get clearer.',
];
const REAL = [
  'What you feel is real; how it was meant is another question.',
  'A feeling is never a mistake; what it says about the other is still open.',
  'You are allowed to mind it, and it can still have more than one side.',
];
const INSIDE = [
  'Nobody can look inside somebody else, but it could be like this.',
  'I only know your side, so take these as guesses.',
  'There may be more than one reason.',
];

const HEARD = ['{Base}; {under}', '{Base}; {under}', 'So {base}; {under}', 'I hear that {base}; {under}'];
const QUOTED = ['You say {q}; {under}', 'I am staying with {q} for a moment; {under}'];

/** What was told or asked, said back, and what may lie under it: one sentence. */
function heard({ scene, asked, situation, intent }: Known, from: Lines): string {
  const under = from.bare(situation.under);
  const low = under.charAt(0).toLowerCase() + under.slice(1);
  const told = intent === 'share' ? scene.told : bothOf(scene, asked);
  if (!told) return from.of(QUOTED, { q: scene.q, under: low });
  // What was told begins in lower case already, but for names.
  const base = told === scene.told ? told : inward(told);
  const ways = intent === 'share' ? HEARD : HEARD.slice(0, 1);
  return from.of(ways, { Base: capital(told), base, under: low });
}

/** What was asked, and what was told beside it. */
function bothOf({ told }: Known['scene'], asked: Asked | undefined): string | null {
  if (asked?.kind !== 'judge' || !told) return asked?.said ?? told;
  return `${told}, and you ${asked.said.replace(/^You /, '')}`;
}

const event = ({ now, asked, situation }: Known): string => {
  if (asked?.news) return `${capital(asked.news)}. `;
  const news = toTell(now.message, now.target);
  if (news) return `${news} `;
  const [first] = situation.place === 'self' ? [] : sayable(now.told, now.target);
  return first ? `${first} ` : '';
};

/** Words to say are quoted whole, so they hold no quotation of their own. */
const quote = (text: string) => `“${text.replace('“', '‘').replace('”', '’')}”`;

function listening(known: Known, from: Lines): Reply {
  const { situation, turn, now } = known;
  if (turn === 0)
    return {
      said: [heard(known, from), from.of(situation.ask)],
      used: ['reflection of feelings', 'restatement', 'question'],
    };
  const first = said({ ...now, from });
  const isTime = turn === 2 && situation.place !== 'glad';
  return {
    said: [first, from.of(isTime ? OFFERS : situation.ask)],
    used: ['reflection of feelings', 'restatement', 'question'],
  };
}

function wording(known: Known, from: Lines): Reply {
  const { situation } = known;
  const [one, two] = [from.of(situation.words), from.of(situation.words)];
  const second = one === two ? [] : [`Or in other words: ${quote(two)}`];
  return {
    said: [heard(known, from), `You could say: ${quote(`${event(known)}${one}`)}`, ...second, from.of(FITS)],
    used: ['reflection of feelings', 'suggestion', 'question'],
  };
}

const ANEW = ['Then perhaps like this:', 'Let us try it another way:', 'Here is another way to begin:'];

/** Words that were proposed did not sound right: two others, that say the same. */
export function wordingAnew(known: Known): Reply {
  const from = new Lines(known.whom, known);
  const [one, two] = [from.of(known.situation.words), from.of(known.situation.words)];
  return {
    said: [`${from.of(ANEW).replace(/\.$/, '')} ${quote(one)}`, `Or: ${quote(two)}`, from.of(FITS)],
    used: ['suggestion', 'question'],
  };
}

/** A turn of the talk that leads on: the other side, a step, a question to ask. */
export function turning(known: Known, turn: LedTurn): Reply {
  const from = new Lines(known.whom, known);
  const { situation, whom } = known;
  const asking = lines(situation.words).filter((line) => line.endsWith('?'));
  const ways: Record<LedTurn, () => string[]> = {
    'other side': () => [
      `${from.of(INSIDE)} ${from.of(situation.other)} ${from.of(situation.other)}`,
      from.of(situation.ask),
    ],
    step: () => [from.of(situation.step), from.of(situation.own), 'When this week could that be?'],
    question: () => [
      asking.length
        ? `I would ask ${whom.who} something like this: ${quote(from.of(asking))}`
        : from.of(situation.step),
      `And I would ask you: ${from.of(situation.ask)}`,
    ],
  };
  const isAdvice = turn === 'step' || turn === 'question' || turn === 'other side';
  return {
    said: ways[turn](),
    used: isAdvice ? ['information', 'suggestion', 'question'] : ['affirmation', 'question'],
  };
}

/** One thing to do, one look from another side, words for it, and a question. */
function advising(known: Known, from: Lines): Reply {
  const { situation, asked, seed } = known;
  const used = ['reflection of feelings', 'suggestion', 'information', 'question'];
  const first = heard(known, from);
  const step = from.of(situation.step);
  const other = from.of(situation.other);
  const own = from.of(situation.own);
  const question = from.of(situation.ask);
  if (asked?.kind === 'why')
    return { said: [first, `${from.of(INSIDE)} ${other} ${from.of(situation.other)}`, step, question], used };
  if (asked?.kind === 'judge') return { said: [first, `${from.of(REAL)} ${other}`, own, question], used };
  if (asked?.kind === 'whether') return { said: [first, `${from.of(NOT_MINE)} ${step}`, own, question], used };
  const words = quote(`${event(known)}${from.of(situation.words)}`);
  return { said: [first, step, seed % 2 ? other : own, `If you want to put it into words: ${words}`, question], used };
}

/** A reply out of what is known about the situation, in the person's own words where they gave some. */
export function knowing(known: Known): Reply {
  const from = new Lines(known.whom, known);
  if (known.intent === 'share') return listening(known, from);
  const isGlad = known.situation.place === 'glad';
  if (isGlad && known.intent !== 'draft') return listening(known, from);
  return known.intent === 'draft' || known.asked?.kind === 'words' ? wording(known, from) : advising(known, from);
}
