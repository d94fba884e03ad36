CREATE TABLE "connections" (
	"relationship_id" uuid PRIMARY KEY,
	"owner_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "connections_pair" UNIQUE("owner_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "insight_cards" (
	"owner_id" uuid PRIMARY KEY,
	"updated_at" timestamp with time zone NOT NULL,
	"sealed" bytea NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY,
	"owner_id" uuid NOT NULL,
	"relationship_id" uuid NOT NULL,
	"code_hash" text NOT NULL UNIQUE,
	"email_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"accepted_by" uuid,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "refusals" (
	"id" uuid PRIMARY KEY,
	"owner_id" uuid,
	"other_id" uuid NOT NULL,
	"email_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"sealed" bytea,
	CONSTRAINT "refusals_pair" UNIQUE("owner_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "relationship_dates" (
	"id" uuid PRIMARY KEY,
	"owner_id" uuid NOT NULL,
	"relationship_id" uuid NOT NULL,
	"day" date NOT NULL,
	"repeats" text NOT NULL,
	"remind_days" integer,
	"time_zone" text NOT NULL,
	"remind_at" timestamp with time zone,
	"sealed" bytea NOT NULL
);
--> statement-breakpoint
CREATE TABLE "relationship_moments" (
	"id" uuid PRIMARY KEY,
	"owner_id" uuid NOT NULL,
	"relationship_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"trust_safety" smallint,
	"communication_clarity" smallint,
	"growth" smallint,
	"joy_fulfillment" smallint,
	"sealed" bytea
);
--> statement-breakpoint
CREATE TABLE "relationship_plan_items" (
	"id" uuid PRIMARY KEY,
	"owner_id" uuid NOT NULL,
	"relationship_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"done_at" timestamp with time zone,
	"due_on" date,
	"created_at" timestamp with time zone NOT NULL,
	"sealed" bytea NOT NULL
);
--> statement-breakpoint
CREATE TABLE "relationships" (
	"id" uuid PRIMARY KEY,
	"owner_id" uuid NOT NULL,
	"type" text NOT NULL,
	"trust_safety" double precision,
	"communication_clarity" double precision,
	"growth" double precision,
	"joy_fulfillment" double precision,
	"good_moments" double precision DEFAULT 0 NOT NULL,
	"conflicts" double precision DEFAULT 0 NOT NULL,
	"weighed_at" timestamp with time zone,
	"connecting_off" boolean DEFAULT false NOT NULL,
	"archived_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"sealed" bytea NOT NULL
);
--> statement-breakpoint
CREATE INDEX "connections_other" ON "connections" ("other_id");--> statement-breakpoint
CREATE INDEX "invitations_of" ON "invitations" ("relationship_id","id");--> statement-breakpoint
CREATE INDEX "invitations_owner" ON "invitations" ("owner_id");--> statement-breakpoint
CREATE INDEX "invitations_accepted_by" ON "invitations" ("accepted_by");--> statement-breakpoint
CREATE INDEX "refusals_address" ON "refusals" ("other_id","email_hash");--> statement-breakpoint
CREATE INDEX "relationship_dates_of" ON "relationship_dates" ("relationship_id");--> statement-breakpoint
CREATE INDEX "relationship_dates_owner" ON "relationship_dates" ("owner_id");--> statement-breakpoint
CREATE INDEX "relationship_dates_due" ON "relationship_dates" ("remind_at") WHERE "remind_at" is not null;--> statement-breakpoint
CREATE INDEX "relationship_moments_newest" ON "relationship_moments" ("relationship_id","at","id");--> statement-breakpoint
CREATE INDEX "relationship_moments_owner" ON "relationship_moments" ("owner_id","at");--> statement-breakpoint
CREATE INDEX "relationship_plan_items_of" ON "relationship_plan_items" ("relationship_id","id");--> statement-breakpoint
CREATE INDEX "relationship_plan_items_owner" ON "relationship_plan_items" ("owner_id","due_on");--> statement-breakpoint
CREATE INDEX "relationships_owner" ON "relationships" ("owner_id","id");--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_relationship_id_relationships_id_fkey" FOREIGN KEY ("relationship_id") REFERENCES "relationships"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_owner_id_users_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_other_id_users_id_fkey" FOREIGN KEY ("other_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "insight_cards" ADD CONSTRAINT "insight_cards_owner_id_users_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_owner_id_users_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_relationship_id_relationships_id_fkey" FOREIGN KEY ("relationship_id") REFERENCES "relationships"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_accepted_by_users_id_fkey" FOREIGN KEY ("accepted_by") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "refusals" ADD CONSTRAINT "refusals_owner_id_users_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "refusals" ADD CONSTRAINT "refusals_other_id_users_id_fkey" FOREIGN KEY ("other_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "relationship_dates" ADD CONSTRAINT "relationship_dates_owner_id_users_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "relationship_dates" ADD CONSTRAINT "relationship_dates_relationship_id_relationships_id_fkey" FOREIGN KEY ("relationship_id") REFERENCES "relationships"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "relationship_moments" ADD CONSTRAINT "relationship_moments_owner_id_users_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "relationship_moments" ADD CONSTRAINT "relationship_moments_relationship_id_relationships_id_fkey" FOREIGN KEY ("relationship_id") REFERENCES "relationships"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "relationship_plan_items" ADD CONSTRAINT "relationship_plan_items_owner_id_users_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "relationship_plan_items" ADD CONSTRAINT "relationship_plan_items_relationship_id_relationships_id_fkey" FOREIGN KEY ("relationship_id") REFERENCES "relationships"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "relationships" ADD CONSTRAINT "relationships_owner_id_users_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE;