import { spokenIn } from '#contract/arguments.ts';
import { type Hue, hueOf } from '#contract/hues.ts';

const ME = new Set(['me', 'i', 'myself', 'you']);

type Named = { id: string; name: string };

/** The member's own color for any of their names. Someone on their list has the color of their page, others one by name. */
export function hueOfParty(party: string, ownName: string | null, people: readonly Named[] = []): Hue | 'you' {
  const name = party.trim().toLowerCase();
  const own = ownName?.trim().toLowerCase();
  if (ME.has(name) || (own && (own === name || own.split(/\s+/)[0] === name))) return 'you';
  return hueOf(people.find((one) => one.name.trim().toLowerCase() === name)?.id ?? name);
}

type ScriptLine = { party: string | null; said: string };

/** A conversation line by line. A line without a name continues the one before. */
export function scriptOf(text: string): ScriptLine[] {
  const lines: ScriptLine[] = [];
  for (const line of text.split('\n').filter((one) => one.trim())) {
    const spoken = spokenIn(line);
    const last = lines.at(-1);
    if (spoken) lines.push({ party: spoken.party, said: spoken.said.trim() });
    else if (last?.party) last.said += ` ${line.trim()}`;
    else lines.push({ party: null, said: line.trim() });
  }
  return lines;
}
