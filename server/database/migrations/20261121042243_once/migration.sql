ALTER TABLE "idempotency_keys" ADD COLUMN "holder" uuid;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "leased_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "made" bytea;