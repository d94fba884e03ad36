const THINKING = 'think(?:ing)?|thought|reasoning|reflection|analysis|scratchpad';
const OPEN = new RegExp(`<(${THINKING})>`, 'i');
const CLOSE = new RegExp(`</(?:${THINKING})>`, 'i');
/** A possible beginning of a tag at the end of a piece. */
const BEGUN = /<\/?[a-z]{0,12}$/i;

/**
 * Removes reasoning piece by piece. Some models only close the tag: then all text before was reasoning, and
 * `isTakenBack` says so.
 */
export function thoughtless() {
  let wasThought = false;
  let held = '';
  let isThinking = false;
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
    /** Whether all text given out so far was reasoning; asked once. */
    isTakenBack() {
      const was = wasThought;
      wasThought = false;
      return was;
    },
  };
}

/** Removes Markdown emphasis and headings. Lists stay. */
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

/** Characters that start such markup; from there on a piece is held. */
export const MARKS = /[*_`#ˆ]|^[^\S\n]*-/m;

/** Removes "Mallama:", which some models write before an answer. */
export const withoutSpeaker = (text: string) =>
  text.replace(/^\s*(?:\*\*)?(?:Mallama|Assistant|Coach|AI)(?:\*\*)?:\s+/i, '');
