CREATE TABLE "identity_events" (
	"id" uuid PRIMARY KEY,
	"who" text NOT NULL,
	"kind" text NOT NULL,
	"device" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity_codes" ADD COLUMN "asker" text;--> statement-breakpoint
CREATE INDEX "identity_events_who" ON "identity_events" ("who","at");