ALTER TABLE "users" ADD COLUMN "age_doubted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "adult_on" date;