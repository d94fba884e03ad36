import type { Tone } from '#contract/coach.ts';
import type { Composed } from '#server/coach/embedded/answers/craft/compose.ts';
import type { Kind } from '#server/coach/embedded/answers/craft/kind.ts';
import { mannerApart, spelt } from '#server/coach/embedded/answers/craft/plain.ts';
import type { Scores } from '#server/coach/embedded/answers/craft/score.ts';
import { clipped, listed, quoted } from '#server/coach/embedded/say/words.ts';
import type { Input } from '#server/coach/tasks/tasks.ts';

const WHY: Record<Tone, string> = {
  caring: 'says what the person means to you, so that the rest is heard as care',
  playful: 'keeps it light, so that a yes is easy and a no costs nothing',
  flirty: 'puts the wink first and leaves the other free to play along',
  direct: 'comes to the point in the first line, without a reproach',
  diplomatic: 'leaves room for another view, and asks rather than claims',
  encouraging: 'puts trust in the other first, and keeps it to one step',
};

/** What the message does, what it took from the context, and what it left out on purpose. */
export function explained(
  { goal, selectedTone, originalDraft, context }: Input<'craftMessage'>,
  made: Composed,
): string {
  const { tone, facts, changed } = made;
  const { manner } = mannerApart(spelt(goal));
  const own = used(made, 'own');
  const deed = used(made, 'deeds');
  const wove = [
    facts.theirs.length ? 'what it is like for the other one' : '',
    own ? `your reason (${quoted(own, 8)})` : '',
    deed ? `what happens, as anybody could see it (${quoted(deed, 8)})` : '',
    facts.wrongs.length ? 'what you did, named without an excuse' : '',
  ].filter(Boolean);
  const left = context.trim() && !wove.length && !facts.tender && !facts.busy;
  return [
    tone === selectedTone
      ? `For ${quoted(goal, 16)}, the ${tone} tone ${WHY[tone]}.`
      : `You chose ${selectedTone}; for ${quoted(goal, 16)} that could land badly, so it is written in a ${tone} way.`,
    manner ? `You want to do it ${clipped(manner, 8)}, so it asks once and blames nobody.` : '',
    wove.length ? `From what you told me it uses ${listed(wove)}.` : '',
    facts.tender ? 'That the other may take it hard shapes how it is said, and is not thrown back at them.' : '',
    left
      ? `I kept ${quoted(context, 7)} out of it, because it would be heard as a reproach or leads away from your point.`
      : '',
    originalDraft.trim() ? ofDraft(originalDraft, changed) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
/** The first fact of a sort that did come into the message. */
const used = ({ message, facts }: Composed, of: 'own' | 'deeds') =>
  facts.told.find((fact) => fact.of === of && message.toLowerCase().includes(fact.text.toLowerCase()))?.text;

const ofDraft = (draft: string, changed: number) =>
  changed
    ? `In your draft ${quoted(draft, 6)} ${changed === 1 ? 'one sentence blamed' : `${changed} sentences blamed`} or pushed, and now says what you feel and need.`
    : `Your draft ${quoted(draft, 6)} had nothing in it that needed softening.`;

/** What to look at before it is sent. */
const BEFORE: Partial<Record<Kind, string>> = {
  end: 'If you can, say it in person or on the phone, and keep these words as your first sentences',
  apologise: 'Add one concrete thing you will do differently, if you already know it',
  limit: 'If the answer is a no, repeat the one sentence with “please”, and nothing else',
  thing: 'Offer two times that suit you, so that the talk really happens',
  ask: 'Add by when you need it, if there is a date',
  feel: 'Send it at a calm hour, and give it a day before you ask again',
  news: 'Send it early in the day, so that there is time for a call afterwards',
  urge: 'Have one concrete offer ready: a number, a date, a lift',
  comfort: 'A second message in a week will mean as much as this one',
  reconnect: 'Give it a week; no answer yet is not a no',
  invite: 'Put in the day and the place, if they are not there yet',
};
const HINTS: Partial<Record<keyof Scores, string>> = {
  clarityScore: 'One time, place or thing by name would make it easier to answer',
  goalAlignment: 'Read it once more for what you want most, and say that in your own words',
};

export function feedback({ kind, whom }: Composed, scores: Scores): string {
  const low = (Object.keys(HINTS) as (keyof Scores)[]).find((name) => scores[name] < 70);
  const name =
    whom.called || whom.isMany
      ? ''
      : `put ${whom.closeness === 'love' ? 'what you call each other' : 'their name'} behind the greeting, and `;
  const start = `Before you send it, ${name}change a word or two so that it sounds like you.`;
  return [BEFORE[kind] ? `${BEFORE[kind]}.` : '', low ? `${HINTS[low]}.` : '', start].filter(Boolean).join(' ');
}
