// `npm run map`: the whole API, read from the contract.
import { endpoints } from '#server/http/endpoints.ts';

const wide = (key: 'name' | 'access' | 'method') => Math.max(...endpoints.map((endpoint) => endpoint[key].length));
for (const { name, access, method, path } of endpoints) {
  console.log(
    [name.padEnd(wide('name')), access.padEnd(wide('access')), method.padEnd(wide('method')), `/api${path}`].join('  '),
  );
}
