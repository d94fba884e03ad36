CREATE TABLE "admin_actions" (
	"id" uuid PRIMARY KEY,
	"admin_id" uuid,
	"action" text NOT NULL,
	"subject" text,
	"details" jsonb NOT NULL,
	"is_done" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coach_days" (
	"day" date,
	"adapter" text,
	"answered" integer NOT NULL,
	"fell_back" integer NOT NULL,
	"failed" integer NOT NULL,
	"milliseconds" bigint NOT NULL,
	"slowest" integer NOT NULL,
	CONSTRAINT "coach_days_pkey" PRIMARY KEY("day","adapter")
);
--> statement-breakpoint
CREATE INDEX "admin_actions_at" ON "admin_actions" ("at");--> statement-breakpoint
ALTER TABLE "admin_actions" ADD CONSTRAINT "admin_actions_admin_id_users_id_fkey" FOREIGN KEY ("admin_id") REFERENCES "users"("id") ON DELETE SET NULL;