import { type AddressInfo, createServer, type Server } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, test } from 'vitest';
import { parseConfig } from '#server/config.ts';
import { smtp } from '#server/mail/smtp.ts';

const config = parseConfig({ NODE_ENV: 'test', MAIL_FROM: 'hello@mallama.example' });
const letter = { to: 'amara@example.com', subject: 'Reset your password', text: 'A private line\n' };
const servers: Server[] = [];

const commandIn = (line: string, inLetter: boolean) => (inLetter ? line === '.' && 'END' : line.slice(0, 4));

/** A small mail server; `replaced` changes its answers to commands. */
async function mailServer(replaced: Record<string, string> = {}) {
  const answers: Record<string, string> = { DATA: '354 go on', ...replaced };
  const heard: string[] = [];
  const server = createServer((socket) => {
    let inLetter = false;
    socket.on('error', () => {});
    socket.write('220 here\r\n');
    createInterface(socket).on('line', (line) => {
      heard.push(line);
      const command = commandIn(line, inLetter);
      if (!command) return;
      inLetter = command === 'DATA';
      socket.write(`${answers[command] ?? '250 fine'}\r\n`);
    });
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { heard, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

describe('mail by SMTP', () => {
  test('hands the letter over, under an id that stays the same when it is tried again', async () => {
    const { heard, url } = await mailServer();
    const carrier = await smtp(url, config);
    await carrier.carry(letter, 'id-1');
    await carrier.carry(letter, 'id-1');
    carrier.close();
    expect(heard.filter((line) => line === 'RCPT TO:<amara@example.com>')).toHaveLength(2);
    expect(heard.filter((line) => line === 'Message-ID: <id-1@mallama.example>')).toHaveLength(2);
    expect(heard).toContain('A private line');
  });

  test('never makes two recipients of one address', async () => {
    const { heard, url } = await mailServer();
    const carrier = await smtp(url, config);
    await carrier.carry({ ...letter, to: 'amara@example.com,eve@example.com' }, 'id-2').catch(() => {});
    carrier.close();
    expect(heard.filter((line) => line.startsWith('RCPT TO:<eve'))).toEqual([]);
  });

  test('fails with the code alone when the server quotes the letter in its refusal', async () => {
    const { url } = await mailServer({ END: '554 refused: "A private line" to amara@example.com' });
    const carrier = await smtp(url, config);
    const failure: unknown = await carrier.carry(letter, 'id-3').catch((error: unknown) => error);
    carrier.close();
    expect(failure).toMatchObject({ name: 'NotTaken', code: '554' });
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toMatch(/private|amara/);
  });

  test('fails when nobody answers at the address', async () => {
    const { url } = await mailServer();
    for (const server of servers.splice(0)) server.close();
    const carrier = await smtp(url, config);
    await expect(carrier.carry(letter, 'id-4')).rejects.toMatchObject({
      name: 'NotTaken',
      code: expect.stringMatching(/^E/),
    });
    carrier.close();
  });
});
