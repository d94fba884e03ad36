CREATE TABLE "comment_blocks" (
	"owner_id" uuid,
	"blocked_id" uuid,
	CONSTRAINT "comment_blocks_pkey" PRIMARY KEY("owner_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "feed_readers" (
	"owner_id" uuid PRIMARY KEY,
	"visited_at" timestamp with time zone,
	"name" text
);
--> statement-breakpoint
CREATE TABLE "stories" (
	"id" uuid PRIMARY KEY,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"lesson" text NOT NULL,
	"day" date NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"comments" integer DEFAULT 0 NOT NULL,
	"is_by_mallama" boolean DEFAULT false NOT NULL,
	"hidden_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "story_comments" (
	"id" uuid PRIMARY KEY,
	"story_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"sealed" bytea NOT NULL
);
--> statement-breakpoint
CREATE TABLE "story_likes" (
	"story_id" uuid,
	"who" text,
	CONSTRAINT "story_likes_pkey" PRIMARY KEY("story_id","who")
);
--> statement-breakpoint
CREATE TABLE "story_reports" (
	"story_id" uuid NOT NULL,
	"comment_id" uuid,
	"who" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "story_reports_once" UNIQUE NULLS NOT DISTINCT("story_id","comment_id","who")
);
--> statement-breakpoint
CREATE TABLE "story_shares" (
	"id" uuid PRIMARY KEY,
	"owner_id" uuid NOT NULL,
	"source_id" uuid,
	"publish_at" timestamp with time zone,
	"sealed" bytea NOT NULL,
	CONSTRAINT "story_shares_source" UNIQUE("owner_id","source_id")
);
--> statement-breakpoint
CREATE INDEX "stories_latest" ON "stories" ("day" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "stories_category" ON "stories" ("category","day" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "story_comments_story" ON "story_comments" ("story_id","id");--> statement-breakpoint
CREATE INDEX "story_comments_owner" ON "story_comments" ("owner_id");--> statement-breakpoint
CREATE INDEX "story_shares_due" ON "story_shares" ("publish_at");--> statement-breakpoint
ALTER TABLE "comment_blocks" ADD CONSTRAINT "comment_blocks_owner_id_users_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "comment_blocks" ADD CONSTRAINT "comment_blocks_blocked_id_users_id_fkey" FOREIGN KEY ("blocked_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "feed_readers" ADD CONSTRAINT "feed_readers_owner_id_users_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "story_comments" ADD CONSTRAINT "story_comments_story_id_stories_id_fkey" FOREIGN KEY ("story_id") REFERENCES "stories"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "story_comments" ADD CONSTRAINT "story_comments_owner_id_users_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "story_likes" ADD CONSTRAINT "story_likes_story_id_stories_id_fkey" FOREIGN KEY ("story_id") REFERENCES "stories"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "story_reports" ADD CONSTRAINT "story_reports_story_id_stories_id_fkey" FOREIGN KEY ("story_id") REFERENCES "stories"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "story_reports" ADD CONSTRAINT "story_reports_comment_id_story_comments_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "story_comments"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "story_shares" ADD CONSTRAINT "story_shares_owner_id_users_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE;