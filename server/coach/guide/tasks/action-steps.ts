import { contentOf } from '#server/coach/guide/library.ts';
import { plainWords } from '#server/coach/guide/notices.ts';
import { clipped } from '#server/coach/guide/sentences.ts';
import type { Input } from '#server/coach/tasks/tasks.ts';
import type { Assessment } from '#server/safety/assess.ts';
import { policyOf } from '#server/safety/policy.ts';

const MOST = 6;
/** Whether an area is named by one of these words; a star stands for any ending. */
const isNamed = (area: string, named: readonly string[]) => {
  const said = ` ${area.toLowerCase().replace(/[^a-z]+/g, ' ')} `;
  return named.some((word) => said.includes(word.endsWith('*') ? ` ${word.slice(0, -1)}` : ` ${word} `));
};

/** Steps for one area, the nearest first. */
export function stepsFor(area: string): readonly string[] {
  const areas = contentOf('areas');
  return (areas.find(({ named }) => isNamed(area, named)) ?? areas.at(-1))?.steps ?? [];
}

/** Small steps for what somebody wants to work on, each under its name. */
export function actionSteps({ areas }: Input<'actionSteps'>, standing: Assessment): { steps: string[] } {
  const policy = policyOf(standing);
  if (!policy.suggest) return { steps: [] };
  const wanted = areas
    .map((area) => plainWords(area).trim())
    .filter((area) => /\p{L}/u.test(area))
    .slice(0, MOST);
  if (!policy.ownPart) return { steps: wanted.slice(0, 1).map(() => 'Talk about it with someone you trust.') };
  const each = Math.min(3, Math.max(1, Math.floor(MOST / Math.max(1, wanted.length))));
  const steps = wanted.flatMap((area) =>
    stepsFor(area)
      .slice(0, each)
      .map((step) => `${clipped(area, 8)}: ${step}`),
  );
  return { steps: [...new Set(steps)] };
}
