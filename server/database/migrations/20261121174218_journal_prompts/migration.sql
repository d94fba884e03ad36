CREATE TABLE "journal_prompts" (
	"owner_id" uuid PRIMARY KEY,
	"entry_id" uuid NOT NULL,
	"day" date NOT NULL,
	"sealed" bytea NOT NULL
);
--> statement-breakpoint
CREATE INDEX "journal_prompts_entry" ON "journal_prompts" ("entry_id");--> statement-breakpoint
ALTER TABLE "journal_prompts" ADD CONSTRAINT "journal_prompts_owner_id_users_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "journal_prompts" ADD CONSTRAINT "journal_prompts_entry_id_journal_entries_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "journal_entries"("id") ON DELETE CASCADE;