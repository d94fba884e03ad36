import type { Composed } from '#server/coach/embedded/answers/craft/compose.ts';
import { DOES, FINAL, NAMELESS, NEXT, SOUNDS } from '#server/coach/embedded/answers/craft/notes.ts';
import { mannerApart, spelt } from '#server/coach/embedded/answers/craft/plain.ts';
import { isReply } from '#server/coach/embedded/answers/craft/reply.ts';
import type { Scores } from '#server/coach/embedded/answers/craft/score.ts';
import { pick, seedOf } from '#server/coach/embedded/say/pick.ts';
import { clipped, listed, quoted } from '#server/coach/embedded/say/words.ts';
import type { Input } from '#server/coach/tasks/tasks.ts';

/** What the message does, what it took from the context, and what became of the draft. */
export function explained(
  { goal, selectedTone, context, originalDraft }: Input<'craftMessage'>,
  made: Composed,
): string {
  const { tone, kind } = made;
  const seed = seedOf(`${goal}|${context}|${originalDraft}|${selectedTone}`);
  const { manner } = mannerApart(spelt(goal));
  const does = isReply(goal) ? 'It answers what was asked, and nothing more.' : pick(DOES[kind] ?? [''], seed, 2);
  return [
    tone === selectedTone
      ? pick(SOUNDS[tone], seed, 1)
      : `You chose ${selectedTone}; here that could land badly, so it is written in a ${tone} way.`,
    does,
    manner ? `You want to do it ${clipped(manner, 8)}, so it says what is needed once.` : '',
    ofFacts(made, seed),
    ofDraft(made, seed),
  ]
    .filter(Boolean)
    .join(' ');
}

const TOOK: readonly string[] = [
  'From what you told me it takes {f}.',
  'What you told me is in it: {f}.',
  'It stands on {f}.',
  'Of the situation it names {f}.',
];
const SEEN: readonly string[] = [
  'That they may take it hard shapes how it is said, and is not thrown back at them.',
  'Since it may be hard to hear, it says that it knows.',
];

/** Only what really is in the message, or really was left out. */
function ofFacts({ message, facts, kind }: Composed, seed: number): string {
  const low = message.toLowerCase();
  const found = [...facts.told.map(({ text }) => text.replace(/^but /i, '')), ...facts.wrongs, facts.when]
    .filter((text) => text && low.includes(text.toLowerCase()))
    .map((text) => message.slice(low.indexOf(text.toLowerCase())).slice(0, text.length))
    .slice(0, 2);
  const blaming = facts.blaming.find((text) => !low.includes(text.toLowerCase()));
  return [
    found.length ? pick(TOOK, seed, 3).replace('{f}', () => listed(found.map((text) => quoted(text, 12)))) : '',
    facts.tender && /^(?:news|need|decline|limit|feel|end)$/.test(kind) ? pick(SEEN, seed, 4) : '',
    facts.troubled && /not be an easy|aren't easy/.test(message)
      ? 'What weighs on them is seen, and not told back to them.'
      : '',
    blaming ? `${quoted(blaming, 8)} would be heard as a verdict, so it stayed out.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

const AFRESH: readonly string[] = [
  'Your draft would be heard as blame, so this starts afresh from what you want.',
  'The draft blames or pushes, and the answer to that is usually defence. This says the wish in it instead.',
];

function ofDraft({ draft, message }: Composed, seed: number): string {
  if (!draft) return '';
  const kept = draft.said.filter((one) => message.includes(one.slice(1, -1)));
  if (draft.dropped && kept.length)
    return `${draft.dropped === 1 ? 'One sentence' : `${draft.dropped} sentences`} of your draft blamed, excused or pushed and did not stay as written; ${quoted(kept[0] ?? '', 10)} is in it, and your wish stands in the place of the rest.`;
  if (draft.dropped) return pick(AFRESH, seed, 5);
  return message.toLowerCase().endsWith((draft.said.at(-1) ?? ' ').toLowerCase())
    ? 'Your draft blames nobody and says what you want, so it stayed as it was.'
    : 'Your draft blames nobody; what it adds is kept, and what you want is said in one clear sentence.';
}

const HINTS: Partial<Record<keyof Scores, string>> = {
  clarityScore: 'One time, place or thing by name would make it easier to answer.',
  goalAlignment: 'Read it once more for what you want most, and say that in your own words.',
};

export function feedback({ kind, whom, facts, message, goal }: Composed, scores: Scores): string {
  const seed = seedOf(message);
  const low = (Object.keys(HINTS) as (keyof Scores)[]).find((name) => scores[name] < 70);
  const name = whom.called || whom.isMany || whom.closeness === 'love' ? '' : pick(NAMELESS, seed, 2);
  const next = missing(kind, facts.when, message) || (goal.aim === 'other' ? '' : pick(NEXT[kind] ?? [''], seed, 1));
  const said = [next, low ? (HINTS[low] ?? '') : '', name].filter(Boolean);
  return (said.length > 1 || low ? said : [...said, pick(FINAL, seed, 3)]).join(' ');
}

/** A day or a date, where the message needs one and has none. */
function missing(kind: Composed['kind'], when: string, message: string): string {
  if (when || /\d|day\b|tonight|tomorrow|weekend|week\b/i.test(message)) return '';
  if (kind === 'invite') return 'Put in the day and the place.';
  return kind === 'ask' ? 'If there is a date by when you need it, add it.' : '';
}
