import { accessSync, constants, mkdirSync } from 'node:fs';
import type { Config } from '#server/config.ts';
import { codeOf, Refused } from '#server/refused.ts';

/** The folder for embedded defaults, created before anything is opened. Others may pass through it and not list it. */
export function makeDataDir({ dataDir }: Config) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Refused(
      `Cannot write to ${dataDir} (${codeOf(error)}): make it writable, or set DATA_DIR to another folder.`,
    );
  }
}
