ALTER TABLE "relationships" ADD COLUMN "sealed_guard" bytea DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sealed_age" bytea DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "coach_runs" DROP COLUMN "level";--> statement-breakpoint
CREATE INDEX "relationships_unsealed" ON "relationships" ("id") WHERE "sealed_guard" = '';--> statement-breakpoint
CREATE INDEX "users_unsealed" ON "users" ("id") WHERE "sealed_age" = '';--> statement-breakpoint
-- Their hashes were made without a key; what was counted begins anew.
TRUNCATE "limits";
