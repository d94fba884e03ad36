import {
  itemsOf,
  LONGEST_NOTES,
  MOST_ITEMS,
  mergeLines,
  TEXT_FIELDS,
  type TextField,
  textOf,
} from '#contract/relationship-lists.ts';
import type { NewRelationship, RelationshipChange } from '#contract/relationships.ts';
import { invalid } from '#server/refusal.ts';
import type { Words } from '#server/relationships/record/record.ts';

/** Normalizes a text: lists lose empty lines, prose gets plain line ends. */
const tidy = (field: TextField, text: string) =>
  field === 'notes' ? text.replace(/\r\n?/g, '\n') : textOf(itemsOf(text));

/** Only the type "other" has a custom label. */
const labelOf = (type: string, label: string | null | undefined) => (type === 'other' && label ? label : null);

export function wordsOf(input: NewRelationship): Words {
  const text = (field: TextField) => tidy(field, input[field] ?? '');
  return {
    personName: input.personName,
    customLabel: labelOf(input.relationshipType, input.customLabel),
    notes: text('notes'),
    relationshipGoals: text('relationshipGoals'),
    strugglingWith: text('strugglingWith'),
    currentIssues: text('currentIssues'),
    triggers: text('triggers'),
    redLines: text('redLines'),
    incompatibilities: text('incompatibilities'),
    aspirations: text('aspirations'),
    values: text('values'),
    nonNegotiables: text('nonNegotiables'),
    learned: text('learned'),
    likes: text('likes'),
  };
}

function roomFor(field: TextField, text: string): string {
  if (field === 'notes' && text.length > LONGEST_NOTES)
    throw invalid([{ path: [field], message: 'Together with what’s written elsewhere, these notes are too long.' }]);
  if (field !== 'notes' && itemsOf(text).length > MOST_ITEMS)
    throw invalid([{ path: [field], message: `Please keep it to ${MOST_ITEMS} items` }]);
  return text;
}

/** The texts after a change. With a `base`, changes made elsewhere meanwhile are merged. */
export function changedWords(words: Words, type: string, input: RelationshipChange): Words {
  const changed = { ...words };
  for (const field of TEXT_FIELDS) {
    const sent = input[field];
    if (sent === undefined) continue;
    const mine = tidy(field, sent ?? '');
    const base = input.base?.[field];
    const merged = base === undefined ? mine : mergeLines(tidy(field, base ?? ''), mine, words[field]);
    changed[field] = roomFor(field, merged);
  }
  const label = input.customLabel === undefined ? words.customLabel : input.customLabel;
  return { ...changed, personName: input.personName ?? words.personName, customLabel: labelOf(type, label) };
}
