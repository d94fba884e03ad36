import type { ChatInsights } from '#contract/coach.ts';
import { sceneOf } from '#server/coach/embedded/answers/chat/scene.ts';
import { filled } from '#server/coach/embedded/say/fill.ts';
import { listed, quoted } from '#server/coach/embedded/say/words.ts';
import { understand } from '#server/coach/embedded/understand/understand.ts';
import type { Said } from '#server/coach/tasks/shapes.ts';

const ASKS = /\bINSIGHTS\b[\s\S]*\bKEY TAKEAWAYS\b/;

/** What a conversation showed, in the person's own words. */
export function insightsOf(history: readonly Said[], personName: string | null): ChatInsights {
  const told = history.filter(
    ({ role, content }) => role === 'user' && !ASKS.test(content) && content.trim().length > 3,
  );
  const seen = told.map(({ content }) => understand(content));
  const scenes = seen
    .map((one) => sceneOf(one, personName))
    .sort((a, b) => (b.told?.length ?? 0) - (a.told?.length ?? 0));
  const [first, second] = scenes;
  if (!first) return { insights: 'There is no conversation to look at yet.', keyTakeaways: [], actionItems: [] };
  const feelings = [...new Set(seen.flatMap((one) => one.feelings.map(({ word }) => word)))].slice(0, 3);
  const felt = feelings.length ? `You spoke of feeling ${listed(feelings)}` : `You spoke most about ${first.matter}`;
  const last = told.at(-1)?.content ?? '';
  return {
    insights: [
      `${felt}, and ${first.q} shows where it comes from.`,
      second && second.q !== first.q ? `It comes back in ${second.q}, so this is more than one bad day.` : '',
      `What you seem to miss with ${first.who} is ${first.need}.`,
    ]
      .filter(Boolean)
      .join(' '),
    keyTakeaways: [
      `${first.bit} matters to you because of ${first.need}.`,
      filled('{who} may see {bit} differently, and only {who} can tell you how', second ?? first),
      `You ended with ${quoted(last, 9)}, which is a place to go on from.`,
    ],
    actionItems: [
      `Tell ${first.who} in one sentence what ${first.bit} was like for you.`,
      `Try this once: ${first.deal}.`,
      `In a week, look back at ${second ? second.bit : quoted(last, 6)} and note what changed.`,
    ],
  };
}

/** The three labelled sections that the chat panel reads. */
export function sectionsOf({ insights, keyTakeaways, actionItems }: ChatInsights): string {
  const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
  return `INSIGHTS:\n${insights}\n\nKEY TAKEAWAYS:\n${list(keyTakeaways)}\n\nACTION ITEMS:\n${list(actionItems)}`;
}
