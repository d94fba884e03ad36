// `npm run room journal`: a room's files on all sides.
import { globSync, readFileSync } from 'node:fs';

const name = process.argv[2];
const sides = (room) => [`contract/${room}.ts`, `server/${room}/**/*.*`, `web/${room}/**/*.*`, `e2e/${room}*.ts`];
const files = (room) =>
  sides(room)
    .flatMap((pattern) => globSync(pattern))
    .filter((file) => /\.\w+$/.test(file))
    .sort();

if (!name || files(name).length === 0) {
  const rooms = [
    ...new Set(
      [...globSync('contract/*.ts'), ...globSync('server/*/handlers.ts'), ...globSync('web/*/*Page.tsx')].map((path) =>
        path.split('/')[1].replace('.ts', ''),
      ),
    ),
  ]
    .filter((room) => !['index', 'endpoint'].includes(room))
    .sort();
  console.log(`${name ? `There is no room called ${name}.` : 'Usage: npm run room <name>'} Rooms: ${rooms.join(', ')}`);
  process.exit(name ? 1 : 0);
}
for (const file of files(name))
  console.log(`${String(readFileSync(file, 'utf8').split('\n').length).padStart(5)}  ${file}`);
