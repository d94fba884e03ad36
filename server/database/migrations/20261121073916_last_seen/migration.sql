ALTER TABLE "users" ADD COLUMN "seen_on" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "warned_on" date;