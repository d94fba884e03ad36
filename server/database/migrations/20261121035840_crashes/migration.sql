ALTER TABLE "coach_runs" ADD COLUMN "crashes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "crashes" integer DEFAULT 0 NOT NULL;