import type { Problem } from '#web/text-analysis/export/chat.ts';

/** The largest file, in bytes. */
export const MOST_BYTES = 60_000_000;

const starts = (bytes: Uint8Array, ...signs: number[]) => signs.every((sign, at) => bytes[at] === sign);

/** UTF-16 without a byte order mark has zero bytes on one side of ASCII letters. */
function wideName(bytes: Uint8Array): string | undefined {
  const zeros = [0, 0];
  const looked = Math.min(bytes.length, 4000);
  for (let at = 0; at < looked; at++) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > looked / 5) return 'utf-16le';
  return even > looked / 5 ? 'utf-16be' : undefined;
}

/** Decodes a file; encodings that are uncertain are not guessed. */
export function decode(bytes: Uint8Array): { text: string } | { problem: Problem } {
  const wide = starts(bytes, 0xff, 0xfe) ? 'utf-16le' : starts(bytes, 0xfe, 0xff) ? 'utf-16be' : wideName(bytes);
  try {
    const text = new TextDecoder(wide ?? 'utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? { problem: 'encoding' } : { text };
  } catch {
    return { problem: 'encoding' };
  }
}
