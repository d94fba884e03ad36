import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '#server/clock/ids.ts';
import { parseConfig } from '#server/config.ts';
import { clearLettersTo, filedLetters, outbox, outboxFolder } from '#server/mail/outbox.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'mallama-outbox-'));
const config = parseConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, MAIL_FROM: 'hello@mallama.example' });
const folder = outboxFolder(config);
const letter = { to: 'amara@example.com', subject: 'Your link ✓', text: 'Open https://x.example/?a=1&b=2\n' };
const modeOf = (path: string) => statSync(path).mode & 0o777;

afterAll(() => rmSync(dataDir, { recursive: true }));

describe('the outbox', () => {
  test('keeps each letter as a file that only the operator can read, in order', async () => {
    const carrier = outbox(config);
    const ids = [newId(new Date()), newId(new Date())];
    for (const id of ids.toReversed()) await carrier.carry({ ...letter, subject: id }, id);
    const names = readdirSync(folder);
    expect(names.map((name) => name.replace('.json', ''))).toEqual(ids);
    expect(modeOf(folder)).toBe(0o700);
    expect(names.map((name) => modeOf(join(folder, name)))).toEqual([0o600, 0o600]);
  });

  test('makes one file of a letter that is carried twice', async () => {
    const id = newId(new Date());
    await outbox(config).carry(letter, id);
    await outbox(config).carry(letter, id);
    expect(readdirSync(folder).filter((name) => name.includes(id))).toEqual([`${id}.json`]);
    expect(JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8'))).toEqual({
      from: 'hello@mallama.example',
      ...letter,
    });
  });

  test('is cleared of someone’s letters although another one goes meanwhile', async () => {
    const [gone, theirs] = [newId(new Date()), newId(new Date())];
    // As long as it is listed, and no longer there when it is read.
    symlinkSync(join(folder, 'nowhere'), join(folder, `${gone}.json`));
    await outbox(config).carry({ ...letter, to: 'ben@example.com' }, theirs);
    await clearLettersTo(config, 'ben@example.com');
    expect(readdirSync(folder)).not.toContain(`${theirs}.json`);
    expect(await filedLetters(config, 2)).toContainEqual({ id: gone, kind: null });
  });
});
