CREATE TABLE "billing_customers" (
	"user_id" uuid,
	"provider" text,
	"customer_id" text,
	"turn" uuid,
	"turn_until" timestamp with time zone,
	"asked" bigint DEFAULT 0 NOT NULL,
	"written" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "billing_customers_pkey" PRIMARY KEY("user_id","provider"),
	CONSTRAINT "billing_customers_id" UNIQUE("provider","customer_id")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"provider" text,
	"event_id" text,
	"type" text NOT NULL,
	"customer_id" text,
	"payment_id" text,
	"received_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	CONSTRAINT "payment_events_pkey" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "prime_interest" (
	"user_id" uuid PRIMARY KEY,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_customers" (
	"id" text PRIMARY KEY,
	"user_id" uuid NOT NULL UNIQUE
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"id" text PRIMARY KEY,
	"secret" text NOT NULL,
	"customer_id" text NOT NULL,
	"subscription_id" text,
	"purpose" text NOT NULL,
	"plan" text,
	"purchase_id" uuid CONSTRAINT "sandbox_payments_purchase" UNIQUE,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"payment_method" text,
	"error_code" text,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"refunded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_subscriptions" (
	"id" text PRIMARY KEY,
	"attempt_id" uuid NOT NULL UNIQUE,
	"customer_id" text NOT NULL,
	"plan" text NOT NULL,
	"status" text NOT NULL,
	"period_start" timestamp with time zone,
	"period_end" timestamp with time zone,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"canceled_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"payment_method" text,
	"past_due_since" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sharing_consents" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"agreed" boolean NOT NULL,
	"version" text NOT NULL,
	"occasion" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_subscription_id" text,
	"item_id" text,
	"plan" text NOT NULL,
	"scheduled_plan" text,
	"plan_changes_at" timestamp with time zone,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"current_period_end" timestamp with time zone,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"canceled_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"past_due_since" timestamp with time zone,
	"card_brand" text,
	"card_last4" text,
	"created_at" timestamp with time zone NOT NULL,
	"synced_at" timestamp with time zone,
	CONSTRAINT "subscriptions_provider_id" UNIQUE("provider","provider_subscription_id")
);
--> statement-breakpoint
CREATE TABLE "waitlist_entries" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"payment_id" text,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"paid_at" timestamp with time zone,
	"plus_until" timestamp with time zone,
	"offered_at" timestamp with time zone,
	"opens_at" timestamp with time zone,
	"announced_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"ends_subscription" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "waitlist_entries_payment" UNIQUE("provider","payment_id")
);
--> statement-breakpoint
CREATE INDEX "payment_events_received" ON "payment_events" ("provider","received_at");--> statement-breakpoint
CREATE INDEX "sandbox_payments_customer" ON "sandbox_payments" ("customer_id");--> statement-breakpoint
CREATE INDEX "sandbox_payments_subscription" ON "sandbox_payments" ("subscription_id");--> statement-breakpoint
CREATE INDEX "sandbox_subscriptions_customer" ON "sandbox_subscriptions" ("customer_id");--> statement-breakpoint
CREATE INDEX "sandbox_subscriptions_due" ON "sandbox_subscriptions" ("status");--> statement-breakpoint
CREATE INDEX "sharing_consents_owner" ON "sharing_consents" ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_live" ON "subscriptions" ("user_id","provider") WHERE "status" in ('incomplete', 'active', 'past_due', 'unpaid', 'trialing', 'paused');--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" ("provider","status","current_period_end");--> statement-breakpoint
CREATE UNIQUE INDEX "waitlist_entries_one_open" ON "waitlist_entries" ("user_id","provider") WHERE "status" in ('pending', 'active', 'offered', 'accepted', 'refunding');--> statement-breakpoint
CREATE INDEX "waitlist_entries_order" ON "waitlist_entries" ("provider","paid_at");--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "prime_interest" ADD CONSTRAINT "prime_interest_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "sandbox_customers" ADD CONSTRAINT "sandbox_customers_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD CONSTRAINT "sandbox_payments_customer_id_sandbox_customers_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "sandbox_customers"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD CONSTRAINT "sandbox_payments_subscription_id_sandbox_subscriptions_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "sandbox_subscriptions"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "sandbox_subscriptions" ADD CONSTRAINT "sandbox_subscriptions_customer_id_sandbox_customers_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "sandbox_customers"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "sharing_consents" ADD CONSTRAINT "sharing_consents_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;