CREATE TABLE "admin_claims" (
	"one" integer PRIMARY KEY DEFAULT 1,
	"user_id" uuid NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "admin_claims_one" CHECK ("one" = 1)
);
--> statement-breakpoint
CREATE TABLE "house_secrets" (
	"name" text PRIMARY KEY,
	"sealed" bytea NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_accounts" (
	"id" uuid PRIMARY KEY,
	"email" text UNIQUE,
	"email_verified" boolean NOT NULL,
	"password_hash" text,
	"uses_link" boolean NOT NULL,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"last_sign_in_at" timestamp with time zone NOT NULL,
	"sealed" bytea NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_codes" (
	"hash" text PRIMARY KEY,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"new_email" text,
	"account_id" uuid,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_sessions" (
	"id" uuid PRIMARY KEY,
	"account_id" uuid NOT NULL,
	"generation" integer NOT NULL,
	"rotated_at" timestamp with time zone NOT NULL,
	"signed_in_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"device" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_throttles" (
	"key" text PRIMARY KEY,
	"count" integer NOT NULL,
	"blocked_until" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admin_setup_codes" (
	"hash" text PRIMARY KEY,
	"kind" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"number" integer PRIMARY KEY,
	"created_at" timestamp with time zone NOT NULL,
	"sealed" bytea NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trial_claims" (
	"email_hash" text PRIMARY KEY,
	"claimed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "signed_out_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "identity_codes_email" ON "identity_codes" ("email","purpose");--> statement-breakpoint
CREATE INDEX "identity_codes_account" ON "identity_codes" ("account_id");--> statement-breakpoint
CREATE INDEX "identity_sessions_account" ON "identity_sessions" ("account_id");--> statement-breakpoint
ALTER TABLE "admin_claims" ADD CONSTRAINT "admin_claims_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "identity_codes" ADD CONSTRAINT "identity_codes_account_id_identity_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "identity_accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "identity_sessions" ADD CONSTRAINT "identity_sessions_account_id_identity_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "identity_accounts"("id") ON DELETE CASCADE;