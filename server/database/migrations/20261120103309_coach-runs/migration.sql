CREATE TABLE "coach_consents" (
	"owner_id" uuid,
	"host" text,
	"name" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "coach_consents_pkey" PRIMARY KEY("owner_id","host")
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "coach_progress" (
	"run_id" uuid PRIMARY KEY,
	"edition" integer NOT NULL,
	"sealed" bytea NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coach_runs" (
	"id" uuid PRIMARY KEY,
	"owner_id" uuid NOT NULL,
	"people" uuid[] NOT NULL,
	"task" text NOT NULL,
	"room" text NOT NULL,
	"subject" uuid,
	"status" text NOT NULL,
	"worker" uuid,
	"leased_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"stop_asked_at" timestamp with time zone,
	"replaced_by" uuid,
	"input" bytea NOT NULL,
	"output" bytea,
	"adapter" text,
	"model" text,
	"prompt_version" text,
	"level" integer,
	"fallback" text,
	"fault" text,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "coach_spend" (
	"day" date,
	"who" uuid,
	"requests" integer NOT NULL,
	"tokens" bigint NOT NULL,
	CONSTRAINT "coach_spend_pkey" PRIMARY KEY("day","who")
);
--> statement-breakpoint
CREATE INDEX "coach_runs_open" ON "coach_runs" ("leased_until") WHERE "status" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "coach_runs_owner" ON "coach_runs" ("owner_id","id");--> statement-breakpoint
CREATE INDEX "coach_runs_ended" ON "coach_runs" ("ended_at") WHERE "ended_at" is not null;--> statement-breakpoint
ALTER TABLE "coach_consents" ADD CONSTRAINT "coach_consents_owner_id_users_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE;