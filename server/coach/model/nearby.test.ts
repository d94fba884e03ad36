import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { findNearby, offerOf } from '#server/coach/model/nearby.ts';
import { openProvider } from '#server/coach/model/provider.ts';
import { parseConfig } from '#server/config.ts';

test('a model server on this machine is found and named with two lines, and these two are enough', async () => {
  const server = createServer((asked, out) =>
    out
      .setHeader('content-type', 'application/json')
      .end(asked.url === '/v1/models' ? '{"data":[{"id":"tiny:4b"}]}' : ''),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const nobody = { name: 'Nobody', url: 'http://127.0.0.1:2/v1' };
  const found = await findNearby([nobody, { name: 'Ollama', url }]);
  server.close();
  expect(found).toEqual({ name: 'Ollama', url, model: 'tiny:4b' });
  const lines = offerOf(found ?? { name: '', url: '', model: '' }).match(/AI_\w+=\S+/g) ?? [];
  const settings = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)));
  expect(lines).toHaveLength(2);
  const provider = openProvider(parseConfig(settings).ai);
  expect(provider).toMatchObject({ isLocal: true, name: 'a model on this server', called: 'tiny:4b', context: 8192 });
  expect(await findNearby([nobody])).toBeUndefined();
});

test.each([
  ['http://localhost:11434/v1', true],
  ['http://[::1]:8080/v1', true],
  ['http://host.docker.internal:1234/v1', true],
  ['https://api.example.com/v1', false],
  ['http://192.168.1.20:11434/v1', false],
  ['http://localhost.example.com/v1', false],
])('%s is this machine: %s', async (baseUrl, isLocal) => {
  const settings = { provider: 'openai-compatible', model: 'm', baseUrl } as const;
  expect(openProvider({ ...settings, name: 'Our model', context: 4000, firstSeconds: 5 })).toMatchObject({
    isLocal,
    name: 'Our model',
    called: 'Our model',
    context: 4000,
    patience: { first: 5000 },
  });
});
