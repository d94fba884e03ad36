import { expect, test } from 'vitest';
import { product } from '#test/sources.ts';

const NEVER =
  /\b(therap(y|ies|ist|ists)|counsell?ors?|treat(s|ed|ment|ments)?|diagnos(e|es|ed|is|ing)|clinical(ly)?|cures?|HIPAA|guaranteed)\b/i;
/** Sentences that deny being such, the footer's, the relationship type, and the word in its everyday sense. */
const ALLOWED = [
  /\b(not|never|nor|cannot|can['’]t|no|isn['’]t)\b[^.]*\b(therap|counsel|treat|diagnos|clinical|cure)/i,
  /It is not therapy and not an emergency service/,
  /\btherapist\b.*\bteacher\b|'therapist'|Therapist/,
];

/** Text that people read: JSX text and quoted sentences of the web, and the contract's messages. */
function spoken(text: string): string[] {
  const withoutComments = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
  return withoutComments.split(/(?<=[.!?])\s+|\n\s*\n/);
}

test('our own words never claim to be what Mallama is not', () => {
  const wrong = product
    .filter(({ path }) => /^(web|contract)\//.test(path))
    .flatMap(({ path, text }) =>
      spoken(text)
        .filter((words) => NEVER.test(words))
        .map((words) => ({ path, words: words.trim().slice(0, 200) })),
    )
    .filter(({ words }) => !ALLOWED.some((allowed) => allowed.test(words)));
  expect(wrong).toEqual([]);
});
