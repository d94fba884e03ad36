import { type Country, type Resource, type ResourceKind, resources } from '#contract/resources.ts';
import type { Assessment } from '#server/coach/safety/assess.ts';
import type { Need } from '#server/coach/safety/terms.ts';
import { words } from '#server/coach/safety/words.ts';

/** What is shown in place of an answer (crisis) or beside it (concern). Always the same words. */
export type SafetyCard = { lead: string; question: string | null; closing: string; lines: Resource[] };

const KINDS: Record<Exclude<Need, 'none'>, readonly ResourceKind[]> = {
  suicide_crisis: ['crisis'],
  emergency: ['emergency', 'crisis'],
  domestic_violence: ['abuse', 'emergency'],
  sexual_assault: ['sexual_assault', 'emergency'],
  child_protection: ['child', 'emergency'],
  adult_protection: ['elder', 'emergency'],
};

/** The lines of one country for a need, the most fitting first; never empty. */
export function linesFor(need: Need, country: Country, { level = 2, minor = false } = {}): Resource[] {
  if (need === 'none') return [];
  const urgent: ResourceKind[] = level === 3 ? ['emergency'] : [];
  const young: ResourceKind[] = minor ? ['young'] : [];
  const last: ResourceKind[] = need === 'suicide_crisis' ? ['emergency'] : ['crisis'];
  const wanted = [...new Set([...urgent, ...young, ...KINDS[need], ...last])];
  return wanted.flatMap((kind) => resources[country].filter((line) => line.kind === kind));
}

/** The card for an assessment; none where nothing was found. */
export function cardFor(found: Assessment, country: Country): SafetyCard | null {
  if (found.level === 0 || found.category === 'none') return null;
  const said = words[found.category];
  const lead = found.level === 1 ? said.concern : found.who === 'other' ? said.other : said.crisis;
  return {
    lead: found.level === 3 ? `${said.now} ${lead}` : lead,
    question: found.who === 'self' && found.level > 0 ? said.question : null,
    closing: said.closing,
    lines: linesFor(found.resource, country, found),
  };
}

/** The card as plain text, for surfaces without a card and for the batch door. */
export function cardText({ lead, question, closing, lines }: SafetyCard): string {
  return [lead, question, lines.map(lineText).join('\n'), closing].filter(Boolean).join('\n\n');
}

function lineText({ name, call, text, web, note }: Resource): string {
  const ways = [
    call && `call ${call}`,
    text && (text.word ? `text ${text.word} to ${text.to}` : `text ${text.to}`),
    web?.replace(/^https:\/\/(www\.)?/, ''),
  ].filter(Boolean);
  return `${name}: ${ways.join(', ')}${note ? ` (${note})` : ''}`;
}
