import type { Now, Reply } from '#server/coach/embedded/answers/chat/now.ts';
import { clipped } from '#server/coach/embedded/say/words.ts';
import { understand } from '#server/coach/embedded/understand/understand.ts';

const BARBED = /\b(?:criticism|contempt|defensiveness|guilt_trip|demand|stonewalling)\b/;
const BUT = /\b(?:sorry|love you|understand)\b[^.!?]*\bbut\b/i;
const ALWAYS = /\byou (?:always|never)\b/i;

const CLEAN = [
  'Yes, that can go as it is: it is plain, and it blames nobody.',
  'I would send that: it says what you mean and leaves room for an answer.',
  'That reads well, short and honest.',
];
const SURE = [
  'It also says when, and that is worth more than an explanation.',
  'The day in it makes it easy to answer.',
];
const NEARLY = {
  but: 'The “but” takes back what stands before it; I would end the sentence there and begin a new one.',
  always: '“Always” and “never” invite a counterexample; one real time is stronger.',
  barbed: '{who} would answer “{bit}” and not the rest; say instead what it was like for you.',
};
const TO_CHANGE = ['Nearly.', 'The heart of it is right; one thing I would change.'];
const SEND = [
  'When would be a good moment to send it?',
  'How do you think {who} will read it?',
  'Does it feel like you?',
];

/** Words of the writer's own: what is good in them, and the one thing that would be heard wrong. */
export function reviewing(draft: string, { from }: Now): Reply {
  const { moves } = understand(draft);
  const barb = BARBED.test(moves.label) ? moves.evidence.find(({ label }) => label === moves.label) : undefined;
  const bit = barb ? clipped(draft.slice(barb.from, barb.to), 8) : null;
  const fault = BUT.test(draft) ? NEARLY.but : ALWAYS.test(draft) ? NEARLY.always : bit ? NEARLY.barbed : undefined;
  const used = ['affirmation', 'suggestion', 'question'];
  if (fault) return { said: [from.of(TO_CHANGE), from.of([fault], { bit }), from.of(SEND)], used };
  return {
    said: [from.of(CLEAN), ...(/\d|\b\w+day\b|tomorrow|tonight/i.test(draft) ? [from.of(SURE)] : []), from.of(SEND)],
    used,
  };
}
