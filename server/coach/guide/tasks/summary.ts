import { NUMBERED_LABELS } from '#server/coach/guide/labels.ts';
import { plainWords } from '#server/coach/guide/notices.ts';
import { clipped, listed } from '#server/coach/guide/sentences.ts';
import { situationIn } from '#server/coach/guide/story-of.ts';
import { isAboutSafety } from '#server/coach/guide/tasks/chat-insights.ts';
import { read } from '#server/coach/reading/read.ts';
import type { Input } from '#server/coach/tasks/tasks.ts';
import type { Standing } from '#server/safety/standing.ts';

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** What a conversation was about, for its card in a list. */
export function conversationSummary(
  { messages }: Input<'conversationSummary'>,
  standing: Standing,
): { summary: string } {
  if (isAboutSafety(standing))
    return { summary: 'This conversation was about staying safe. Someone you trust can help with that.' };
  const told = messages
    .filter(({ role, content }) => role === 'user' && content.trim() && !NUMBERED_LABELS.test(content.trim()))
    .map(({ content }) => plainWords(content))
    .filter((content) => /\p{L}/u.test(content) && !read(content).injection.flagged);
  const [first] = told;
  if (first === undefined) return { summary: 'Nothing was said yet.' };
  const found = situationIn(told.join(' '));
  return {
    summary: [found ? `${capital(found.title)}.` : '', `It began with: “${clipped(first, 20)}”`]
      .filter(Boolean)
      .join(' '),
  };
}

/** What several talked about: everybody reads it, so nobody's words are quoted. */
export function sharedSummary(lines: readonly { name: string; text: string }[]): string {
  const names = [...new Set(lines.map(({ name }) => name))];
  const found = situationIn(lines.map(({ text }) => text).join(' '));
  return `${listed(names)} talked about ${found?.title ?? 'what’s between them'}.`;
}
