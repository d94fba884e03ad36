import { asks } from '#server/coach/embedded/answers/explore/asks.ts';
import type { Explored, Field } from '#server/coach/embedded/answers/explore/frame.ts';
import { ofNone, ofSeveral } from '#server/coach/embedded/answers/explore/lists.ts';
import { needing } from '#server/coach/embedded/answers/explore/needing.ts';
import { said } from '#server/coach/embedded/answers/explore/words.ts';
import { filled, type Slots } from '#server/coach/embedded/say/fill.ts';
import { capital, clipped, untagged } from '#server/coach/embedded/say/words.ts';
import { topics } from '#server/coach/embedded/understand/topics.ts';
import { understandPart } from '#server/coach/embedded/understand/understand.ts';

const REGULAR =
  /\b(?:once|twice|every|each|daily|weekly|monthly|a (?:day|week|month|year)|per|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/i;
/** A name of something: it can begin a sentence of its own. */
const isThing = (item: string) =>
  item.split(' ').length < 5 && !/\b(?:i|we|you|he|she|they|to|my|your|is|are|am|me)\b/i.test(item);
const COUNTS = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** What an item is about; that something is to be talked about says less than what. */
function topicOf(item: string) {
  const all = understandPart(item).topics;
  return all.find((topic) => topic !== 'listening') ?? all[0];
}

/** What matters most to a feeling of danger or comfort where the item names no matter. */
const NEEDS: Partial<Record<Field, string>> = { trigger: 'respect', line: 'respect', issue: 'being heard' };

function slotsFor(field: Field, who: string, item: string): Slots {
  const topic = topicOf(item);
  const need = (topic && topics[topic].needs[0]) ?? NEEDS[field] ?? 'understanding';
  return {
    item,
    regular: REGULAR.test(item) ? item : null,
    Thing: isThing(item) ? capital(item) : null,
    who,
    needing: needing(need, who),
    deal: topic && topics[topic].deal,
    ask: topic && asks[topic],
  };
}

/** A name as it was written, without marks that would end a quotation. */
const nameOf = (who: string) =>
  untagged(who)
    .replace(/[“”"<>[\]{}|\\]/g, '')
    .trim()
    .split(/\s+/)
    .slice(0, 4)
    .join(' ');

const isOpen = (template: string, slots: Slots) =>
  [...template.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => slots[name]);

const isAlike = (items: readonly string[]) =>
  new Set(items.map(topicOf)).size === 1 && topicOf(items[0] ?? '') !== undefined;

/** The most regular goal is the easiest to see; else what stands first. */
const chosen = (items: readonly string[]) => items.find((item) => REGULAR.test(item)) ?? items[0];

/** An answer about what somebody wrote down of a relationship: one thing of it, in their words, and what to do with it. */
export function exploring({ field, who: whole, items }: Explored): string[] {
  const who = nameOf(whole);
  const item = chosen(items);
  if (!item)
    return ['Nothing stands in this list yet, and one thing is enough to begin.', filled(ofNone[field], { who })];
  const slots = slotsFor(field, who, item);
  const count = COUNTS[items.length] ?? 'many';
  const common = isAlike(items) ? `${slots.needing} in common` : 'more than one root';
  const lead = items.length > 1 ? filled(ofSeveral[field], { ...slots, count, common }) : '';
  const steps = said[field].map((ways) => ways.find((way) => isOpen(way, slots)) ?? '');
  return [lead, ...steps.map((step) => filled(step, slots))].filter(Boolean);
}

/** Where somebody may not be safe there is one question and no advice. */
export const exploringCarefully = ({ items, who }: Explored): string[] => [
  items[0]
    ? `What do you need most right now, when you think of “${clipped(items[0], 12)}”?`
    : `What do you need most right now with ${nameOf(who)}?`,
];
