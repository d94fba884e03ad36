import { type Raised, raisedIn } from '#server/safety/raised.ts';

/** The line by which a model reports danger; it is removed and never shown. */
const MARKER = /\[\[\s*(concern|crisis)\b[\s:=-]*([a-z][a-z_ -]{0,40})?\s*\]\][^\S\n]*\n?/gi;
/** A possible beginning of it. */
const BEGUN = /\[(?:\[[^\]\n]{0,60}\]?)?$/;

/** Removes such marks piece by piece, and keeps the last one. */
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
    /** A mark that was never closed is dropped. */
    end: () => (/^\[\[\s*(?:con|cri)/i.test(held) ? '' : held),
    /** The reported danger, once. */
    raised(): Raised | undefined {
      const told = said;
      said = undefined;
      return told;
    },
  };
}
