import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
// @ts-expect-error plain JavaScript, because it runs before anything is installed
import { addIntegrity } from '../../scripts/prerender.js';

const script = 'console.info("hello");';
const page = `<link rel="icon" href="/favicon.svg" />
<script>inline()</script>
<link rel="stylesheet" href="/assets/a.css">
<script type="module" crossorigin src="/assets/a.js"></script>`;
const digest = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

describe('the integrity of built pages', () => {
  let folder: string;
  const read = () => readFileSync(join(folder, 'index.html'), 'utf8');

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mallama-integrity-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets/a.js'), script);
    writeFileSync(join(folder, 'assets/a.css'), 'p{}');
    writeFileSync(join(folder, 'index.html'), page);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is stated for scripts and stylesheets from a file, and for nothing else', async () => {
    await addIntegrity(folder);
    expect(read()).toContain(`src="/assets/a.js" integrity="${digest(script)}">`);
    expect(read()).toContain(`href="/assets/a.css" integrity="${digest('p{}')}">`);
    expect(read().match(/integrity=/g)).toHaveLength(2);
  });

  it('follows a file that has changed, and is stated once', async () => {
    await addIntegrity(folder);
    writeFileSync(join(folder, 'assets/a.js'), `${script}//`);
    await addIntegrity(folder);
    expect(read()).toContain(digest(`${script}//`));
    expect(read()).not.toContain(digest(script));
    expect(read().match(/integrity=/g)).toHaveLength(2);
  });
});
