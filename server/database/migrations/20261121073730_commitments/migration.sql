ALTER TABLE "relationship_plan_items" ADD COLUMN "source" text DEFAULT 'own' NOT NULL;--> statement-breakpoint
ALTER TABLE "relationship_plan_items" ADD COLUMN "remind_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "relationship_plan_items" ADD COLUMN "helped" text;--> statement-breakpoint
ALTER TABLE "relationship_plan_items" ALTER COLUMN "relationship_id" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "relationship_plan_items_due" ON "relationship_plan_items" ("remind_at") WHERE "remind_at" is not null;