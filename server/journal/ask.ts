import { type EntryPrompt, type JournalReading, LOOKED_BACK } from '#contract/journal.ts';
import { askGuide } from '#server/coach/coach.ts';
import type { Context } from '#server/http/context.ts';
import { whereabouts } from '#server/http/whereabouts.ts';
import type { Caller } from '#server/identity/caller.ts';
import type { OpenEntry } from '#server/journal/entry.ts';
import { openedOf } from '#server/journal/find.ts';
import { holdsQuote, keepPrompt, mayLeave } from '#server/journal/prompt.ts';
import { knownPeople } from '#server/relationships/relationships.ts';

/** How many entries are read, so that enough remain without those that must not leave the server. */
const LOOKED_AT = 3 * LOOKED_BACK;
/** With fewer entries nothing can be said to recur. */
const ENOUGH = 3;
/** The shortest quotation that is evidence. */
const QUOTED = 8;

async function latest(context: Context, ownerId: string): Promise<OpenEntry[]> {
  const found: OpenEntry[] = [];
  let looked = 0;
  for await (const entry of openedOf(context, ownerId, {})) {
    if (await mayLeave(entry)) found.push(entry);
    if (found.length === LOOKED_BACK || ++looked === LOOKED_AT) break;
  }
  return found;
}

/**
 * What a model finds in the latest entries. Asked only at the member's request, and nothing is stored but one
 * question, for the day.
 */
export async function askAboutEntries(context: Context & { user: Caller }): Promise<JournalReading> {
  const { user, coach, headers } = context;
  const [entries, people] = await Promise.all([latest(context, user.id), knownPeople.namesOf(context, user.id)]);
  const { country, timeZone } = whereabouts(headers);
  const asker = { people: [user.id] as const, country, names: [...people.values()] };
  const { output, meta } = await (entries.length < ENOUGH
    ? askGuide('journalInsight', { entries: [] })
    : coach.ask('journalInsight', { entries }, asker));
  const withSource = <Said extends { quote: string }>(said: Said) => {
    const source = entries.find((entry) => holdsQuote(entry, said.quote));
    return source && said.quote.length >= QUOTED
      ? [{ ...said, id: source.id, title: source.title, on: source.on }]
      : [];
  };
  const quotes = output.evidence.flatMap((quote) => withSource({ quote }));
  const isShown = meta.adapter !== 'embedded' && quotes.length > 0;
  if (!isShown) return { pattern: null, quotes: [], prompts: [], meta };
  const prompts: EntryPrompt[] = (output.prompts ?? []).flatMap(withSource).filter(({ question }) => question.trim());
  const [first] = prompts;
  if (first) await keepPrompt(context, user.id, first, timeZone);
  return { pattern: output.emotionalPattern, quotes, prompts, meta };
}
