ALTER TABLE "story_shares" ADD COLUMN "withdrawn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "comment_blocks_blocked" ON "comment_blocks" ("blocked_id");--> statement-breakpoint
CREATE INDEX "story_reports_comment" ON "story_reports" ("comment_id");