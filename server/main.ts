import { join } from 'node:path';
import { loadConfig } from '#server/config.ts';
import { startPostgres } from '#server/database/embedded/supervisor.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { buildApp } from '#server/http/app.ts';
import { openHouse } from '#server/house.ts';

const config = loadConfig();
const own = config.databaseUrl ? undefined : await startPostgres(join(config.dataDir, 'postgres'));
const connection = own?.connection ?? { connectionString: config.databaseUrl };
await migrateDatabase(connection);
const house = await openHouse(config, connection);
const app = await buildApp(house, async () => undefined, 'dist/web');
await app.listen({ port: config.port, host: config.host });
