import { itemsOf, TEXT_FIELDS, type TextField } from '#contract/relationship-lists.ts';
import type { Words } from '#server/relationships/record/record.ts';

type Written = Partial<Record<keyof Words, string | null | undefined>>;

/** Fields that describe what happens. In the others "hits me" is a limit or a wish. */
const HAPPENS: ReadonlySet<TextField> = new Set([
  ...(['notes', 'strugglingWith', 'currentIssues', 'triggers', 'incompatibilities', 'learned'] as const),
]);
const HAS_SUBJECT =
  /^(i|i['’]\w+|he|she|they|we|it|you|the|an?|my|our|his|her|their|this|that|these|when|if|no|not|never|nobody|please)\b/i;
const IS_ABOUT_ME = /\b(me|my|myself|us|our)\b/i;

/**
 * In notes about one person, people leave out the subject: "Shoved me into the door". Such lines are also read as a
 * whole sentence.
 */
export function asSaid(text: string): string[] {
  const plain = text.trim();
  if (!IS_ABOUT_ME.test(plain) || HAS_SUBJECT.test(plain)) return [plain];
  return [plain, `He ${plain.charAt(0).toLowerCase()}${plain.slice(1)}`];
}

/** Lines that were not there before, so that a finding is not repeated. */
export function newlySaid(input: Written, before: Written = {}): string[] {
  const lines = (words: Written, field: TextField) => itemsOf(words[field] ?? '');
  const names = (['personName', 'customLabel'] as const).flatMap((field) => {
    const name = input[field];
    return name && name !== before[field] ? [name] : [];
  });
  const fresh = TEXT_FIELDS.flatMap((field) => {
    const known = new Set(lines(before, field));
    const added = lines(input, field).filter((line) => !known.has(line));
    return HAPPENS.has(field) ? added.flatMap(asSaid) : added;
  });
  return [...names, ...fresh];
}
