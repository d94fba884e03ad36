CREATE TABLE "pattern_answers" (
	"owner_id" uuid PRIMARY KEY,
	"updated_at" timestamp with time zone NOT NULL,
	"sealed" bytea NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pattern_answers" ADD CONSTRAINT "pattern_answers_owner_id_users_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE;