// `npm run room journal`: a room's files on all sides.
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
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
const lines = files
  .filter((file) => !isBeside(file))
  .map((file) => `${String(readFileSync(file, 'utf8').trimEnd().split('\n').length).padStart(5)}  ${file}`);
// A large room stands in two columns, so that it is seen at once.
const height = lines.length > 40 ? Math.ceil(lines.length / 2) : lines.length;
const width = Math.max(...lines.slice(0, height).map((line) => line.length)) + 2;
for (let at = 0; at < height; at++) console.log(`${lines[at].padEnd(width)}${lines[at + height] ?? ''}`.trimEnd());
const beside = files.filter(isBeside).length;
if (beside > 0) console.log(`       and ${beside} tests and style sheets beside them`);
