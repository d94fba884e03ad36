import { type Raised, raisedIn } from '#server/safety/raised.ts';

/** How a model says within its answer that somebody may be in danger: a line for us, which nobody else is shown. */
const MARKER = /\[\[\s*(concern|crisis)\b[\s:=-]*([a-z][a-z_ -]{0,40})?\s*\]\][^\S\n]*\n?/gi;
/** What may become one. */
const BEGUN = /\[(?:\[[^\]\n]{0,60}\]?)?$/;

/** Takes such marks out, piece by piece, and keeps what the last of them said. */
export function markless() {
  let held = '';
  let said: Raised | undefined;
  const without = (text: string) =>
    text.replace(MARKER, (_mark, level: string, kind: string) => {
      said = raisedIn(level.toLowerCase(), kind) ?? said;
      return '';
    });
  return {
    push(piece: string): string {
      const text = without(held + piece);
      held = BEGUN.exec(text)?.[0] ?? '';
      return text.slice(0, text.length - held.length);
    },
    /** A mark that was never closed says nothing. */
    end: () => (/^\[\[\s*(?:con|cri)/i.test(held) ? '' : held),
    /** What was raised; told once. */
    raised(): Raised | undefined {
      const told = said;
      said = undefined;
      return told;
    },
  };
}
