import { kept, read } from '#server/coach/language/read.ts';
import { injected } from '#server/coach/safety/injection/injected.ts';

type Cleaned = { text: string; addressesAi: boolean };

/** A text without what speaks to an AI: such sentences are neither followed nor said back. */
export const cleaned = (text: string): Cleaned => kept(read(text), text, cleanedAnew);

function cleanedAnew(text: string): Cleaned {
  const { flagged, evidence } = injected(text);
  if (!flagged) return { text, addressesAi: false };
  const kept = [...text.matchAll(/[^.!?\n]+[.!?\n]*/g)].filter(
    ({ index, 0: said }) => !evidence.some(({ from, to }) => from < index + said.length && index < to),
  );
  const rest = kept.map(([said]) => said).join('');
  const plain = rest
    .replace(/<[^>]*>?|\[[^\]]*\]?|[{}"`#*_]/g, ' ')
    .replace(/\b\p{Lu}[\p{Lu}\p{N}_-]*\p{N}[\p{Lu}\p{N}_-]*\b/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return { text: /\p{L}{2}/u.test(plain) && plain.length > 8 ? plain : '', addressesAi: true };
}
