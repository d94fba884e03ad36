CREATE TABLE "arguments" (
	"id" uuid PRIMARY KEY,
	"owner_id" uuid NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"sealed" bytea NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "craftings" (
	"id" uuid PRIMARY KEY,
	"owner_id" uuid NOT NULL,
	"sealed" bytea NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "arguments_owner" ON "arguments" ("owner_id","id");--> statement-breakpoint
CREATE INDEX "craftings_owner" ON "craftings" ("owner_id","id");--> statement-breakpoint
ALTER TABLE "arguments" ADD CONSTRAINT "arguments_owner_id_users_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "craftings" ADD CONSTRAINT "craftings_owner_id_users_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE;