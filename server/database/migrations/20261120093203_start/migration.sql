CREATE TABLE "idempotency_keys" (
	"owner_id" uuid,
	"endpoint" text,
	"key" text,
	"body_hash" text NOT NULL,
	"reply" bytea,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY("owner_id","endpoint","key")
);
--> statement-breakpoint
CREATE TABLE "safety_plans" (
	"owner_id" uuid PRIMARY KEY,
	"updated_at" timestamp with time zone NOT NULL,
	"sealed" bytea NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"disabled_at" timestamp with time zone,
	"trial_started_at" timestamp with time zone,
	"trial_ends_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"sealed" bytea NOT NULL,
	CONSTRAINT "users_identity" UNIQUE("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "vault_keys" (
	"owner_id" uuid PRIMARY KEY,
	"version" integer NOT NULL,
	"master_id" text NOT NULL,
	"wrapped" bytea NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vault_master" (
	"one" integer PRIMARY KEY DEFAULT 1,
	"master_id" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" ("created_at");