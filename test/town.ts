import { freshDatabase } from '#test/database.ts';
import { openTownOn, type Settings } from '#test/town-on.ts';

export type { Town } from '#test/town-on.ts';

/** The real app on a database of its own. */
export const openTown = async (settings: Settings = {}) => openTownOn(await freshDatabase(), settings);
