import { afterAll, beforeAll, expect, test } from 'vitest';
import { chatting } from '#test/chats.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
const { withChat, talk } = chatting(() => server);

const LONG_WORD = 'x'.repeat(40);

test.each(['(X+X+)+Y', '(x|x|x)*$', 'Tom :)', 'C++', '[', '*', '\\', '((((', '$1', 'Zoë & Lou', '名前'])(
  'somebody who is called %s is somebody to talk about like everybody else',
  async (personName) => {
    const { who, id } = await withChat({ personName });
    const { messages } = await talk(
      who,
      id,
      `${LONG_WORD} what should I text ${personName}? ${personName} forgot my birthday`,
    );
    expect(messages.at(-1)).toMatchObject({ reply: { status: 'done' } });
    const again = await talk(who, id, `Help me write to ${personName.toLowerCase()} about it, ${LONG_WORD}`);
    expect(again.messages.at(-1)).toMatchObject({ reply: { status: 'done' } });
  },
);
