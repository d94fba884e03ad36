import { Agent, request } from 'node:http';

export type Target = { port: number; path: string; tokens: readonly string[] };

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export function ask({ port, path }: Target, token: string): Promise<{ status: number; body: string }> {
  return new Promise((done, failed) => {
    const sent = request({ agent, port, path, headers: { authorization: `Bearer ${token}` } }, (answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        body += part;
      });
      answer.on('end', () => done({ status: answer.statusCode ?? 0, body }));
    });
    sent.once('error', failed).end();
  });
}

/** So many requests from so many people at a time, each waiting for its answer. */
export async function load(target: Target, requests: number, people = 20) {
  let left = requests;
  const one = async () => {
    while (left-- > 0) {
      const { status } = await ask(target, target.tokens[left % target.tokens.length] ?? '');
      if (status !== 200) throw new Error(`It answered ${status}.`);
    }
  };
  await Promise.all(Array.from({ length: people }, one));
}
