import { intentOf } from '#server/coach/embedded/answers/chat/intent.ts';
import { turnIn } from '#server/coach/embedded/answers/chat/turns.ts';
import { type Story, storyOf } from '#server/coach/embedded/understand/story.ts';
import { type Understood, understand } from '#server/coach/embedded/understand/understand.ts';
import type { Said } from '#server/coach/tasks/shapes.ts';

/** As far back as a reply remembers, and as much of each message. */
const BACK = 4;
const OF_EACH = 1200;

export type Told = { seen: Understood; story: Story };

const isTold = ({ seen, story }: Told) => story.theirs !== null || story.mine !== null || seen.detail.told !== null;

/** What the writer told before, the latest first; questions and short answers tell nothing. */
export function toldBefore(history: readonly Said[]): Told[] {
  return history
    .filter(({ role, content }) => role === 'user' && intentOf(content) === 'share' && !turnIn(content))
    .slice(-BACK)
    .reverse()
    .map(({ content }) => understand(content.slice(0, OF_EACH)))
    .map((seen) => ({ seen, story: storyOf(seen) }))
    .filter(isTold);
}

/** One story out of several tellings: of each part the latest. */
export function joined(all: readonly Told[]): Story {
  const of = (part: 'mine' | 'felt') => all.find(({ story }) => story[part])?.story[part] ?? null;
  const known = all.find(({ story }) => story.theirs)?.story;
  const { theirs = null, toThem = null, isPast = true } = known ?? {};
  return { theirs, toThem, isPast, mine: of('mine'), felt: of('felt') };
}

/** Mallama's own last replies, so that it does not say the same again. */
export const saidBefore = (history: readonly Said[]): string =>
  history
    .filter(({ role }) => role === 'assistant')
    .slice(-3)
    .map(({ content }) => content)
    .join(' ');

export const lastWords = (history: readonly Said[]): string =>
  history.findLast(({ role }) => role === 'assistant')?.content ?? '';
