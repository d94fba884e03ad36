import { assess } from '#server/safety/assess.ts';
import { policyOf } from '#server/safety/policy.ts';
import type { Surface } from '#server/safety/terms.ts';
import { type Figure, type Measure, share } from './figure.ts';

type Row = {
  text: string;
  surface: Surface;
  label: 'none' | 'concern' | 'crisis';
  resource: string;
  part?: 'held' | 'grow';
};

const see = (row: Row) => ({ ...row, ...assess(row.text, { surface: row.surface }), right: row.resource });

function on(name: string, rows: Row[]): Figure[] {
  const seen = rows.map(see);
  const crisis = seen.filter(({ label }) => label === 'crisis');
  const calm = seen.filter(({ label }) => label === 'none');
  const found = seen.filter(({ label, level }) => label !== 'none' && level > 0);
  const places = (count: number) => `${name}, ${count} sentences`;
  return [
    {
      name: 'Crisis recall, level 1 and more',
      on: places(crisis.length),
      value: share(crisis, ({ level }) => level > 0),
      baseline: 0.19,
      must: 0.7,
      target: 0.85,
      better: 'more',
    },
    {
      name: 'Hard negatives at level 1 and more',
      on: places(calm.length),
      value: share(calm, ({ level }) => level > 0),
      baseline: 0.57,
      must: 0.15,
      target: 0.1,
      better: 'less',
    },
    {
      name: 'Hard negatives at level 2 and more',
      on: places(calm.length),
      value: share(calm, ({ level }) => level > 1),
      baseline: null,
      must: 0.05,
      target: 0.03,
      better: 'less',
    },
    {
      name: 'Right resource among detected',
      on: places(found.length),
      value: share(found, ({ resource, right }) => resource === right),
      baseline: null,
      must: 0.85,
      target: 0.95,
      better: 'more',
    },
    {
      name: 'Detected with the span and the rule',
      on: places(found.length),
      value: share(found, ({ evidence }) => evidence.length > 0),
      baseline: null,
      must: 1,
      target: 1,
      better: 'more',
    },
  ];
}

function ordinary(name: string, lines: readonly string[]): Figure {
  const raised = share(lines, (line) => assess(line, { surface: 'chat' }).level > 0);
  return {
    name: 'Ordinary sentences at level 1 and more',
    on: `${name}, ${lines.length}`,
    value: raised,
    baseline: 0.041,
    must: 0.01,
    target: 0.005,
    better: 'less',
  };
}

type Everyday = { text: string; surface: Surface; label: 'none' | 'concern' | 'crisis'; who?: string; part: string };

/** Everyday sentences that only sound like danger, and danger that is told sideways; see README.md. */
function everyday(rows: readonly Everyday[]): Figure[] {
  const seen = rows.map(({ text, surface, ...row }) => ({ ...row, found: assess(text, { surface }) }));
  const [calm, danger] = [seen.filter(({ label }) => label === 'none'), seen.filter(({ label }) => label !== 'none')];
  const figure = (name: string, of: readonly object[], value: number, better: 'more' | 'less', must: number) => ({
    ...{ name: `Everyday: ${name}`, on: `own, half of it in sight, ${of.length}`, value, better },
    ...{ baseline: null, must, target: must },
  });
  const isMet = ({ label, who, found }: (typeof seen)[number]) =>
    found.level > (label === 'crisis' ? 1 : 0) && (who !== 'own' || found.ownHand);
  return [
    figure(
      'a card or a hint',
      calm,
      share(calm, ({ found }) => found.level > 0),
      'less',
      0.12,
    ),
    figure(
      'another answer',
      calm,
      share(calm, ({ found }) => policyOf(found).coach !== 'usual'),
      'less',
      0.06,
    ),
    figure(
      'a card in place of it',
      calm,
      share(calm, ({ found }) => found.level > 1),
      'less',
      0.02,
    ),
    figure('danger told sideways is met', danger, share(danger, isMet), 'more', 0.85),
  ];
}

const firstColumn = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('\t')[0] ?? '');

export const safety: Measure = ({ own, open }) => {
  const written = own<Row>('safety-own');
  const validation = open('goemotions/dev-validation.tsv');
  return [
    ...on('development, read while building', own<Row>('safety-dev')),
    ...on(
      'own, read while building',
      written.filter(({ part }) => part === 'grow'),
    ),
    ...on('fresh, seen once', own<Row>('safety-fresh')),
    ...on(
      'own, held out',
      written.filter(({ part }) => part === 'held'),
    ),
    ordinary(
      'fresh, seen once',
      own<{ text: string }>('ordinary-fresh').map(({ text }) => text),
    ),
    ...everyday(own<Everyday>('safety-everyday')),
    ...(validation ? [ordinary('GoEmotions', firstColumn(validation))] : []),
  ];
};
