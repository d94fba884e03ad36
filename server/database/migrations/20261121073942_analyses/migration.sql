CREATE TABLE "relationship_analyses" (
	"id" uuid PRIMARY KEY,
	"owner_id" uuid NOT NULL,
	"relationship_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"sealed" bytea NOT NULL
);
--> statement-breakpoint
CREATE TABLE "text_analyses" (
	"id" uuid PRIMARY KEY,
	"owner_id" uuid NOT NULL,
	"relationship_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"sealed" bytea NOT NULL
);
--> statement-breakpoint
CREATE INDEX "relationship_analyses_owner" ON "relationship_analyses" ("owner_id","id");--> statement-breakpoint
CREATE INDEX "relationship_analyses_relationship" ON "relationship_analyses" ("relationship_id");--> statement-breakpoint
CREATE INDEX "text_analyses_owner" ON "text_analyses" ("owner_id","id");--> statement-breakpoint
CREATE INDEX "text_analyses_relationship" ON "text_analyses" ("relationship_id");--> statement-breakpoint
ALTER TABLE "relationship_analyses" ADD CONSTRAINT "relationship_analyses_owner_id_users_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "relationship_analyses" ADD CONSTRAINT "relationship_analyses_relationship_id_relationships_id_fkey" FOREIGN KEY ("relationship_id") REFERENCES "relationships"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "text_analyses" ADD CONSTRAINT "text_analyses_owner_id_users_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "text_analyses" ADD CONSTRAINT "text_analyses_relationship_id_relationships_id_fkey" FOREIGN KEY ("relationship_id") REFERENCES "relationships"("id") ON DELETE SET NULL;