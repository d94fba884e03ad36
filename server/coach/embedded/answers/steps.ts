import { sceneOf } from '#server/coach/embedded/answers/chat/scene.ts';
import { isAboutSafety } from '#server/coach/embedded/answers/staying-safe.ts';
import { clipped } from '#server/coach/embedded/say/words.ts';
import { understand } from '#server/coach/embedded/understand/understand.ts';
import type { Standing } from '#server/coach/port.ts';
import type { Input } from '#server/coach/tasks/tasks.ts';

const named = (area: string) =>
  /^(?:i|we|he|she|they|it|nobody|my|his|her)\b.*\s\w+/i.test(area) || /^\w+s (?:me|my|credit)\b/.test(area);
/** Three ways to begin, the smallest first; an area may be a thing or a whole sentence. */
const STEPS: readonly ((who: string, area: string, deal: string, isTold: boolean) => string)[] = [
  (who, area, deal) => `For “${area}”, suggest to ${who} to ${deal}.`,
  (who, area, _, isTold) =>
    isTold
      ? `Tell ${who} of the last time that fits “${area}”, and what you would have liked instead.`
      : `Tell ${who} what “${area}” is like for you, with one example from the last weeks.`,
  (_, area) => `Write down one time when it went better with “${area}”, and what was different then.`,
];
const MOST = 6;

/** Small steps for what somebody wants to work on, each naming it. */
export function actionSteps({ personName, areas }: Input<'actionSteps'>, standing: Standing): { steps: string[] } {
  if (isAboutSafety(standing)) return { steps: [] };
  const chosen = areas
    .map((area) => area.trim())
    .filter(Boolean)
    .slice(0, MOST);
  if (standing.level > 0)
    return { steps: chosen.slice(0, 1).map((area) => `Talk about “${clipped(area, 10)}” with somebody you trust.`) };
  const each = Math.max(1, Math.floor(MOST / Math.max(1, chosen.length)));
  return {
    steps: chosen.flatMap((area, start) => {
      const scene = sceneOf(understand(area), personName);
      const words = clipped(area, 12);
      const who = clipped(personName, 4);
      return STEPS.slice(0, each).map((step, at) =>
        (STEPS[(at + start) % STEPS.length] ?? step)(who, words, scene.deal, named(area)),
      );
    }),
  };
}
