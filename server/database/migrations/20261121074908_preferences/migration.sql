CREATE TABLE "account_preferences" (
	"owner_id" uuid PRIMARY KEY,
	"sealed" bytea NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_preferences" ADD CONSTRAINT "account_preferences_owner_id_users_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE;