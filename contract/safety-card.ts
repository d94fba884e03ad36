import { type Country, type Resource, type ResourceKind, resources } from '#contract/resources.ts';
import { type Words, words } from '#contract/safety-words.ts';

/** The part of a finding that a card needs. */
type Finding = {
  level: 0 | 1 | 2 | 3;
  category: string;
  who: string;
  resource: string;
  minor?: boolean;
  ownHand?: boolean;
};

/** Shown in place of an answer (crisis) or beside it (concern). Always the same words. */
export type SafetyCard = { lead: string; question: string | null; closing: string; lines: Resource[] };

const KINDS = new Map<string, readonly ResourceKind[]>([
  ['suicide_crisis', ['crisis']],
  ['emergency', ['emergency', 'crisis']],
  ['domestic_violence', ['abuse', 'emergency']],
  ['sexual_assault', ['sexual_assault', 'emergency']],
  ['child_protection', ['child', 'emergency']],
  ['adult_protection', ['elder', 'emergency']],
  ['eating_disorder', ['crisis', 'emergency']],
  ['mental_health_crisis', ['crisis', 'emergency']],
  ['any', ['crisis', 'abuse', 'emergency']],
]);
const WORDS = new Map<string, Words>(Object.entries(words));

/** A country's lines for a need, the most fitting first; never empty where there is a need. */
export function linesFor(need: string, country: Country, { level = 2, minor = false } = {}): Resource[] {
  const kinds = KINDS.get(need);
  if (!kinds) return [];
  const urgent: ResourceKind[] = level === 3 ? ['emergency'] : [];
  const young: ResourceKind[] = minor ? ['young'] : [];
  const last: ResourceKind[] = need === 'suicide_crisis' ? ['emergency'] : ['crisis'];
  const wanted = [...new Set([...urgent, ...young, ...kinds, ...last])];
  return wanted.flatMap((kind) => resources[country].filter((line) => line.kind === kind));
}

/**
 * People who wanted to harm or watch someone are sent to services for that, where there are any, and not to a crisis
 * line.
 */
function linesOf({ category, resource, level, ...rest }: Finding, country: Country): Resource[] {
  const lines = linesFor(resource, country, { ...rest, level });
  const isOwn = category === 'abuse_facilitation' && resource === 'domestic_violence';
  if (!isOwn) return lines;
  return lines.filter(({ kind, forOwnBehavior }) => forOwnBehavior || (level === 3 && kind === 'emergency'));
}

/** The card for a finding; null where nothing was found. */
export function cardFor(found: Finding, country: Country): SafetyCard | null {
  const said = WORDS.get(found.ownHand ? 'own_violence' : found.category);
  if (found.level === 0 || !said) return null;
  const lead = found.level === 1 ? said.concern : found.who === 'other' ? said.other : said.crisis;
  const lines = linesOf(found, country);
  const isClosed = found.category !== 'abuse_facilitation' || lines.some(({ forOwnBehavior }) => forOwnBehavior);
  return {
    lead: found.level === 3 ? `${said.now} ${lead}` : lead,
    question: found.who === 'self' && found.level <= (said.askedUpTo ?? 2) ? said.question : null,
    closing: isClosed ? said.closing : '',
    lines,
  };
}

/** The card as plain text, for surfaces without cards and for batch runs. */
export function cardText({ lead, question, closing, lines }: SafetyCard): string {
  return [lead, question, lines.map(lineText).join('\n'), closing].filter(Boolean).join('\n\n');
}

/** One line as plain text: its name, and every way to reach it. */
export function lineText({ name, call, text, web, note }: Resource): string {
  const ways = [
    call && `call ${call}`,
    text && (text.word ? `text ${text.word} to ${text.to}` : `text ${text.to}`),
    web?.replace(/^https:\/\/(www\.)?/, ''),
  ].filter(Boolean);
  return `${name}: ${ways.join(', ')}${note ? ` (${note})` : ''}`;
}
