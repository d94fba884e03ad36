import menus from '#server/coach/guide/menus.json' with { type: 'json' };
import { type Option, option, START, State } from '#server/coach/guide/state.ts';
import { turn } from '#server/coach/guide/talk.ts';
import type { Said } from '#server/coach/tasks/shapes.ts';
import { assessTexts } from '#server/safety/assess-texts.ts';
import { policyOf } from '#server/safety/policy.ts';

/** So many of the member's messages are played again to find where a talk stands. */
const MOST = 12;
const LABELLED = /^[^\S\n]*\d{1,2}\.\s+(.{1,120})$/gm;

const KNOWN = new Map(
  [...Object.values(menus).flat(), ['Done', 'written']].map(([label = '', to = '']) => [label, to]),
);

/** The choices that stand numbered in a reply. */
function offeredIn(text: string): Option[] {
  return [...text.matchAll(LABELLED)].map(([, label = '']) => option(label.trim(), KNOWN.get(label.trim()) ?? 'aims'));
}

const standing = (message: string) => assessTexts([{ text: message, surface: 'chat' }]);

/** Where a talk stands by what was said in it: played again, or read off the last reply where its beginning is missing. */
function fromHistory(history: readonly Said[], person: string | null): State {
  const own = history.filter(({ role }) => role === 'user');
  const reply = history.findLast(({ role }) => role === 'assistant')?.content;
  const last = own.at(-1);
  if (!last || reply === undefined) return START;
  let state = START;
  let said = '';
  for (const { content } of own.slice(-MOST)) {
    const next = turn({ message: content, state, person }, standing(content));
    state = next.state;
    said = next.text;
  }
  if (reply.startsWith(said)) return state;
  if (policyOf(standing(last.content)).coach === 'card') return { ...START, danger: true };
  return { ...START, introduced: true, options: offeredIn(reply), turn: own.length };
}

/** What was kept with the last reply counts; else what was said. */
export function stateOf(kept: unknown, history: readonly Said[], person: string | null): State {
  const { success, data } = State.safeParse(kept);
  return success ? data : fromHistory(history, person);
}
