import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ModelledServer, openModelledServer } from '#test/coach/modelled.ts';

let m: ModelledServer;
beforeAll(async () => {
  m = await openModelledServer('Ask her on Friday.', { AI_NAME: 'The house’s own helper' });
});
afterAll(() => m.close());

test('members read the name that the operator gave: when they are asked, beside an answer, and where it says who answers', async () => {
  const who = await m.agreed();
  const [{ body: asked }, { body: said }, { body: about }] = await Promise.all([
    m.get(who, '/coach/provider'),
    m.post(who, '/chat', { message: 'Maya forgot my birthday' }),
    m.get(who, '/coach'),
  ]);
  expect(asked.provider).toMatchObject({ name: 'The house’s own helper', model: 'The house’s own helper' });
  expect([said.response, said.meta.model]).toEqual(['Ask her on Friday.', 'The house’s own helper']);
  expect(about.provider).toMatchObject({ name: 'The house’s own helper', model: 'The house’s own helper' });
});
