import { sceneOf } from '#server/coach/embedded/answers/chat/scene.ts';
import { capital, listed, quoted } from '#server/coach/embedded/say/words.ts';
import { understand } from '#server/coach/embedded/understand/understand.ts';
import type { Input } from '#server/coach/tasks/tasks.ts';

/** What a conversation was about, for its card in a list. */
export function conversationSummary({ messages }: Input<'conversationSummary'>): { summary: string } {
  const told = messages.filter(({ role, content }) => role === 'user' && content.trim());
  const [first] = told;
  const last = told.at(-1);
  if (!first || !last) return { summary: 'Nothing was said yet.' };
  const seen = understand(first.content);
  const scene = sceneOf(seen, null);
  const feelings = [...new Set(told.flatMap(({ content }) => understand(content).feelings.map(({ word }) => word)))];
  const opening = scene.told ? `${capital(scene.told)}.` : `It began with ${scene.q}.`;
  const felt = feelings.length ? ` You spoke of feeling ${listed(feelings.slice(0, 3))}.` : '';
  const end = last === first ? '' : ` You ended with ${quoted(last.content, 10)}.`;
  return { summary: `${opening}${felt}${end}` };
}
