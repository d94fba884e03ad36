import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openJobs } from '#server/jobs/jobs.ts';
import { jobs as table } from '#server/jobs/table.ts';
import { openMail } from '#server/mail/open.ts';
import { outboxFolder } from '#server/mail/outbox.ts';
import { outboxState } from '#server/mail/state.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

let server: TestServer;
const letter = { to: 'amara@example.com', subject: 'Your link', text: 'MARKED-private https://x.example/?code=1\n' };

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const letters = () => {
  const folder = outboxFolder(server.house.config);
  return readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
};
const waiting = () =>
  server.house.db
    .select()
    .from(table)
    .then((rows) => rows.filter(({ name, doneAt }) => name === 'mail.send' && doneAt === null));

describe('mail', () => {
  test('leaves soon after it was sent, as it was written', async () => {
    await server.house.mail.send(letter);
    await vi.waitFor(() => expect(letters()).toEqual([{ from: server.house.config.mail.from, ...letter }]));
    await vi.waitFor(async () => expect(await waiting()).toEqual([]));
  });

  test('waits sealed, and leaves only if its transaction commits', async () => {
    const { db, mail } = server.house;
    const changedMyMind = db.transaction(async (tx) => {
      await mail.send({ ...letter, subject: 'never' }, tx);
      const [row] = (await tx.select().from(table)).filter(({ name, doneAt }) => name === 'mail.send' && !doneAt);
      expect(row?.payload.sealed).toBeTypeOf('string');
      const plain = JSON.stringify(row) + Buffer.from(row?.payload.sealed ?? '', 'base64').toString();
      expect(plain).not.toMatch(/MARKED|amara|never/);
      throw new Error('changed my mind');
    });
    await expect(changedMyMind).rejects.toThrow('changed my mind');
    expect(await waiting()).toEqual([]);
  });

  test('is tried again under the same id when nobody took it', async () => {
    const { house, clock } = server;
    await house.jobs.close();
    const carried: string[] = [];
    const jobs = openJobs(house);
    const mail = openMail(
      { ...house, jobs },
      {
        async carry({ text }, id) {
          carried.push(`${id} ${text}`);
          if (carried.length === 1) throw new Error('not now');
        },
        close() {},
      },
    );
    await mail.send({ kind: 'reminder', ...letter });
    await jobs.drain();
    expect(await waiting()).toMatchObject([{ attempts: 1, lastError: 'Error' }]);
    clock.advance(5000);
    await jobs.drain();
    await jobs.close();
    expect(carried).toHaveLength(2);
    expect(carried[0]).toBe(carried[1]);
    expect(await waiting()).toEqual([]);
    const config = { ...house.config, mail: { ...house.config.mail, smtpUrl: 'smtp://mail.example' } };
    const { letters: known } = await outboxState({ ...house, config });
    expect(known).toContainEqual({
      id: expect.any(String),
      kind: 'reminder',
      at: expect.any(Date),
      delivered: true,
      tries: 0,
    });
    expect(JSON.stringify(await house.db.select().from(table))).not.toMatch(/amara|MARKED/);
  });
});
