import { loadConfig } from '#server/config.ts';
import { openTestbed } from '#server/identity/testbed/open.ts';
import { Refused } from '#server/refused.ts';

const config = loadConfig();
if (config.production)
  throw new Refused('The identity testbed guards nothing: it does not run with NODE_ENV=production.');
const { origin } = await openTestbed(config.port);
process.stdout.write(`The identity testbed is at ${origin}; it keeps nothing.\n`);
