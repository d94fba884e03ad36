DROP INDEX "stories_latest";--> statement-breakpoint
CREATE INDEX "stories_latest" ON "stories" ("day","id");--> statement-breakpoint
DROP INDEX "stories_category";--> statement-breakpoint
CREATE INDEX "stories_category" ON "stories" ("category","day","id");