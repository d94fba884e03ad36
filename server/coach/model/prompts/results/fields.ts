import * as z from 'zod/mini';
import type { Balance } from '#contract/coach.ts';
import type { Part } from '#server/coach/model/prompts/brief.ts';
import type { Said } from '#server/coach/tasks/shapes.ts';
import type { Assessment } from '#server/safety/assess.ts';
import { policyOf } from '#server/safety/policy.ts';

export const text = z.string();
export const maybe = z.nullable(z.string());
export const lines = z.array(z.string());
export const scoreOf = (most: number) =>
  z.object({ score: z.number().check(z.minimum(0), z.maximum(most)), reason: text });
export const quotes = z.array(z.object({ quote: text, shows: text }));

const AT_MOST = 6;
export const some = (said: readonly string[], most = AT_MOST) =>
  [...new Set(said.map((line) => line.trim()).filter(Boolean))].slice(0, most);

export const balanceFields = {
  otherPerspective: maybe,
  ownPart: maybe,
  assumptionsToCheck: lines,
  oneRepairStep: maybe,
};
export const ABOUT_BALANCE =
  'otherPerspective: how it may be for the other person. ownPart: what the reader could look at in themselves. assumptionsToCheck: up to three things that are guessed, not known. oneRepairStep: one small step. Each of them null or empty where somebody may be unsafe.';

/** What keeps a result fair. Empty if someone may not be safe, whatever the model wrote. */
export const balanceOf = (
  words: z.infer<z.ZodMiniObject<typeof balanceFields>>,
  assessment: Assessment,
): z.infer<typeof Balance> =>
  policyOf(assessment).ownPart
    ? {
        otherPerspective: words.otherPerspective || null,
        ownPart: words.ownPart || null,
        assumptionsToCheck: some(words.assumptionsToCheck, 3),
        oneRepairStep: words.oneRepairStep || null,
      }
    : { otherPerspective: null, ownPart: null, assumptionsToCheck: [], oneRepairStep: null };

/** Where a quotation occurs in the text; left out if it does not. */
export function evidenceIn(written: string, said: z.infer<typeof quotes>) {
  const low = written.toLowerCase();
  return said.flatMap(({ quote, shows }) => {
    const from = low.indexOf(quote.trim().toLowerCase());
    if (from < 0 || !quote.trim()) return [];
    const to = from + quote.trim().length;
    return [{ rule: shows.slice(0, 120), from, to, quote: written.slice(from, to) }];
  });
}

/** A talk as parts, with names if several speak, and without a greeting. */
export function turns(messages: readonly Said[], most = 40): Part[] {
  const said = messages.slice(-most);
  const first = said.findIndex(({ role }) => role === 'user');
  return said.slice(Math.max(0, first)).map(({ role, content, name }) => ({
    label: role === 'user' ? (name ?? 'The person') : 'Mallama',
    text: content,
    isOwn: role === 'assistant',
  }));
}

export const MOST = 3000;
