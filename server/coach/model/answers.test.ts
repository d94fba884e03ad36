import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { heardIn, readWhole } from '#server/coach/model/guard/read.ts';
import { SentenceFilter } from '#server/coach/model/guard/sentence-filter.ts';
import { sentencesIn } from '#server/coach/model/guard/sentences.ts';
import { plainly } from '#server/coach/model/guard/strip.ts';

const read = (name: string) => readFileSync(`evaluation/answers/${name}`, 'utf8').trim().split('\n');
const good = read('good.txt');
const bad = read('bad.jsonl').map((line) => JSON.parse(line) as { rule: string; text: string });
const calm = heardIn([]);

const isKept = (answer: string, heard = calm) =>
  plainly(answer) === answer && !readWhole(answer, heard, sentencesIn(answer)).broken;

/** A letter was asked for: then "I" is the member. */
const heardFor = (answer: string) => ({ ...calm, isDraft: /^(?:Dear|Lieber) /.test(answer) });

/** All that a reader ever sees of an answer that comes in small pieces. */
function seenOf(answer: string): string {
  const filter = new SentenceFilter(calm, []);
  let seen = '';
  for (const piece of answer.match(/\s*\S{1,4}/g) ?? []) {
    const passed = filter.push(piece);
    seen += passed.text;
    if (passed.broken) return seen;
  }
  const last = filter.end();
  return last.broken ? seen : seen + last.text;
}

test('of good answers at most one in a hundred is altered', () => {
  expect(good.length).toBeGreaterThanOrEqual(100);
  const altered = good.filter((answer) => !isKept(answer, heardFor(answer)));
  expect(altered.slice(0, 3), `${altered.length} of ${good.length}`).toHaveLength(
    Math.min(altered.length, Math.floor(good.length / 100)),
  );
  for (const answer of good.filter((one) => isKept(one))) expect(seenOf(answer)).toBe(answer);
});

test('of bad answers at least 95 in a hundred are stopped, and what is bad about them is never seen', () => {
  expect(bad.length).toBeGreaterThanOrEqual(60);
  const passed = bad.filter(({ text }) => !readWhole(text, calm, sentencesIn(text)).broken);
  expect(passed.length, JSON.stringify(passed)).toBeLessThanOrEqual(bad.length * 0.05);
  const whole = bad.filter(
    ({ text }) => !passed.some((one) => one.text === text) && seenOf(text).length > text.length * 0.6,
  );
  expect(whole.length, JSON.stringify(whole.map(({ text }) => [text, seenOf(text)]))).toBeLessThanOrEqual(
    bad.length * 0.1,
  );
});

const RECORDED = process.env.EVALUATION_DATA ? `${process.env.EVALUATION_DATA}/live/answers-dev.jsonl` : '';
// Where the recorded answers lie beside the project, they are read as well.
if (existsSync(RECORDED))
  test('of the recorded answers none is altered', () => {
    const all = readFileSync(RECORDED, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const altered = all.filter(({ texts, answer }) => {
      const said = texts.map(({ text }: { text: string }) => text);
      const heard = { ...heardIn(said) };
      return typeof answer === 'string' && !answer.trim().startsWith('{') && !isKept(answer, heard);
    });
    expect(altered.map(({ id }) => id)).toEqual([]);
  });
