import { AFTER_COLON, IS_IT_RIGHT } from '#server/coach/embedded/answers/chat/act-words.ts';
import { type Act, actOf, type Wish } from '#server/coach/embedded/answers/chat/acts.ts';
import { backOf, centralOf } from '#server/coach/embedded/answers/chat/central.ts';
import type { Talk } from '#server/coach/embedded/answers/chat/chat.ts';
import { carefully, doing, idea, listening, words } from '#server/coach/embedded/answers/chat/doing.ts';
import { lowered, within } from '#server/coach/embedded/answers/chat/heard.ts';
import { type Intent, wantsAnother } from '#server/coach/embedded/answers/chat/intent.ts';
import { knowing, turning, wordingAnew } from '#server/coach/embedded/answers/chat/known.ts';
import { matterOf } from '#server/coach/embedded/answers/chat/matters.ts';
import { type Now, nowOf, type Reply } from '#server/coach/embedded/answers/chat/now.ts';
import { sayable } from '#server/coach/embedded/answers/chat/own-words.ts';
import { toQuestion } from '#server/coach/embedded/answers/chat/questions.ts';
import { lastWords } from '#server/coach/embedded/answers/chat/told.ts';
import { hearing, type LedTurn, leading, type Turn, turnIn } from '#server/coach/embedded/answers/chat/turns.ts';
import { slotsOf } from '#server/coach/embedded/answers/slots.ts';
import { situationOf } from '#server/coach/embedded/situations/recognise.ts';
import { lines, type Situation } from '#server/coach/embedded/situations/situation.ts';
import { whomOf } from '#server/coach/embedded/situations/who.ts';
import { type Asked, askedIn } from '#server/coach/embedded/understand/asked.ts';
import { type Understood, understand } from '#server/coach/embedded/understand/understand.ts';
import type { Standing } from '#server/coach/port.ts';
import { isFaint } from '#server/coach/safety/faint.ts';
import type { Said } from '#server/coach/tasks/shapes.ts';

/** How far ahead of others a situation has to be. */
const SURE = 0.08;
const LONGEST = 1500;

const isLed = (turn: Turn | undefined): turn is LedTurn => /^(?:other side|step|question)$/.test(turn ?? '');

const DOER = new Set(['own wrong', 'owing']);
const OFTEN = 0.15;
/** Whether people tell this of what they did themselves, and not of what was done to them. */
function isOfDoer({ told }: Situation): boolean {
  const all = lines(told);
  return all.filter((one) => DOER.has(matterOf(one).name ?? '')).length >= OFTEN * all.length;
}

/** The situation that was told from the first message on; none once the writer said that it was taken wrong. */
function recognisedIn(
  { told, corrected, matter, target }: Now,
  relationshipType: string | null,
): Situation | undefined {
  if (corrected || target.ofTheirs) return undefined;
  const found = situationOf(told.join('\n').slice(0, LONGEST), relationshipType, SURE)?.situation;
  return found && (!DOER.has(matter.name ?? '') || isOfDoer(found)) ? found : undefined;
}

/** Somebody who asks why, or whether they are wrong, wants more than to be heard. */
const wantOf = (intent: Intent, asked: Asked | undefined): Intent =>
  intent === 'share' && /^(?:why|judge|whether)$/.test(asked?.kind ?? '') ? 'advice' : intent;

/** What was told, said back, or in the writer's own words. */
function saidBackIn(message: string): { told: string | null; q?: string } {
  const central = centralOf(message);
  const back = central && backOf(central);
  if (!back) return { told: null };
  return 'clause' in back ? { told: within(back.clause) } : { told: null, q: back.quote };
}

/** A reply out of what is known of the situation. */
function known(talk: Talk, now: Now, situation: Situation, { intent, wish, turned }: Heard): Reply {
  const { seen, turn, before, last, told } = now;
  const wants = wish ? AS[wish] : intent;
  const people = told.flatMap((one) => understand(one).people);
  const whom = whomOf(situation, people, talk.personName);
  const scene = { q: slotsOf(seen).q, ...saidBackIn(wants === 'share' ? talk.message : (told[0] ?? '')) };
  const asked = askedIn(talk.message, seen.people);
  const given = { situation, whom, scene, asked, seed: seen.seed, before, turn, now };
  if (isLed(turned)) return turning({ ...given, intent: wants }, turned);
  if (last.includes('“') && wantsAnother(talk.message)) return wordingAnew({ ...given, intent: 'draft' });
  return knowing({ ...given, intent: wantOf(wants, asked) });
}

const INTENTS: Readonly<Partial<Record<Intent, (now: Now) => Reply>>> = { advice: idea };
const AS: Readonly<Record<Wish, Intent>> = { words: 'draft', idea: 'advice', listen: 'share' };

type Heard = { intent: Intent; wish: Wish | undefined; turned: Turn | undefined };

function recognised(talk: Talk, now: Now, { intent, wish, turned }: Heard): Reply | undefined {
  const situation = recognisedIn(now, talk.relationshipType);
  // Words for what this very message tells are better than any that are known.
  const brings = wish === 'words' && sayable([talk.message], now.target).length > 0;
  if (!situation || brings || wish === 'listen') return undefined;
  return known(talk, now, situation, { intent, wish, turned });
}

/** Nothing is known but what was told. */
function plain(now: Now, { intent, wish, turned }: Heard): Reply {
  if (turned === 'step') return idea(now);
  if (isLed(turned))
    return { said: leading(turned, now.target.who, now.seen.seed, now.before), used: ['suggestion', 'question'] };
  if (wish) return doing({ does: 'takes', wants: wish }, now);
  if (intent === 'draft') return words(now);
  return toQuestion(now) ?? (INTENTS[intent] ?? listening)(now);
}

const AT_ONCE: ReadonlySet<Act['does']> = new Set(['shows']);
const QUOTED = /[“"]([^”"]{12,})[”"]/;
const draftOf = (text: string) => QUOTED.exec(text)?.[1] ?? AFTER_COLON.exec(text)?.[1];
/** The words that somebody asks about, here or before; else what they say they would do. */
function reviewIn(message: string, history: readonly Said[]): Act {
  const before = history.filter(({ role }) => role === 'user').map(({ content }) => draftOf(content));
  const draft = draftOf(message) ?? before.findLast(Boolean);
  return draft ? { does: 'shows', draft } : { does: 'weighs' };
}

/** What a message does in a talk that goes on, and what it wishes for. */
function turnOf({ message, history }: Talk) {
  if (history.length === 0) {
    const first = actOf(message, '');
    return first && AT_ONCE.has(first.does) ? { act: first } : {};
  }
  const last = lastWords(history);
  const act = actOf(message, last);
  const anew = last.includes('“') && wantsAnother(message) && act?.does !== 'rejoices';
  const wish: Wish | undefined = anew ? 'words' : act?.does === 'takes' ? act.wants : undefined;
  if (IS_IT_RIGHT.test(message)) return { act: reviewIn(message, history) };
  const denies = !wish && centralOf(message)?.denies === true;
  return {
    turned: turnIn(message),
    act: act ?? (denies ? ({ does: 'corrects', wants: undefined } as const) : undefined),
    wish,
  };
}

/** What is asked now, in the light of what was told before: out of what is known of the situation, or of the matter. */
export function answering(talk: Talk, seen: Understood, intent: Intent, standing: Standing): Reply {
  const { turned, act, wish } = turnOf(talk);
  const now = nowOf(talk, seen, wish === 'words' || intent === 'draft', act);
  if (standing.level > 0 && !isFaint(standing)) return carefully(now);
  const heard = turned && hearing(turned, seen.seed, now.before);
  if (heard) return { said: heard, used: ['affirmation', 'question'] };
  if (act && !wish && !isLed(turned)) return doing(act, now);
  const all = { intent, wish, turned };
  const reply = recognised(talk, now, all) ?? plain(now, all);
  return standing.level > 0 ? inOneBreath(reply) : reply;
}

/** A question about safety stands before it, so the rest is one sentence. */
function inOneBreath({ said, used }: Reply): Reply {
  const [first = '', second, ...more] = said;
  return second && more.length === 0
    ? { said: [`${first.replace(/\.$/, '')}; ${lowered(second)}`], used }
    : { said, used };
}
