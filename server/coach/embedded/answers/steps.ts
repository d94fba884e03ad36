import { sceneOf } from '#server/coach/embedded/answers/chat/scene.ts';
import { filled } from '#server/coach/embedded/say/fill.ts';
import { clipped } from '#server/coach/embedded/say/words.ts';
import { understand } from '#server/coach/embedded/understand/understand.ts';
import type { Standing } from '#server/coach/port.ts';
import type { Input } from '#server/coach/tasks/tasks.ts';

const STEPS = [
  'Write down the last time “{area}” went badly and the last time it went well',
  'Tell {who} in one sentence what “{area}” means to you',
  'For “{area}”, you two could {deal}',
];
const MOST = 6;

/** Small steps for what somebody wants to work on, each naming it. */
export function actionSteps({ personName, areas }: Input<'actionSteps'>, { level }: Standing): { steps: string[] } {
  const named = areas
    .map((area) => area.trim())
    .filter(Boolean)
    .slice(0, MOST);
  if (level > 0)
    return { steps: named.slice(0, 1).map((area) => `Talk about “${clipped(area, 10)}” with somebody you trust.`) };
  const each = Math.max(1, Math.floor(MOST / Math.max(1, named.length)));
  return {
    steps: named.flatMap((area) => {
      const scene = sceneOf(understand(area), personName);
      return STEPS.slice(named.length > 2 ? 1 : 0)
        .slice(0, each)
        .map((step) => filled(step, { who: clipped(personName, 4), area: clipped(area, 10), deal: scene.deal }));
    }),
  };
}
