/** Models that think aloud do so in one of these. */
const THINKING = 'think(?:ing)?|thought|reasoning|reflection|analysis|scratchpad';
const OPEN = new RegExp(`<(${THINKING})>`, 'i');
const CLOSE = new RegExp(`</(?:${THINKING})>`, 'i');
/** The beginning of such a sign at the end of a piece. */
const BEGUN = /<\/?[a-z]{0,12}$/i;

/**
 * Leaves out what a model thinks aloud, piece by piece. Some never open a thought and only close it: then all that came
 * before was one, and `isTakenBack` says so.
 */
export function thoughtless() {
  let wasThought = false;
  let held = '';
  let isThinking = false;
  /** Up to the sign that opens or closes a thought; undefined where there is none. */
  const turn = (): string | undefined => {
    const sign = (isThinking ? CLOSE : OPEN).exec(held);
    const stray = isThinking || sign ? null : CLOSE.exec(held);
    const at = sign ?? stray;
    if (!at) return undefined;
    const before = held.slice(0, at.index);
    held = held.slice(at.index + at[0].length);
    if (stray) wasThought = true;
    const isSpoken = Boolean(sign) && !isThinking;
    if (sign) isThinking = !isThinking;
    return isSpoken ? before : '';
  };
  const take = (isEnd: boolean): string => {
    let out = '';
    for (let before = turn(); before !== undefined; before = turn()) out += before;
    const keep = isEnd ? '' : (BEGUN.exec(held)?.[0] ?? '');
    if (!isThinking) out += held.slice(0, held.length - keep.length);
    held = keep;
    return out;
  };
  return {
    push(piece: string) {
      held += piece;
      return take(false);
    },
    end: () => take(true),
    /** Whether all that was given out before was a thought; asked once. */
    isTakenBack() {
      const was = wasThought;
      wasThought = false;
      return was;
    },
  };
}

/** Marks that mean nothing to whoever reads plain words. Lists stay lists. */
export const plainly = (text: string): string =>
  text
    .replace(/^[ \t]*```[^\n]*\n?/gm, '')
    .replace(/```/g, '')
    .replace(/^[ \t]*#{1,6}[ \t]+/gm, '')
    .replace(/^[ \t]*(?:-{3,}|\*{3,}|_{3,})[ \t]*$/gm, '')
    .replace(/^[ \t]*\*[ \t]+/gm, '- ')
    .replace(/\*{1,3}(?=\S)([^*\n]+?)(?<=\S)\*{1,3}/g, '$1')
    .replace(/(?<![\p{L}\d])_{1,2}(?=\S)([^_\n]+?)(?<=\S)_{1,2}(?![\p{L}\d])/gu, '$1')
    .replace(/`([^`\n]*)`/g, '$1')
    .replaceAll('ˆ', ' ');

/** Signs that begin such a mark: from there on a piece is held until it is clear what it is. */
export const MARKS = /[*_`#ˆ]|^[^\S\n]*-/m;

/** "Mallama:" before an answer, as some models write their own name. */
export const withoutSpeaker = (text: string) =>
  text.replace(/^\s*(?:\*\*)?(?:Mallama|Assistant|Coach|AI)(?:\*\*)?:\s+/i, '');
