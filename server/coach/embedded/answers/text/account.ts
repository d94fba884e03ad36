import { balanced } from '#server/coach/embedded/answers/balance.ts';
import { answered } from '#server/coach/embedded/answers/text/frame/answered.ts';
import type { Frame } from '#server/coach/embedded/answers/text/frame/frame.ts';
import type { Words } from '#server/coach/embedded/answers/text/received.ts';
import { pick } from '#server/coach/embedded/say/pick.ts';
import type { Standing } from '#server/coach/port.ts';

const OPENINGS = [
  'I keep thinking about what you said, and I’d rather ask than guess: what would you like me to understand?',
  'I want to understand you properly: what did you mean, in your own words?',
  'I’ve thought about what you told me; tell me a bit more about it, and I’ll listen first.',
] as const;

/** Where a message is only told of, its wording is not weighed; what can be asked is. */
export function account({ ask, who }: Frame, seed: number, standing: Standing): Words {
  const they = who?.pronoun ?? 'they';
  const owner = { he: 'his', she: 'her', they: 'their' }[they];
  const answer = ask
    ? answered(
        ask === 'how to answer' ? 'other' : ask,
        { move: 'neutral', kind: null, said: '', who, isOwn: false },
        seed,
      )
    : '';
  return {
    emotionalTone: 'Told, not quoted',
    interpretation:
      `You tell what was said; ${owner} own words are not here, and tone sits in the exact wording. ${answer}`.trim(),
    underlyingMeaning: 'Paste the message as it was written, and both ways to read it can be shown.',
    suggestedResponse: standing.level > 0 ? '' : pick(OPENINGS, seed, 4),
    confidence: 0.3,
    readings: [],
    balance: balanced(standing, () => ({
      otherPerspective: null,
      ownPart: `Ask yourself which of it was said, and which of it you heard between the lines.`,
      assumptionsToCheck: [`Were these ${owner} words, or your summary of them?`],
      oneRepairStep: 'Say back in one sentence what you understood, and ask if that is right.',
    })),
  };
}
