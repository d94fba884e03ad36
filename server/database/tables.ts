export { users } from '#server/account/table.ts';
export { idempotencyKeys } from '#server/http/idempotency-table.ts';
export { limits } from '#server/http/limits-table.ts';
export { safetyPlans } from '#server/support/table.ts';
export { vaultKeys, vaultMaster } from '#server/vault/table.ts';
