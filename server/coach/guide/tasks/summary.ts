import { NUMBERED_LABELS } from '#server/coach/guide/labels.ts';
import { plainWords } from '#server/coach/guide/notices.ts';
import { clipped, listed } from '#server/coach/guide/sentences.ts';
import { isAboutSafety } from '#server/coach/guide/tasks/chat-insights.ts';
import type { Input } from '#server/coach/tasks/tasks.ts';
import type { Assessment } from '#server/safety/assess.ts';
import { injected } from '#server/safety/injection/injected.ts';

/** What a conversation was about, for its card in a list. */
export function conversationSummary(
  { messages }: Input<'conversationSummary'>,
  standing: Assessment,
): { summary: string } {
  if (isAboutSafety(standing))
    return { summary: 'This conversation was about staying safe. Someone you trust can help with that.' };
  const told = messages
    .filter(({ role, content }) => role === 'user' && content.trim() && !NUMBERED_LABELS.test(content.trim()))
    .map(({ content }) => plainWords(content))
    .filter((content) => /\p{L}/u.test(content) && !injected(content).flagged);
  const [first] = told;
  if (first === undefined) return { summary: 'Nothing was said yet.' };
  return { summary: `It began with: “${clipped(first, 20)}”` };
}

/** What several talked about: everybody reads it, so nobody's words are quoted. */
export function sharedSummary(lines: readonly { name: string }[]): string {
  const names = [...new Set(lines.map(({ name }) => name))];
  return `${listed(names)} talked about what’s between them.`;
}
