// Gives strangers a landing page that is finished HTML: no React, no linked stylesheet, one small script.
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

/** Renders the landing page of the sources into the landing.html that Vite has built. Safe to run again. */
export async function prerender(distFolder) {
  const { markup, css } = await render();
  if (/\sstyle=/.test(markup))
    throw new Error('The prerendered landing page carries a style attribute, which the security policy refuses.');
  const page = join(distFolder, 'landing.html');
  const html = fill(fill(readFileSync(page, 'utf8'), 'head', head(css, distFolder)), 'landing', markup);
  writeFileSync(page, html);
}

async function render() {
  const folder = mkdtempSync(join(tmpdir(), 'mallama-landing-'));
  try {
    await build({
      logLevel: 'warn',
      ssr: { noExternal: true },
      build: {
        ssr: 'landing/prerender.tsx',
        outDir: folder,
        ssrEmitAssets: true,
        cssMinify: true,
        copyPublicDir: false,
      },
    });
    const { markup } = await import(pathToFileURL(join(folder, 'prerender.js')).href);
    const css = globSync(join(folder, 'assets/*.css'))
      .map((file) => readFileSync(file, 'utf8').trim())
      .join('\n');
    return { markup, css };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The stylesheet inside the page, and the two fonts that its first screen needs. */
function head(css, distFolder) {
  const fonts = [...new Set(css.match(/\/assets\/[\w.-]+\.woff2/g))];
  for (const font of fonts) {
    if (!existsSync(join(distFolder, font)))
      throw new Error(`The landing page asks for ${font}, which the build has not written.`);
  }
  const preloads = fonts
    .filter((font) => font.includes('-latin-wght-normal'))
    .map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`);
  return [...preloads, `<style>${css}</style>`].join('');
}

function fill(html, slot, content) {
  const place = new RegExp(`<!--${slot}-->[\\s\\S]*<!--/${slot}-->`);
  if (!place.test(html)) throw new Error(`landing.html has no place for its ${slot}.`);
  return html.replace(place, () => `<!--${slot}-->${content}<!--/${slot}-->`);
}

/** Lets the browser refuse a script or stylesheet that is not the one this build wrote. Safe to run again. */
export async function addIntegrity(distFolder) {
  for (const page of globSync(join(distFolder, '*.html'))) {
    const html = readFileSync(page, 'utf8').replace(/<(?:script|link)\b[^>]*>/g, (tag) =>
      withIntegrity(tag, distFolder),
    );
    writeFileSync(page, html);
  }
}

function withIntegrity(tag, distFolder) {
  const address = /\s(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/.exec(tag)?.[1];
  if (!address) return tag;
  const digest = createHash('sha384')
    .update(readFileSync(join(distFolder, address)))
    .digest('base64');
  return tag.replace(/\sintegrity="[^"]*"/, '').replace(/\s*\/?>$/, ` integrity="sha384-${digest}">`);
}
