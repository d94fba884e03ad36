ALTER TABLE "sandbox_payments" ADD COLUMN "interval" text;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_subscriptions" ADD COLUMN "interval" text DEFAULT 'month' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_subscriptions" ADD COLUMN "scheduled_interval" text;--> statement-breakpoint
ALTER TABLE "sandbox_subscriptions" ADD COLUMN "promotion" text;--> statement-breakpoint
ALTER TABLE "sandbox_subscriptions" ADD COLUMN "percent_off" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_subscriptions" ADD COLUMN "last_paid" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "interval" text DEFAULT 'month' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "scheduled_interval" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "promotion_code" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "discount" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "last_paid" integer;