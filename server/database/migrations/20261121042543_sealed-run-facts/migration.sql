ALTER TABLE "coach_runs" DROP COLUMN "adapter";--> statement-breakpoint
ALTER TABLE "coach_runs" DROP COLUMN "model";--> statement-breakpoint
ALTER TABLE "coach_runs" DROP COLUMN "prompt_version";--> statement-breakpoint
ALTER TABLE "coach_runs" DROP COLUMN "fallback";--> statement-breakpoint
ALTER TABLE "coach_runs" DROP COLUMN "fault";