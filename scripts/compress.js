// Every text file of the web gets a Brotli and a gzip twin, once, so that serving one costs no time.
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const smallest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

export async function compress(folder) {
  const files = globSync(`${folder}/**/*.{html,js,css,svg,txt,json,webmanifest}`).filter(
    (file) => statSync(file).size > 1024,
  );
  await Promise.all(
    files.map(async (file) => {
      const text = readFileSync(file);
      writeFileSync(`${file}.br`, await brotli(text, smallest));
      writeFileSync(`${file}.gz`, await zip(text, { level: 9 }));
    }),
  );
}
