CREATE TABLE "safety_counts" (
	"day" date,
	"category" text,
	"level" smallint,
	"resource" text,
	"count" integer NOT NULL,
	CONSTRAINT "safety_counts_pkey" PRIMARY KEY("day","category","level","resource")
);
