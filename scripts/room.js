// `npm run room journal`: a room's files on all sides.
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
const name = process.argv[2];
const notRooms = ['app', 'kit', 'live'];
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
for (const file of files)
  console.log(`${String(readFileSync(file, 'utf8').trimEnd().split('\n').length).padStart(5)}  ${file}`);
