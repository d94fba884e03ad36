import { contentOf } from '#server/coach/guide/library.ts';
import { sidesOf } from '#server/coach/guide/tasks/relationship-analysis.ts';
import { type Measure, share } from './figure.ts';
import { folded, lined } from './learn/lists.ts';

/** A sentence of a description is put on a side only where its words say it: nearly all of what is put there must be right. */
export const described: Measure = () => {
  const own = lined('described.txt').map(({ label, text }) => ({
    label,
    sides: sidesOf(text).map(({ side }) => side),
  }));
  const placed = own.filter(({ sides }) => sides.length > 0);
  const isGlad = new Set(contentOf('situations/good').map(({ id }) => id));
  const glad = folded('told').filter(({ label }) => isGlad.has(label));
  const gladSides = glad.flatMap(({ text }) => sidesOf(text));
  const common = { baseline: null, better: 'more' } as const;
  return [
    {
      ...{
        name: 'Good and hard in a description: right where it is said',
        on: `own, ${placed.length} of ${own.length}`,
      },
      ...{ value: share(placed, ({ label, sides }) => sides.every((side) => side === label)) },
      ...{ ...common, must: 0.97, target: 0.99 },
    },
    {
      ...{ name: 'Good and hard in a description: share that is said', on: 'own, all that are one of them' },
      ...{ value: placed.length / own.filter(({ label }) => label !== 'neither').length },
      ...{ ...common, must: 0.6, target: 0.8 },
    },
    {
      ...{ name: 'Good and hard in a description: glad stories not called hard', on: `told, ${gladSides.length}` },
      ...{ value: share(gladSides, ({ side }) => side === 'good') },
      ...{ ...common, must: 0.95, target: 1 },
    },
  ];
};
