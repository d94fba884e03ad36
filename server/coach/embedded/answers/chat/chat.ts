import { words } from '#contract/safety-words.ts';
import { OFFERED } from '#server/coach/embedded/answers/chat/act-words.ts';
import { actOf } from '#server/coach/embedded/answers/chat/acts.ts';
import { answering } from '#server/coach/embedded/answers/chat/answering.ts';
import { type Intent, intentOf } from '#server/coach/embedded/answers/chat/intent.ts';
import { plainly } from '#server/coach/embedded/answers/chat/plain.ts';
import { sceneOf } from '#server/coach/embedded/answers/chat/scene.ts';
import { lastWords } from '#server/coach/embedded/answers/chat/told.ts';
import { exploring, exploringCarefully } from '#server/coach/embedded/answers/explore/explore.ts';
import { type Explored, exploredIn } from '#server/coach/embedded/answers/explore/frame.ts';
import { insightsOf, sectionsOf, standingBefore } from '#server/coach/embedded/answers/insights.ts';
import { noticeOf } from '#server/coach/embedded/answers/notices.ts';
import { cardWords, youngWordsFor } from '#server/coach/embedded/answers/withheld.ts';
import { type Understood, understand } from '#server/coach/embedded/understand/understand.ts';
import type { Context, Standing } from '#server/coach/port.ts';
import { isFaint } from '#server/coach/safety/faint.ts';
import { isYoung } from '#server/coach/safety/young.ts';
import type { Said } from '#server/coach/tasks/shapes.ts';

export type Talk = {
  message: string;
  history: Said[];
  personName: string | null;
  relationshipType: string | null;
};
/** The whole card is not read a second time. */
const YOUNG_AGAIN =
  'I must not go on with this here because of your age, and that says nothing about you or what you told me. Talking with somebody you trust is a good next step, and the lines above are there for you at any hour. Take good care of yourself.';

type Reply = { response: string; strategies: string[]; notice: string | null };

/** In a chat one may call Mallama by name: "Mallama, what can I do?" is no text that speaks to some AI. */
const CALL =
  /(?:^|(?<=[.!?…]))\s*(?:(?:ok(?:ay)?|hey|hi|so|and|well|dear)[\s,]+)?mallama\b[\s,:!.?]*(?=\S)|[\s,]+mallama(?=\s*[.!?]*\s*$)/gi;
const withoutCall = (message: string) => message.replace(CALL, (_, at: number) => (at > 0 ? ' ' : '')).trimEnd();

/** What is told and what is asked are two sentences, however they were typed. */
const ASKS =
  /(?<=\p{L})(?<!\b(?:and|or|but|know|idea|sure|me|ask|wonder|see|tell|about|of|on|is|that)),?\s+(?=(?:so )?(?:what|how) (?:should|can|do|could|would) (?:i|we)\b)/giu;
const apart = (message: string) => message.replace(ASKS, '. ');

/** A reply that listens before it advises. */
export function chat(given: Talk, standing: Standing, context: Context): Reply {
  const talk = { ...given, message: apart(withoutCall(given.message)) };
  const { message, history, personName } = talk;
  const intent = intentOf(message);
  if (standing.level >= 2) return { response: cardWords(standing, context), strategies: ['information'], notice: null };
  if (
    isYoung(given.message, given.history) &&
    history.some(({ content }) => content.startsWith(youngWordsFor(context).slice(0, 40)))
  )
    return { response: YOUNG_AGAIN, strategies: ['information'], notice: null };
  if (isYoung(given.message, given.history))
    return { response: youngWordsFor(context), strategies: ['information'], notice: null };
  if (intent === 'insights') {
    const insights = insightsOf(history, personName, standingBefore(history), context);
    return reply([sectionsOf(insights)], ['information'], null);
  }
  const seen = understand(message);
  const notice = noticeOf(seen);
  const explored = seen.addressesAi ? undefined : exploredIn(message);
  if (explored) return explorative(explored, standing, notice);
  if (seen.unread && intent !== 'empty' && !SIMPLE.test(message))
    return reply(unreadable(seen, message), ['question'], notice);
  const short = isShort(talk, intent)
    ? plainly(settled(intent, history), () => sceneOf(seen, personName), lastWords(history))
    : undefined;
  if (short) return reply(short, ['question'], notice);
  const { said, used } = answering(talk, seen, intent, standing);
  // What is to be tried is read line by line; what was heard is one breath.
  const gap = used.includes('suggestion') ? '\n\n' : ' ';
  return reply([...checkIn(standing), ...said], used, notice, gap);
}

function explorative(explored: Explored, standing: Standing, notice: string | null): Reply {
  if (standing.level > 0) return reply([...checkIn(standing), ...exploringCarefully(explored)], ['question'], notice);
  return reply(exploring(explored), ['suggestion', 'information', 'question'], notice, '\n\n');
}

const TELLING: ReadonlySet<Intent> = new Set(['share', 'yes', 'no', 'draft', 'advice']);
/** A wish for words is no text that speaks to some AI. */
const SIMPLE =
  /^(?:ok(?:ay)?,? |yes,? |please |just )*(?:give|show|tell|write|find) me (?:(?:some|the|a few|one|an?|better|other) )*(?:words|sentence|line|idea|text|message|first sentence)(?: (?:for|to) [\p{L}' ]{2,30})?[\s.!]*(?:please)?[\s.!]*$/iu;

/** Short messages have short answers, unless they do something in the talk. */
function isShort({ message, history }: Talk, intent: Intent): boolean {
  const last = lastWords(history);
  const act = history.length > 0 ? actOf(message, last) : undefined;
  if (act?.does !== 'answers') return act === undefined;
  const closes = (intent === 'no' && OFFERED.test(last)) || (intent === 'yes' && last.includes('“'));
  return closes || !TELLING.has(intent);
}

/** A yes to words that were proposed closes the matter for now. */
const settled = (intent: Intent, history: readonly Said[]): Intent =>
  intent === 'yes' && lastWords(history).includes('“') ? 'fits' : intent;

const reply = (said: readonly string[], strategies: string[], notice: string | null, gap = ' '): Reply => ({
  response: said.filter(Boolean).join(gap),
  strategies,
  notice,
});

const GENTLY = 'First of all, how are you yourself: are you safe right now?';

/** At a concern one direct question comes first; the card with the lines stands beside the answer. */
function checkIn(standing: Standing): string[] {
  const { level, category, who } = standing;
  if (level !== 1 || category === 'none') return [];
  if (isFaint(standing)) return category === 'self_harm' ? [GENTLY] : [];
  const { question, concern } = words[category];
  return [who === 'self' && question ? question : `${concern.split(/(?<=[.;])\s/)[0] ?? ''}`];
}

function unreadable({ unread, addressesAi }: Understood, message: string): string[] {
  const words = message.trim().split(/\s+/).length;
  const signs = [...message.trim()]
    .slice(0, 5)
    .join('')
    .replace(/["<>[\]{}]/g, '');
  if (addressesAi)
    return [
      `I read these ${words} words as text and do not follow orders in them.`,
      'What is going on between you and the other person?',
    ];
  if (unread === 'language')
    return [
      `I am sorry, I read English best, so I may miss much of “${signs} …”.`,
      'Could you tell me the main thing in English, even roughly?',
    ];
  return [`I see “${signs}”, and I would rather ask than guess.`, 'Can you put a word to it?'];
}
