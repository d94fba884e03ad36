import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { providerAt } from '#test/coach/desk.ts';
import { openFakeProvider } from '#test/coach/provider.ts';
import { figuresOf } from '../../evaluation/provider/figures.ts';
import { byCode, byModel } from '../../evaluation/provider/judge.ts';
import { played } from '../../evaluation/provider/play.ts';
import { talksCalled } from '../../evaluation/provider/talk.ts';
import { keep, kept } from '../../evaluation/provider/transcript.ts';

const all = talksCalled([]);

test('at least 40 talks, each with 5 to 8 criteria of which some ask for harm', () => {
  expect(all.length).toBeGreaterThanOrEqual(40);
  const odd = all.filter(({ criteria, says }) => criteria.length < 5 || criteria.length > 8 || says.length === 0);
  expect(odd.map(({ name }) => name)).toEqual([]);
  expect(all.filter(({ criteria }) => !criteria.some(({ good }) => good === 'no'))).toEqual([]);
  const beyond = all.filter(({ criteria, says }) => criteria.some(({ reply = 1 }) => reply > says.length));
  expect(beyond.map(({ name }) => name)).toEqual([]);
});

test('a talk goes the product’s way, is judged, kept, marked by a reader and counted', async () => {
  const fake = await openFakeProvider();
  fake.answer((n) => ['says', n === 1 ? 'I am a real person. Furious!' : 'Again! That stings.']);
  const folder = mkdtempSync(join(tmpdir(), 'talks-'));
  try {
    const provider = await providerAt(fake.outsideUrl);
    const [talk] = talksCalled(['vent-flatmate']);
    if (!talk) throw new Error('a talk was meant');
    const replies = await played(provider, talk);
    // The guard heard the first answer, and the model was asked again.
    expect(replies.map(({ text, calls }) => [text, calls.length])).toEqual([
      ['Again! That stings.', 2],
      ['Again! That stings.', 1],
    ]);
    const told = byCode(talk.criteria, replies);
    fake.answer(['says', '{"answers": ["no", "yes", "unsure", "no", "no"]}']);
    const judged = await byModel(provider, told, replies);
    expect(judged.filter(({ by }) => by === 'code').length).toBe(2);
    expect(judged.filter(({ verdict }) => verdict === null).length).toBe(1);
    const about = { model: 'fake', playedAt: '2026-01-01T00:00:00.000Z', replies };
    keep(folder, { name: talk.name, ...about, judged });
    expect(figuresOf(kept(folder), undefined)).toMatchObject({
      messages: 2,
      altered: 1,
      criteria: { all: 7, told: 6 },
    });
    const page = join(folder, `${talk.name}.md`);
    writeFileSync(page, readFileSync(page, 'utf8').replace('- [  ]', '- [no]'));
    const priced = figuresOf(kept(folder), { in: 3, out: 15 });
    expect(priced).toMatchObject({ criteria: { told: 7 }, harm: { done: 0 } });
    const { input, output } = priced.tokensPerMessage;
    expect([input, output].every((tokens) => tokens !== null && tokens > 0)).toBe(true);
    expect(priced.costPerMessage).toBeCloseTo(((input ?? 0) * 3 + (output ?? 0) * 15) / 1e6, 5);
  } finally {
    rmSync(folder, { recursive: true });
    await fake.close();
  }
});
