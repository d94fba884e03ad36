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

/** A text as it is kept: lists without empty lines, prose with plain line ends. */
const tidy = (field: TextField, text: string) =>
  field === 'notes' ? text.replace(/\r\n?/g, '\n') : textOf(itemsOf(text));

/** Only "other" has a label of somebody's own. */
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

/** What the words become: a field with its `base` keeps what was changed elsewhere meanwhile. */
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
