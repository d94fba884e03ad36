CREATE TABLE "join_links" (
	"id" uuid PRIMARY KEY,
	"thread_id" uuid NOT NULL,
	"token_hash" bytea,
	"invited_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_by" uuid,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mediation_consents" (
	"thread_id" uuid,
	"member_id" uuid,
	"words_hash" bytea NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mediation_consents_pkey" PRIMARY KEY("thread_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "mediation_intakes" (
	"thread_id" uuid,
	"member_id" uuid,
	"sealed" bytea NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mediation_intakes_pkey" PRIMARY KEY("thread_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "mediations" (
	"thread_id" uuid PRIMARY KEY,
	"phase" text NOT NULL,
	"turn_of" uuid,
	"sealed" bytea NOT NULL,
	"check_in_on" date,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_chats" (
	"id" uuid PRIMARY KEY,
	"owner_id" uuid NOT NULL,
	"relationship_id" uuid NOT NULL,
	"status" text NOT NULL,
	"sealed" bytea NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "thread_members" (
	"thread_id" uuid,
	"member_id" uuid,
	"state" text NOT NULL,
	"relationship_id" uuid,
	"sealed" bytea NOT NULL,
	"joined_at" timestamp with time zone,
	"left_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "thread_members_pkey" PRIMARY KEY("thread_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "thread_messages" (
	"id" uuid PRIMARY KEY,
	"thread_id" uuid NOT NULL,
	"author_id" uuid,
	"run_id" uuid,
	"status" text DEFAULT 'done' NOT NULL,
	"sealed" bytea NOT NULL,
	"not_helpful" text,
	"is_removed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "thread_presence" (
	"thread_id" uuid,
	"member_id" uuid,
	"seen_at" timestamp with time zone NOT NULL,
	"typing_at" timestamp with time zone,
	CONSTRAINT "thread_presence_pkey" PRIMARY KEY("thread_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"id" uuid PRIMARY KEY,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"relationship_id" uuid,
	"key_id" uuid NOT NULL,
	"is_temporary" boolean DEFAULT false NOT NULL,
	"sealed" bytea NOT NULL,
	"message_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "join_links_thread" ON "join_links" ("thread_id","id");--> statement-breakpoint
CREATE INDEX "join_links_invited" ON "join_links" ("invited_id");--> statement-breakpoint
CREATE UNIQUE INDEX "join_links_token" ON "join_links" ("token_hash");--> statement-breakpoint
CREATE INDEX "mediation_intakes_member" ON "mediation_intakes" ("member_id");--> statement-breakpoint
CREATE INDEX "saved_chats_owner" ON "saved_chats" ("owner_id","relationship_id","id");--> statement-breakpoint
CREATE INDEX "thread_members_member" ON "thread_members" ("member_id","thread_id");--> statement-breakpoint
CREATE INDEX "thread_messages_thread" ON "thread_messages" ("thread_id","id");--> statement-breakpoint
CREATE INDEX "thread_messages_author" ON "thread_messages" ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "thread_messages_run" ON "thread_messages" ("run_id");--> statement-breakpoint
CREATE UNIQUE INDEX "thread_messages_open" ON "thread_messages" ("thread_id") WHERE "author_id" is null and "status" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "threads_owner" ON "threads" ("owner_id","kind","id");--> statement-breakpoint
CREATE UNIQUE INDEX "threads_current" ON "threads" ("owner_id","relationship_id") WHERE "kind" = 'relationship' and not "is_temporary";--> statement-breakpoint
CREATE INDEX "threads_temporary" ON "threads" ("updated_at") WHERE "is_temporary";--> statement-breakpoint
ALTER TABLE "join_links" ADD CONSTRAINT "join_links_thread_id_threads_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "threads"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "mediation_consents" ADD CONSTRAINT "mediation_consents_thread_id_threads_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "threads"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "mediation_intakes" ADD CONSTRAINT "mediation_intakes_thread_id_threads_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "threads"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "mediations" ADD CONSTRAINT "mediations_thread_id_threads_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "threads"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "thread_members" ADD CONSTRAINT "thread_members_thread_id_threads_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "threads"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_thread_id_threads_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "threads"("id") ON DELETE CASCADE;