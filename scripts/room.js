// `npm run room journal`: a room's files on all sides.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
const WIDTH = 116;
const name = process.argv[2];
const notRooms = ['start', 'app', 'kit', 'live'];
const found = [...globSync('server/*/handlers.ts'), ...globSync('web/*/*Page.tsx')].map((path) => path.split('/')[1]);
const rooms = [...new Set(found)].filter((room) => !notRooms.includes(room)).sort();

if (!rooms.includes(name)) {
  console.log(`${name ? `There is no room called ${name}.` : 'Usage: npm run room <name>'} Rooms: ${rooms.join(', ')}`);
  process.exit(name ? 1 : 0);
}
// The contract of a large room stands in several files: relationships.ts, relationship-plan.ts ...
const one = name.replace(/s$/, '');
const files = [`contract/${one}*.ts`, `server/${name}/**/*.*`, `web/${name}/**/*.*`, `e2e/${one}*.ts`]
  .flatMap((pattern) => globSync(pattern))
  .sort();
const isBeside = (file) => /\.(test\.tsx?|css)$/.test(file);
const shown = files.filter((file) => !isBeside(file));
const lengthOf = (file) => readFileSync(file, 'utf8').trimEnd().split('\n').length;

/** A large room stands folder by folder, so that it is seen at once: each file with its lines of text. */
function printFolders() {
  for (const [folder, inside] of Map.groupBy(shown, dirname)) {
    const words = inside.map((file) => `${basename(file).replace(/\.tsx?$/, '')} ${lengthOf(file)}`);
    let line = folder;
    for (const word of words) {
      if (line !== folder && `${line}  ${word}`.length > WIDTH) {
        console.log(line);
        line = ' '.repeat(4);
      }
      line += `  ${word}`;
    }
    console.log(line);
  }
}

if (shown.length > 40) printFolders();
else for (const file of shown) console.log(`${String(lengthOf(file)).padStart(5)}  ${file}`);
const beside = files.filter(isBeside).length;
if (beside > 0) console.log(`       and ${beside} tests and style sheets beside them`);
