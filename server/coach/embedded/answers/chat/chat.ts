import { advising } from '#server/coach/embedded/answers/chat/advise.ts';
import { drafting } from '#server/coach/embedded/answers/chat/draft.ts';
import { intentOf } from '#server/coach/embedded/answers/chat/intent.ts';
import { listening } from '#server/coach/embedded/answers/chat/listen.ts';
import { plainly } from '#server/coach/embedded/answers/chat/plain.ts';
import { sceneOf } from '#server/coach/embedded/answers/chat/scene.ts';
import { insightsOf, sectionsOf } from '#server/coach/embedded/answers/insights.ts';
import { noticeOf } from '#server/coach/embedded/answers/notices.ts';
import { cardWords } from '#server/coach/embedded/answers/withheld.ts';
import { type Understood, understand } from '#server/coach/embedded/understand/understand.ts';
import type { Context, Standing } from '#server/coach/port.ts';
import { words } from '#contract/safety-words.ts';
import type { Said } from '#server/coach/tasks/shapes.ts';

export type Talk = { message: string; history: Said[]; personName: string | null };
type Reply = { response: string; strategies: string[]; notice: string | null };

/** A reply that listens before it advises. */
export function chat(talk: Talk, standing: Standing, context: Context): Reply {
  const { message, history, personName } = talk;
  const intent = intentOf(message);
  if (standing.level >= 2) return { response: cardWords(standing, context), strategies: ['information'], notice: null };
  if (intent === 'insights') return reply([sectionsOf(insightsOf(history, personName))], ['information'], null);
  const seen = understand(message);
  const notice = noticeOf(seen);
  if (seen.unread && intent !== 'empty') return reply(unreadable(seen, message), ['question'], notice);
  const before = history.findLast(({ role, content }) => role === 'user' && intentOf(content) === 'share');
  const asked = /\?[^?]*$/.test(history.findLast(({ role }) => role === 'assistant')?.content ?? '');
  if (intent === 'yes' && before && asked) {
    const earlier = understand(before.content);
    const { said, used } = advising(sceneOf(earlier, personName), earlier.seed, { safe: standing.level === 0 });
    return reply(said, used, notice);
  }
  const scene = sceneOf(seen, personName);
  const short = plainly(intent, scene);
  if (short) return reply(short, ['question'], notice);
  const turn = history.filter(({ role }) => role === 'user').length;
  const { said, used } =
    intent === 'draft' && standing.level === 0
      ? drafting(scene, seen, message)
      : intent === 'advice'
        ? advising(scene, seen.seed, { safe: standing.level === 0 })
        : listening(scene, seen.seed, turn, seen.sentiment > 0.3 && seen.emotion.label === 'joy');
  return reply([...checkIn(standing), ...said], used, notice);
}

const reply = (said: readonly string[], strategies: string[], notice: string | null): Reply => ({
  response: said.filter(Boolean).join(' '),
  strategies,
  notice,
});

/** At a concern one direct question comes first; the card with the lines stands beside the answer. */
function checkIn({ level, category, who }: Standing): string[] {
  if (level !== 1 || category === 'none') return [];
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
