CREATE TABLE "payment_alerts" (
	"id" uuid PRIMARY KEY,
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "payment_alerts_once" UNIQUE("provider","kind","subject")
);
--> statement-breakpoint
ALTER TABLE "billing_customers" ADD COLUMN "attempt" uuid;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD COLUMN "card_setup_id" text;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD COLUMN "contact" text;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "next_try_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_customers" ADD COLUMN "payment_method" text;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "disputed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_subscriptions" ADD COLUMN "scheduled_plan" text;--> statement-breakpoint
ALTER TABLE "sandbox_subscriptions" ADD COLUMN "anchor" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "price_id" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "current_period_start" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billing_customers" DROP COLUMN "asked";--> statement-breakpoint
ALTER TABLE "billing_customers" DROP COLUMN "written";--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "plan" DROP NOT NULL;--> statement-breakpoint
DROP INDEX "subscriptions_one_live";--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_live" ON "subscriptions" ("user_id","provider") WHERE "status" not in ('canceled', 'incomplete_expired', 'surplus');--> statement-breakpoint
CREATE INDEX "payment_alerts_open" ON "payment_alerts" ("provider","at");--> statement-breakpoint
CREATE INDEX "payment_events_next_try" ON "payment_events" ("provider","next_try_at");--> statement-breakpoint
ALTER TABLE "payment_alerts" ADD CONSTRAINT "payment_alerts_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
UPDATE "payment_events" SET "next_try_at" = now() WHERE "processed_at" IS NULL AND "attempts" > 0;
