// `npm run evaluate`: how well the coach and the safety layer do on labelled sentences. Fails under a "must".
// `npm run evaluate -- --provider`: written talks with the configured model; see provider/run.ts.
// `npm run evaluate -- --speed`: how long they take on this machine, and nothing else.
import { mkdirSync, writeFileSync } from 'node:fs';
import { type Figure, reaches } from './figure.ts';
import { measures, speeds } from './measures.ts';
import { evaluateProvider } from './provider/run.ts';
import { sentences } from './sentences.ts';
import { printTalks } from './talks.ts';

if (process.argv.includes('--talks')) {
  await printTalks();
  process.exit(0);
}

if (process.argv.includes('--provider')) {
  await evaluateProvider();
  process.exit(0);
}

const publicSets = process.env.EVALUATION_DATA;
const shown = (value: number | null) => (value === null ? '' : value.toFixed(3).replace(/\.?0+$/, ''));
const verdictOn = ({ value, must, target, better }: Figure) =>
  !reaches(value, must, better) ? 'UNDER' : reaches(value, target, better) ? 'target' : 'must';

function table(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { name, on, value, baseline, must, target } = figure;
    return [name, on, shown(value), shown(baseline), shown(must), shown(target), verdictOn(figure)];
  });
  const all = [['Measure', 'on', 'value', 'baseline', 'must', 'target', 'reaches'], ...rows];
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? [];
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

if (!publicSets) console.log('EVALUATION_DATA is not set: the public sets are left out.\n');
const figures: Figure[] = [];
const isKept = process.argv.includes('--keep');
const chosen = isKept ? { ...measures, ...speeds } : process.argv.includes('--speed') ? speeds : measures;
for (const measure of Object.values(chosen)) figures.push(...(await measure(sentences(publicSets))));
console.log(table(figures));

const data = process.env.DATA_DIR ?? '.data';
mkdirSync(data, { recursive: true });
const report = {
  publicSets: Boolean(publicSets),
  figures: figures.map((figure) => ({ ...figure, reaches: verdictOn(figure) })),
};
writeFileSync(`${data}/evaluation.json`, `${JSON.stringify(report, null, 2)}\n`);
// `npm run evaluate -- --keep`: the page about the coach shows these figures from now on.
if (isKept) writeFileSync('web/legal/coach-figures.json', `${JSON.stringify(report, null, 2)}\n`);

const under = figures.filter((figure) => verdictOn(figure) === 'UNDER');
if (under.length > 0) {
  console.log(
    `\n${under.length} under what they must reach: ${under.map(({ name, on }) => `${name} (${on})`).join('; ')}`,
  );
  process.exitCode = 1;
}
