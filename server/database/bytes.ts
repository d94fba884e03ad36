import { customType } from 'drizzle-orm/pg-core';

/** A column with sealed bytes. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
