ALTER TABLE "billing_customers" RENAME COLUMN "turn" TO "holder";--> statement-breakpoint
ALTER TABLE "billing_customers" RENAME COLUMN "turn_until" TO "held_until";--> statement-breakpoint
UPDATE "jobs" SET "name" = 'membership.end-renewal' WHERE "name" = 'membership.place-held';--> statement-breakpoint
UPDATE "jobs" SET "name" = 'membership.resume-renewal' WHERE "name" = 'membership.place-left';--> statement-breakpoint
DELETE FROM "jobs" WHERE "key" = 'every:membership.unsettled';
