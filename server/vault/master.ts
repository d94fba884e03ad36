import { createHash, randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { codeOf, Refused } from '#server/refused.ts';

/** A master key and the short id that wrapped keys store. */
export type MasterKey = { id: string; key: Buffer };

const fromText = (text: string): MasterKey => {
  const key = Buffer.from(text, /^[0-9a-f]{64}$/i.test(text) ? 'hex' : 'base64');
  return { id: createHash('sha256').update('mallama master key').update(key).digest('hex').slice(0, 12), key };
};

export const masterFile = (config: Config) => join(config.dataDir, 'master.key');

/** One key per line, newest first. The file is created atomically. */
export function writeMasterFile(config: Config, keys: MasterKey[], mode: 'first' | 'replace') {
  const file = masterFile(config);
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, keys.map(({ key }) => `${key.toString('base64')}\n`).join(''), { mode: 0o600 });
    if (mode === 'replace') return renameSync(draft, file);
    // A link never replaces a file: of two processes that start at once, the second finds the first one's key.
    linkSync(draft, file);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    throw new Refused(
      `Cannot write the master key to ${file} (${codeOf(error)}): make the folder writable, or set MASTER_KEY.`,
    );
  } finally {
    rmSync(draft, { force: true });
  }
}

export const newMasterKey = () => fromText(randomBytes(32).toString('base64'));

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Refused(`Cannot read the master key in ${file} (${codeOf(error)}): make it readable for this user.`);
  }
}

/** The available keys, newest first; empty if none was ever made. */
export function masterKeys(config: Config): MasterKey[] {
  if (config.masterKeys) return config.masterKeys.map(fromText);
  if (!existsSync(masterFile(config))) return [];
  const lines = read(masterFile(config))
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.length === 0 || lines.some((line) => Buffer.from(line, 'base64').length !== 32)) {
    throw new Refused(
      `${masterFile(config)} is damaged: put the former file back, or set MASTER_KEY to the former key.`,
    );
  }
  return lines.map(fromText);
}
