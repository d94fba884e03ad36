import type { Db, Transaction } from '#server/database/open.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { sandboxPayments, sandboxSubscriptions } from '#server/payments/sandbox/table.ts';

export type SandboxNeeds = { db: Db; jobs: Jobs; now: () => Date; webhookSecret: string };

export type Payment = typeof sandboxPayments.$inferSelect;
export type Subscription = typeof sandboxSubscriptions.$inferSelect;

/** One change in the sandbox: a transaction and its time. Webhooks are sent when it commits. */
export type Change = { tx: Transaction; jobs: Jobs; at: Date };
