CREATE TABLE "journal_entries" (
	"id" uuid PRIMARY KEY,
	"owner_id" uuid NOT NULL,
	"relationship_id" uuid,
	"day" date NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"sealed" bytea NOT NULL
);
--> statement-breakpoint
CREATE INDEX "journal_entries_owner_day" ON "journal_entries" ("owner_id","day","id");--> statement-breakpoint
CREATE INDEX "journal_entries_relationship" ON "journal_entries" ("relationship_id");--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_owner_id_users_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_relationship_id_relationships_id_fkey" FOREIGN KEY ("relationship_id") REFERENCES "relationships"("id") ON DELETE SET NULL;