import { loadConfig } from '#server/config.ts';
import { openTestbed } from '#server/identity/testbed/open.ts';

const { origin } = await openTestbed(loadConfig().port);
process.stdout.write(`The identity testbed is at ${origin}; it keeps nothing.\n`);
