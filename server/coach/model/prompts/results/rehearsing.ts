import * as z from 'zod/mini';
import { feedbackOn } from '#server/coach/guide/feedback.ts';
import { resultBrief } from '#server/coach/model/prompts/brief.ts';
import { REHEARSAL_HOUSE } from '#server/coach/model/prompts/house.ts';
import { text } from '#server/coach/model/prompts/results/fields.ts';

const Words = z.object({ line: text });

const LEVELS = {
  easy: 'Easygoing: they listen and meet the reader halfway.',
  realistic: 'Realistic: they have their own view, and come around only when they feel heard.',
  hard: 'Hard: they are defensive and short, and change the subject; still never cruel.',
} as const;
const WANTS = {
  line: 'Wanted now: line is what the other one answers to the last words of the reader.',
  hint: 'Wanted now: line is a hint from you as the coach: one way to say the next sentence, with the words.',
  step: 'Wanted now: line is one small step that the reader can take along into the real talk, as you saw it go. It begins with a verb.',
} as const;

export const rehearse = resultBrief<'rehearse', typeof Words>({
  name: 'rehearsal',
  version: 'rehearse.model.1',
  house: REHEARSAL_HOUSE,
  maxOutputTokens: 1000,
  method: 'The reader practices a talk. line: one to three sentences, spoken words only, without a name before them.',
  words: Words,
  facts: ({ personName, level, wants }) => [`The other one: ${personName}`, LEVELS[level], WANTS[wants]],
  parts: ({ personName, description, aim, history, message }) =>
    [
      { label: 'How the reader describes them', text: description },
      { label: 'What the reader wants to practice', text: aim },
      ...history.map(({ role, content }) => ({
        label: role === 'user' ? 'The reader said' : `${personName} said, played by you`,
        text: content,
        isOwn: role === 'assistant',
      })),
      { label: 'The reader says now', text: message },
    ].filter((one) => one.text.trim()),
  names: ({ personName }) => [personName],
  drafts: ['line'],
  build: ({ line }, { message }) => ({ line, feedback: feedbackOn(message) }),
});
