import common from '#server/reading/tongue.json' with { type: 'json' };
import type { Token } from '#server/reading/words/tokens.ts';

/** "none" where there are no words. */
export type Tongue = 'english' | 'other' | 'none';

const [ENGLISH, OTHERS] = [new Set(common.english.split(' ')), new Set(common.others.split(' '))];

export function tongue(tokens: Token[]): Tongue {
  const said = tokens.filter(({ kind }) => kind === 'word');
  if (said.length === 0) return 'none';
  const latin = said.filter(({ word }) => /^[a-z']/.test(word)).length;
  if (latin < said.length / 2) return 'other';
  const english = said.filter(({ word }) => ENGLISH.has(word) && !OTHERS.has(word)).length;
  const other = said.filter(({ word }) => OTHERS.has(word) && !ENGLISH.has(word)).length;
  return other >= 2 && other > english ? 'other' : 'english';
}
