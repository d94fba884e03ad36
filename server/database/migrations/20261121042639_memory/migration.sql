CREATE TABLE "memory_facts" (
	"id" uuid PRIMARY KEY,
	"owner_id" uuid NOT NULL,
	"relationship_id" uuid,
	"thread_id" uuid,
	"kept_at" timestamp with time zone,
	"sealed" bytea NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memory_settings" (
	"owner_id" uuid PRIMARY KEY,
	"off" text[] NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "memory_facts_owner" ON "memory_facts" ("owner_id","id");--> statement-breakpoint
CREATE INDEX "memory_facts_relationship" ON "memory_facts" ("relationship_id");--> statement-breakpoint
CREATE INDEX "memory_facts_thread" ON "memory_facts" ("thread_id");--> statement-breakpoint
ALTER TABLE "memory_facts" ADD CONSTRAINT "memory_facts_owner_id_users_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "memory_facts" ADD CONSTRAINT "memory_facts_relationship_id_relationships_id_fkey" FOREIGN KEY ("relationship_id") REFERENCES "relationships"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "memory_facts" ADD CONSTRAINT "memory_facts_thread_id_threads_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "threads"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "memory_settings" ADD CONSTRAINT "memory_settings_owner_id_users_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE;