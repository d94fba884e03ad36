import type { Balance } from '#contract/coach.ts';
import type { Move } from '#server/coach/embedded/moves/moves.ts';
import { sentence } from '#server/coach/embedded/say/words.ts';

const KIND =
  /\b(?:usually|normally|otherwise|mostly|always|generally) (?:very |so |really |quite )?(?:warm|kind|friendly|nice|gentle|calm|sweet|patient|supportive|relaxed|cheerful|polite)\b/i;
const DRY =
  /\b(?:usually|normally|always|generally|mostly) (?:very |so |really |quite )?(?:short|brief|blunt|dry|direct|quiet|cold|distant|formal|terse)\b/i;
const WARM: ReadonlySet<Move> = new Set<Move>(['appreciation', 'repair']);

/** What the person noted about somebody's usual way, beside a message that sounds different, or just like it. */
export function usually(balance: Balance, notes: string | null, who: string, move: Move): Balance {
  const kind = KIND.exec(notes ?? '')?.[0];
  const dry = DRY.exec(notes ?? '')?.[0];
  if (WARM.has(move) || (!kind && !dry)) return balance;
  return {
    ...balance,
    otherPerspective: sentence(
      kind
        ? `you noted that ${who} is ${kind.toLowerCase()}, so a cooler line may tell more about the pressure of that day than about you`
        : `you noted that ${who} is ${dry?.toLowerCase()}, so a line like this may be nothing out of the ordinary`,
    ),
  };
}
