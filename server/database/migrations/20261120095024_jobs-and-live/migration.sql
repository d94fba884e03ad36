CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY,
	"name" text NOT NULL,
	"key" text UNIQUE,
	"payload" jsonb NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"every_seconds" integer,
	"attempts" integer DEFAULT 0 NOT NULL,
	"worker" uuid,
	"leased_until" timestamp with time zone,
	"done_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"xact" bigint DEFAULT (pg_current_xact_id()::text::bigint) NOT NULL
);
--> statement-breakpoint
CREATE INDEX "jobs_waiting" ON "jobs" ("run_at") WHERE "done_at" is null and "failed_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_done" ON "jobs" ("done_at") WHERE "done_at" is not null;--> statement-breakpoint
CREATE INDEX "live_events_owner" ON "live_events" ("owner_id","id");--> statement-breakpoint
CREATE INDEX "live_events_age" ON "live_events" ("created_at");