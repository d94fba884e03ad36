import { exploredIn } from '#server/coach/embedded/answers/explore/frame.ts';
import { heardIn, leaning, planned } from '#server/coach/embedded/answers/insights/heard.ts';
import { beginning, latest } from '#server/coach/embedded/answers/insights/shown.ts';
import { inQuotes, saidBack } from '#server/coach/embedded/answers/statements/said-back.ts';
import { isAboutSafety, SAFETY_SUMMARY } from '#server/coach/embedded/answers/staying-safe.ts';
import { quoted } from '#server/coach/embedded/say/words.ts';
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
  if (first === undefined) return { summary: 'Nothing was said yet.' };
  const heard = heardIn(told, null);
  const { plan } = heard;
  const begun = beginning(heard).slice(0, 2);
  const later = latest(heard);
  const parts = [
    begun.length ? begun.map(({ text }) => saidBack(text)).join(' ') : `It began with ${quoted(first, 14)}.`,
    later && !plan ? `Later you said: ${inQuotes(leaning(heard, later))}` : '',
    plan ? `You thought of a next step: ${inQuotes(planned(heard))}` : '',
  ];
  return { summary: parts.filter(Boolean).join(' ') };
}
