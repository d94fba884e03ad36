import { exploredIn } from '#server/coach/embedded/answers/explore/frame.ts';
import { gathered, lower, said } from '#server/coach/embedded/answers/gather.ts';
import { isAboutSafety, SAFETY_SUMMARY } from '#server/coach/embedded/answers/staying-safe.ts';
import { listed, sentence } from '#server/coach/embedded/say/words.ts';
import type { Standing } from '#server/coach/port.ts';
import type { Input } from '#server/coach/tasks/tasks.ts';

/** What a conversation was about, for its card in a list. */
export function conversationSummary(
  { messages }: Input<'conversationSummary'>,
  standing: Standing,
): { summary: string } {
  if (isAboutSafety(standing)) return { summary: SAFETY_SUMMARY };
  const told = messages
    .filter(({ role, content }) => role === 'user' && content.trim() && !exploredIn(content))
    .map(({ content }) => content);
  const [first] = told;
  const last = told.at(-1);
  if (!first || !last) return { summary: 'Nothing was said yet.' };
  const all = gathered(told, null);
  const [opening, ...more] = all.told;
  const next = more.find((one) => !all.intent || !one.startsWith('You want'));
  const felt = all.feelings.length ? `You spoke of feeling ${listed(all.feelings)}.` : '';
  const parts = [
    opening ? sentence(opening) : `It began with ${said(first)}.`,
    next ? sentence(next) : '',
    felt,
    all.intent
      ? `You thought of a next step: ${said(all.intent)}.`
      : told.length > 1 && !next
        ? `You ended with ${said(last)}.`
        : '',
  ];
  return {
    summary: parts
      .filter(Boolean)
      .map((part) => lower(part))
      .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
      .join(' '),
  };
}
