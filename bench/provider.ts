// A provider of OpenAI's chat format that begins after DELAY ms and writes TOKENS words, one every GAP ms.
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const [port = 0, delay = 30, gap = 20, tokens = 50] = ['PORT', 'DELAY', 'GAP', 'TOKENS'].map((name) =>
  Number(process.env[name]),
);
const WORDS = 'it sounds as if the evening at the table stayed with you for a long while since'.split(' ');

const frame = (content: string, finish: string | null = null) =>
  `data: ${JSON.stringify({
    id: 'c',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'bench',
    choices: [{ index: 0, delta: content ? { role: 'assistant', content } : {}, finish_reason: finish }],
  })}\n\n`;

/** The moment, in microseconds of the clock that all processes share, as letters that no rule minds. */
const now = () => Math.round((performance.timeOrigin + performance.now()) * 1000) % 1e9;
const spell = (value: number) => [...String(value)].map((digit) => 'bcdfghjklm'[Number(digit)]).join('');

createServer(async (asked, out) => {
  for await (const _ of asked);
  const came = now();
  await sleep(delay);
  out.writeHead(200, { 'content-type': 'text/event-stream' });
  for (let i = 0; i < tokens && !out.destroyed; i++) {
    const word = i === 0 ? `x${spell(came)}x` : i % 2 ? `q${spell(now())}q` : WORDS[i % WORDS.length];
    out.write(frame(`${word} `));
    await sleep(gap);
  }
  out.end(`${frame('', 'stop')}data: [DONE]\n\n`);
}).listen(port, '127.0.0.1', () => console.log('listening'));
