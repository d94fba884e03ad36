import type { Written } from './subject.ts';

/** Signs that were seen often enough in sentences written for it. */
export function signsKept(all: readonly Written[], often: number): string[] {
  const count = new Map<string, number>();
  for (const { signs, hand } of all) if (hand) for (const sign of signs) count.set(sign, (count.get(sign) ?? 0) + 1);
  return [...count].filter(([, times]) => times >= often).map(([sign]) => sign);
}
