import { words } from '#contract/safety-words.ts';
import { advising } from '#server/coach/embedded/answers/chat/advise.ts';
import { ASKED_PERMISSION } from '#server/coach/embedded/answers/chat/ask.ts';
import { drafting, wording } from '#server/coach/embedded/answers/chat/draft.ts';
import { type Intent, intentOf } from '#server/coach/embedded/answers/chat/intent.ts';
import { knowing } from '#server/coach/embedded/answers/chat/known.ts';
import { listening } from '#server/coach/embedded/answers/chat/listen.ts';
import { plainly } from '#server/coach/embedded/answers/chat/plain.ts';
import { sceneOf } from '#server/coach/embedded/answers/chat/scene.ts';
import { joined, saidBefore, toldBefore } from '#server/coach/embedded/answers/chat/told.ts';
import { exploring, exploringCarefully } from '#server/coach/embedded/answers/explore/explore.ts';
import { type Explored, exploredIn } from '#server/coach/embedded/answers/explore/frame.ts';
import { insightsOf, sectionsOf, standingBefore } from '#server/coach/embedded/answers/insights.ts';
import { noticeOf } from '#server/coach/embedded/answers/notices.ts';
import { cardWords, youngWordsFor } from '#server/coach/embedded/answers/withheld.ts';
import { situationOf } from '#server/coach/embedded/situations/recognise.ts';
import type { Situation } from '#server/coach/embedded/situations/situation.ts';
import { whomOf } from '#server/coach/embedded/situations/who.ts';
import { type Asked, askedIn } from '#server/coach/embedded/understand/asked.ts';
import { storyOf } from '#server/coach/embedded/understand/story.ts';
import { type Understood, understand } from '#server/coach/embedded/understand/understand.ts';
import type { Context, Standing } from '#server/coach/port.ts';
import { isYoung } from '#server/coach/safety/young.ts';
import type { Said } from '#server/coach/tasks/shapes.ts';

export type Talk = { message: string; history: Said[]; personName: string | null };
type Reply = { response: string; strategies: string[]; notice: string | null };

/** In a chat one may call Mallama by name: "Mallama, what can I do?" is no text that speaks to some AI. */
const CALL =
  /(?:^|(?<=[.!?…]))\s*(?:(?:ok(?:ay)?|hey|hi|so|and|well|dear)[\s,]+)?mallama\b[\s,:!.?]*(?=\S)|[\s,]+mallama(?=\s*[.!?]*\s*$)/gi;
const withoutCall = (message: string) => message.replace(CALL, (_, at: number) => (at > 0 ? ' ' : '')).trimEnd();

/** What is told and what is asked are two sentences, however they were typed. */
const apart = (message: string) =>
  message.replace(/(\p{L}),?\s+(?=(?:so )?(?:what|how) (?:should|can|do|could|would) (?:i|we)\b)/giu, '$1. ');

/** A reply that listens before it advises. */
export function chat(given: Talk, standing: Standing, context: Context): Reply {
  const talk = { ...given, message: apart(withoutCall(given.message)) };
  const { message, history, personName } = talk;
  const intent = intentOf(message);
  if (standing.level >= 2) return { response: cardWords(standing, context), strategies: ['information'], notice: null };
  if (isYoung(message, history)) return { response: youngWordsFor(context), strategies: ['information'], notice: null };
  if (intent === 'insights') {
    const insights = insightsOf(history, personName, standingBefore(history), context);
    return reply([sectionsOf(insights)], ['information'], null);
  }
  const seen = understand(message);
  const notice = noticeOf(seen);
  const explored = seen.addressesAi ? undefined : exploredIn(message);
  if (explored) return explorative(explored, standing, notice);
  if (seen.unread && intent !== 'empty') return reply(unreadable(seen, message), ['question'], notice);
  const short = isShort(intent, history) ? plainly(settled(intent, history), sceneOf(seen, personName)) : undefined;
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

/** A yes to the question whether advice is wanted is a wish for it; any other yes asks for more. */
function isShort(intent: Intent, history: readonly Said[]): boolean {
  return intent !== 'yes' || !ASKED_PERMISSION.test(lastWords(history));
}

/** A yes to words that were proposed closes the matter for now. */
const settled = (intent: Intent, history: readonly Said[]): Intent =>
  intent === 'yes' && lastWords(history).includes('“') ? 'fits' : intent;

const lastWords = (history: readonly Said[]) => history.findLast(({ role }) => role === 'assistant')?.content ?? '';
const GLAD = /\b(?:happy|glad|lovely|laughed|proud|grateful|thankful|wonderful|great|good news|enjoyed|relieved)\b/i;

/** What is asked now, in the light of what was told before. */
function answering({ message, history, personName }: Talk, seen: Understood, intent: Intent, standing: Standing) {
  const safe = standing.level === 0;
  const own = { seen, story: storyOf(seen) };
  const earlier = toldBefore(history);
  const all = [own, ...earlier];
  const people = all.flatMap((one) => one.seen.people);
  const somebody = people.find(({ name, role }) => name ?? role);
  const topic = all.find((one) => one.seen.topics.length > 0)?.seen.topics[0];
  const known = { somebody, topic };
  const before = saidBefore(history);
  const turn = history.filter(({ role }) => role === 'user').length;
  // A question alone tells nothing: then the story is the one that was told before.
  const isBare = own.story.theirs === null && own.story.felt === null;
  const base = (isBare ? (earlier.find(({ story }) => story.theirs) ?? earlier[0]) : undefined)?.seen ?? seen;
  const story = joined(all);
  const situation = safe || isFaint(standing) ? recognisedIn(message, history) : undefined;
  if (situation) {
    const asked = askedIn(message, seen.people);
    const whom = whomOf(situation, people, personName);
    const scene = sceneOf(intent === 'share' ? seen : base, personName, { ...known, story });
    const now = { situation, whom, scene, asked, seed: seen.seed, before };
    return knowing(safe ? { ...now, intent: wantOf(intent, asked), turn } : { ...now, intent: 'share', turn: 0 });
  }
  if (intent === 'share') {
    const glad = GLAD.test(message) && seen.emotion.label === 'joy' && seen.sentiment > 0.3;
    return listening(sceneOf(seen, personName, known), { seed: seen.seed, turn, glad, before, safe });
  }
  const scene = sceneOf(base, personName, { ...known, story });
  if (intent === 'draft' && safe) return wording(story, scene, seen, topic) ?? drafting(scene, seen, message);
  return advising(scene, base.seed, { safe, story, before, topic });
}

/** Somebody who asks why, or whether they are wrong, wants more than to be heard. */
const wantOf = (intent: Intent, asked: Asked | undefined): Intent =>
  intent === 'share' && /^(?:why|judge|whether)$/.test(asked?.kind ?? '') ? 'advice' : intent;

const FIRM = 0.2;
const BACK = 3;
const LONGEST = 1500;

/** The situation that a message tells, or that it goes on telling. */
function recognisedIn(message: string, history: readonly Said[]): Situation | undefined {
  const now = situationOf(message);
  const earlier = history.filter(({ role }) => role === 'user').slice(-BACK);
  if (earlier.length === 0 || (now && now.sure >= FIRM)) return now?.situation;
  const all = [...earlier.map(({ content }) => content), message].join('\n');
  return (situationOf(all.slice(-LONGEST)) ?? now)?.situation;
}

const reply = (said: readonly string[], strategies: string[], notice: string | null, gap = ' '): Reply => ({
  response: said.filter(Boolean).join(gap),
  strategies,
  notice,
});

/** Only the passage as a whole suggests something: too little for a direct question, or to keep silent about the rest. */
const isFaint = ({ level, evidence }: Standing) =>
  level === 1 && evidence.every(({ rule }) => rule.endsWith('.weighed'));
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
