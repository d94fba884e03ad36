import type { ChatInsights } from '#contract/coach.ts';
import { exploredIn } from '#server/coach/embedded/answers/explore/frame.ts';
import { back, type Gathered, gathered, lower, said } from '#server/coach/embedded/answers/gather.ts';
import { knownIn, type Lines } from '#server/coach/embedded/answers/relationship/known.ts';
import { isAboutSafety, safetyInsights } from '#server/coach/embedded/answers/staying-safe.ts';
import { listed, quoted, sentence } from '#server/coach/embedded/say/words.ts';
import { storyOf } from '#server/coach/embedded/understand/story.ts';
import { type Context, type Standing, standingOf } from '#server/coach/port.ts';
import type { Said } from '#server/coach/tasks/shapes.ts';
import { texts } from '#server/coach/tasks/task.ts';

const ASKS = /\bINSIGHTS\b[\s\S]*\bKEY TAKEAWAYS\b/;

/** What a conversation showed, in the person's own words; none of it where somebody may not be safe. */
export function insightsOf(
  history: readonly Said[],
  personName: string | null,
  standing: Standing,
  context: Context,
): ChatInsights {
  if (isAboutSafety(standing)) return safetyInsights(standing, context);
  const told = history
    .filter(
      ({ role, content }) =>
        role === 'user' && !ASKS.test(content) && content.trim().length > 3 && !exploredIn(content),
    )
    .map(({ content }) => content);
  if (told.length === 0) return { insights: nothingOf(history), keyTakeaways: [], actionItems: [] };
  const all = seenIn(told, personName);
  return { insights: shown(all, told), keyTakeaways: taken(all), actionItems: steps(all) };
}

/** A button's words alone are no conversation. */
const nothingOf = (history: readonly Said[]) =>
  history.some(({ content }) => exploredIn(content))
    ? 'You looked at what you keep about the relationship. Say a little about it in your own words, and there is more to see.'
    : 'There is no conversation to look at yet.';

type Seen = Gathered & { known: Lines | undefined; isGlad: boolean };

/** What the situation is known for, where it is one that is known. */
function seenIn(told: readonly string[], personName: string | null): Seen {
  const all = gathered(told, personName);
  const isGlad = all.seen.sentiment > 0.35 && !all.opener;
  return { ...all, isGlad, known: isGlad ? undefined : knownIn(all.seen, null, personName ?? all.who) };
}

function shown({ told, own, feelings, need, who, seen, known, isGlad }: Seen, all: readonly string[]): string {
  const [first, second] = told.filter((one) => !own.includes(one));
  const opening = first ? sentence(first) : `You spoke about ${quoted(seen.text || (all[0] ?? ''), 12)}.`;
  const felt = feelings.length ? `You speak of feeling ${listed(feelings)}` : '';
  const meaning = known
    ? known.of('under', 1)
    : isGlad
      ? `it sounds as if something is going well between you and ${who}, and you can see what makes it so`
      : `behind it may be a wish for ${need}`;
  return [
    opening,
    second ? sentence(second) : '',
    own[0] ? `On your side, ${lower(own[0])}.` : '',
    felt ? `${felt}; ${meaning}.` : sentence(meaning),
  ]
    .filter(Boolean)
    .join(' ');
}

function taken({ told, own, who, known, isGlad, need, intent, seen }: Seen): string[] {
  if (isGlad)
    return [
      `What went well was no accident: somebody made room for it, and so did you.`,
      `${who === 'the other person' ? 'The other one' : who} may not know how much it meant unless you say it.`,
    ];
  const next = intent && back(intent);
  const weight = told
    .slice(2)
    .filter((one) => !own.includes(one) && one !== next && one.length > 30)
    .at(-1);
  const { mine } = storyOf(seen);
  const part = mine
    ? `The sharp part is yours to take back, and that often opens the door: ${lower(back(mine))}.`
    : `What you seem to need most here is ${need}, and that can be asked for in one sentence.`;
  return [
    known ? `When it comes to ${known.matter}, your own part may be worth a look. ${known.of('own', 2)}` : part,
    known ? known.of('other', 3) : `How it looks to ${who} is still open; one honest question may change the picture.`,
    weight ? `Do not lose sight of this part: ${lower(weight)}.` : '',
  ].filter(Boolean);
}

function steps({ intent, opener, who, deal, known, isGlad, feelings }: Seen): string[] {
  if (isGlad)
    return [
      `Tell ${who} today which moment you liked best, in one sentence.`,
      `Put the next one of its kind into the calendar before the week is over.`,
    ];
  return [
    intent ? `You already named a step: ${said(intent)}. Write down its first sentence, so that it happens.` : '',
    opener
      ? `Begin with what happened, for instance: “${opener}${known ? ` ${known.of('words', 4)}` : ''}”`
      : `Tell ${who} in one sentence: “${feelings[0] ? `I feel ${feelings[0]}` : 'Something between us has been on my mind'}, and I would like to talk about it with you.”`,
    known?.of('step', 5) ?? '',
    known
      ? sentence(`You two could ${known.of('deal', 6).replace(/^never /, 'agree never to ')}`)
      : `Agree with ${who} to ${deal}.`,
  ].filter(Boolean);
}

/** Where insights are asked for in the middle of a talk: what was said before weighs as well. */
export const standingBefore = (history: readonly Said[]): Standing =>
  standingOf(texts('chat', ...history.map(({ role, content }) => (role === 'user' ? content : ''))));

/** The three labelled sections that the chat panel reads. */
export function sectionsOf({ insights, keyTakeaways, actionItems }: ChatInsights): string {
  const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
  return `INSIGHTS:\n${insights}\n\nKEY TAKEAWAYS:\n${list(keyTakeaways)}\n\nACTION ITEMS:\n${list(actionItems)}`;
}
