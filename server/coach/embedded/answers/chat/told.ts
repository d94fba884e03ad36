import type { Said } from '#server/coach/tasks/shapes.ts';

/** Mallama's own last replies, so that it does not say the same again. */
export const saidBefore = (history: readonly Said[]): string =>
  history
    .filter(({ role }) => role === 'assistant')
    .slice(-8)
    .map(({ content }) => content)
    .join(' ');

export const lastWords = (history: readonly Said[]): string =>
  history.findLast(({ role }) => role === 'assistant')?.content ?? '';
