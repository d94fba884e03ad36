CREATE TABLE "agreements" (
	"owner_id" uuid,
	"version" text,
	"sharing" boolean NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agreements_pkey" PRIMARY KEY("owner_id","version")
);
--> statement-breakpoint
CREATE TABLE "ai_notices" (
	"owner_id" uuid PRIMARY KEY,
	"due" text,
	"talking_since" timestamp with time zone NOT NULL,
	"last_talk_at" timestamp with time zone NOT NULL,
	"acknowledged_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_owner_id_users_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "ai_notices" ADD CONSTRAINT "ai_notices_owner_id_users_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE;