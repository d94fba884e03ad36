CREATE UNLOGGED TABLE "limits" (
	"name" text,
	"who" text,
	"count" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "limits_pkey" PRIMARY KEY("name","who")
);
