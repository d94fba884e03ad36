import { textWords } from '#server/coach/guide/library.ts';
import { sentencesOf } from '#server/coach/guide/sentences.ts';
import { textSeen } from '#server/reading/texts.ts';

const REPAIR = 'Let me say that differently: what I’d like is ____.';
/** A draft keeps its own words; a sentence that is surely hard to hear is set out anew, with a blank where only the writer knows. */
export function mended(draft: string, closing = '') {
  const said = sentencesOf(draft).map((text) => ({ text, ...textSeen(text) }));
  const isChanged = said.some(({ isHard }) => isHard);
  const ended = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);
  const lines = said.map(({ text, isHard, kind }) =>
    isHard ? (kind && textWords(kind).repair) || REPAIR : ended(text),
  );
  return {
    // What starts anew starts once.
    message: [...new Set(lines), isChanged ? closing : ''].filter(Boolean).join(' '),
    explanation: isChanged
      ? 'Your words stay, except where they’d be hard to hear. There it starts again, with a blank for what you want to say.'
      : 'Your words stay as they are: how they land can’t be told from them alone.',
    feedback: isChanged ? 'Fill in the blanks, one thing at a time.' : 'Read it once as if you’d received it.',
  };
}
