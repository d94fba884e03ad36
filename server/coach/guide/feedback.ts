import { textWords } from '#server/coach/guide/library.ts';
import { sentencesOf } from '#server/coach/guide/sentences.ts';
import { helps, textSeen } from '#server/reading/texts.ts';

/** In one line what words surely do in a talk: the sentence that could hurt first, else the one that helps; null where none is sure. */
export function feedbackOn(words: string): string | null {
  const seen = sentencesOf(words).map(textSeen);
  const hard = seen.find(({ isHard }) => isHard);
  const kind = hard ? hard.kind : seen.find(helps)?.kind;
  if (!kind)
    return hard ? 'This could be hard to hear. Say what happened and what you want, one thing at a time.' : null;
  const { name, helps: advice } = textWords(kind);
  return hard
    ? `This could be heard as ${name}. ${advice}`
    : `${name.charAt(0).toUpperCase()}${name.slice(1)}. ${advice}`;
}
