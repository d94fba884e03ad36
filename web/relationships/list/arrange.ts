import { typeLabel } from '#contract/relationship-types.ts';
import type { Relationship } from '#contract/relationships.ts';

export const sorts = [
  { value: 'newest', label: 'Newest first' },
  { value: 'name', label: 'By name' },
  { value: 'attention', label: 'Needs attention first' },
  { value: 'healthy', label: 'Healthiest first' },
] as const;
export type Sort = (typeof sorts)[number]['value'];

type Listed = Pick<
  Relationship,
  'personName' | 'relationshipType' | 'customLabel' | 'notes' | 'isRated' | 'overallHealthScore'
>;

/** Ignores accents and capitals: "jose" finds "José". */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** Unrated people come last in both directions. */
const byScore = (direction: 1 | -1) => (a: Listed, b: Listed) =>
  Number(b.isRated) - Number(a.isRated) || direction * (a.overallHealthScore - b.overallHealthScore);

const orders: Record<Sort, ((a: Listed, b: Listed) => number) | null> = {
  newest: null,
  name: (a, b) => a.personName.localeCompare(b.personName),
  attention: byScore(1),
  healthy: byScore(-1),
};

/** The people who match the search, in the chosen order; the list comes newest first. */
export function arrange<One extends Listed>(list: readonly One[], search: string, sort: Sort): readonly One[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const fits = ({ personName, relationshipType, customLabel, notes }: One) => {
    const text = plain(`${personName} ${typeLabel(relationshipType, customLabel)} ${notes}`);
    return words.every((word) => text.includes(word));
  };
  const found = words.length > 0 ? list.filter(fits) : list;
  const order = orders[sort];
  return order ? found.toSorted(order) : found;
}
