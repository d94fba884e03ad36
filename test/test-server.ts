import { freshDatabase } from '#test/database.ts';
import { openTestServerOn, type Settings } from '#test/test-server-on.ts';

export type { TestServer } from '#test/test-server-on.ts';

/** The real app on a database of its own. */
export const openTestServer = async (settings: Settings = {}) => openTestServerOn(await freshDatabase(), settings);
