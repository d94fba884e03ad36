import { customType } from 'drizzle-orm/pg-core';

/** Sealed text as it lies in its column. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
