import type { Db, Transaction } from '#server/database/open.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { sandboxPayments, sandboxSubscriptions } from '#server/payments/sandbox/table.ts';

/** What the sandbox needs of the house. */
export type SandboxNeeds = { db: Db; jobs: Jobs; now: () => Date; webhookSecret: string };

export type Payment = typeof sandboxPayments.$inferSelect;
export type Subscription = typeof sandboxSubscriptions.$inferSelect;

/** One change of the sandbox's books: in a transaction, at a moment, told by webhook when it commits. */
export type Change = { tx: Transaction; jobs: Jobs; at: Date };
