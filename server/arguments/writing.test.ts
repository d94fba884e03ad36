import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ArgumentEvent } from '#contract/arguments.ts';
import { answerTo, argument, fieldsOf, TWO_PARTS } from '#test/coach/argument.ts';
import { type ModelledServer, openModelledServer } from '#test/coach/modelled.ts';
import type { Person } from '#test/people.ts';

let m: ModelledServer;
let url: string;
let amara: Person;
beforeAll(async () => {
  m = await openModelledServer('');
  url = `${await m.server.app.listen({ port: 0, host: '127.0.0.1' })}/api`;
});
afterAll(() => m.close());
beforeEach(async () => {
  amara = await m.agreed('admin');
});

/** A reader of the stream: the events so far, and a wait for more. */
async function reader(id: string) {
  const leaving = new AbortController();
  const response = await fetch(`${url}/resolve-argument/${id}/events`, {
    headers: amara.headers,
    signal: leaving.signal,
  });
  const stream = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let raw = '';
  const events = () => [...raw.matchAll(/^data: (\{.*\})$/gm)].map(([, json = '']): ArgumentEvent => JSON.parse(json));
  return {
    status: response.status,
    events,
    leave: () => leaving.abort(),
    async until(seen: (event: ArgumentEvent) => boolean): Promise<ArgumentEvent> {
      for (;;) {
        const found = events().find(seen);
        if (found) return found;
        const next = await stream?.read();
        if (!next || next.done) throw new Error('It ended before.');
        raw += next.value;
      }
    },
  };
}

const hasParts = (parts: number) => (event: ArgumentEvent) => event.type === 'part' && event.parts >= parts;
const isEnd = ({ type }: ArgumentEvent) => type === 'done' || type === 'failed';
const begin = async () => (await m.post(amara, '/resolve-argument/begin', argument)).body;

describe('what an argument comes to, written by a model', () => {
  test('is told part by part while it is written, and kept as the validated whole', async () => {
    const gate = Promise.withResolvers<void>();
    m.fake.answer([
      'writes',
      async (write) => {
        write(fieldsOf(0, TWO_PARTS));
        await gate.promise;
        write(fieldsOf(TWO_PARTS));
      },
    ]);
    const { id, argument: none } = await begin();
    expect(none).toBeNull();
    const page = await reader(id);
    const part = await page.until(hasParts(2));
    expect(part).toMatchObject({
      parts: 2,
      output: { severityScore: 6, resolvedConversation: answerTo.resolvedConversation },
    });
    expect(part).toMatchObject({ output: { summary: '', improvements: {} } });
    expect((await m.get(amara, `/resolve-argument/${id}`)).status).toBe(404);
    gate.resolve();
    expect(await page.until(isEnd)).toEqual({ type: 'done' });
    const kept = (await m.get(amara, `/resolve-argument/${id}`)).body;
    expect(kept).toMatchObject({ ...argument, summary: answerTo.summary, meta: { adapter: 'openai-compatible' } });
    const last = page.events().findLast(({ type }) => type === 'part');
    expect(kept).toMatchObject(
      last?.type === 'part' ? { summary: last.output.summary, analysis: last.output.analysis } : {},
    );
  });

  test('goes on when its reader leaves, and whoever comes back finds what there is', async () => {
    const gate = Promise.withResolvers<void>();
    m.fake.answer([
      'writes',
      async (write) => {
        write(fieldsOf(0, TWO_PARTS));
        await gate.promise;
        write(fieldsOf(TWO_PARTS));
      },
    ]);
    const { id } = await begin();
    const first = await reader(id);
    await first.until(hasParts(1));
    first.leave();
    const second = await reader(id);
    expect(await second.until(hasParts(2))).toMatchObject({ parts: 2 });
    gate.resolve();
    expect(await second.until(isEnd)).toEqual({ type: 'done' });
    expect(await (await reader(id)).until(isEnd)).toEqual({ type: 'done' });
  });

  test('keeps what came when it breaks off, and is tried again', async () => {
    const { id } = await broken();
    const later = await reader(id);
    expect(await later.until(hasParts(2))).toMatchObject({ parts: 2 });
    expect(await later.until(isEnd)).toEqual({ type: 'failed', reason: 'provider_failed' });
    m.fake.answer(['says', fieldsOf(0)]);
    const { body: next } = await m.post(amara, `/resolve-argument/${id}/again`);
    expect(await (await reader(next.id)).until(isEnd)).toEqual({ type: 'done' });
    expect((await m.get(amara, '/resolve-argument')).body).toMatchObject([{ id: next.id }]);
    expect((await m.post(amara, `/resolve-argument/${id}/again`)).status).toBe(404);
  });

  test('shows nothing before the model said what worries it, and nothing where it is a crisis', async () => {
    m.fake.answer(['says', JSON.stringify({ ...answerTo, concern: { level: 'crisis', kind: 'self_harm' } })]);
    const late = await reader((await begin()).id);
    expect(await late.until(isEnd)).toEqual({ type: 'done' });
    m.fake.answer(['says', JSON.stringify({ concern: { level: 'crisis', kind: 'self_harm' }, ...answerTo })]);
    const { id } = await begin();
    const page = await reader(id);
    await page.until(isEnd);
    expect([...late.events(), ...page.events()].filter(({ type }) => type === 'part')).toEqual([]);
    expect((await m.get(amara, `/resolve-argument/${id}`)).body).toMatchObject({ meta: { adapter: 'embedded' } });
  });

  test('never shows a sentence that breaks a rule, nor a part of the wrong shape', async () => {
    const wrong = 'Leave him. Slap him back tonight.';
    m.fake.answer((n) => [
      'says',
      JSON.stringify({ concern: null, ...answerTo, ...(n === 1 && { resolvedConversation: wrong }) }),
    ]);
    const { id } = await begin();
    const page = await reader(id);
    await page.until(isEnd);
    expect(JSON.stringify(page.events())).not.toContain('Slap');
    expect((await m.get(amara, `/resolve-argument/${id}`)).body.resolvedConversation).toBe(
      answerTo.resolvedConversation,
    );
    m.fake.answer((n) => [
      'says',
      JSON.stringify({ concern: null, ...answerTo, ...(n === 1 && { severity: 'high' }) }),
    ]);
    const other = await reader((await begin()).id);
    expect(await other.until(isEnd)).toEqual({ type: 'done' });
    const scores = other.events().map((event) => event.type === 'part' && event.output.severityScore);
    expect(new Set(scores)).toEqual(new Set([6, false]));
  });

  test('is nobody else’s', async () => {
    const { id } = await broken();
    const ben = await m.agreed('admin');
    const theirs = await m.get(ben, `/resolve-argument/${id}/events`);
    expect([theirs.status, (await m.post(ben, `/resolve-argument/${id}/again`)).status]).toEqual([404, 404]);
  });

  test('is there at once for whoever did not agree to the model', async () => {
    const ben = await m.server.person('admin');
    const { body } = await m.post(ben, '/resolve-argument/begin', argument);
    expect(body.argument).toMatchObject({ id: body.id, meta: { adapter: 'embedded' } });
  });
});

/** A run that breaks off when its reader has two parts. */
async function broken(): Promise<{ id: string }> {
  const gate = Promise.withResolvers<void>();
  m.fake.answer([
    'writes',
    async (write) => {
      write(fieldsOf(0, TWO_PARTS));
      await gate.promise;
      throw new Error('gone');
    },
  ]);
  const { id } = await begin();
  const page = await reader(id);
  await page.until(hasParts(2));
  gate.resolve();
  expect(await page.until(isEnd)).toEqual({ type: 'failed', reason: 'provider_failed' });
  return { id };
}
