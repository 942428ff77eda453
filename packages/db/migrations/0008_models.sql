CREATE TABLE "model_accesses" (
	"organization_id" text NOT NULL,
	"provider" text NOT NULL,
	"api_key" text,
	"base_url" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "model_accesses_organization_id_provider_pk" PRIMARY KEY("organization_id","provider")
);
--> statement-breakpoint
CREATE TABLE "model_calls" (
	"id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"project_id" text,
	"issue_id" text,
	"run_id" text,
	"purpose" text NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"prompt" text NOT NULL,
	"state" text DEFAULT 'reserved' NOT NULL,
	"reserved" bigint NOT NULL,
	"cost" bigint,
	"input_tokens" integer,
	"cached_input_tokens" integer,
	"cache_write_tokens" integer,
	"output_tokens" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "model_prices" (
	"organization_id" text NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"input" bigint NOT NULL,
	"cached_input" bigint NOT NULL,
	"cache_write" bigint NOT NULL,
	"output" bigint NOT NULL,
	CONSTRAINT "model_prices_organization_id_provider_model_pk" PRIMARY KEY("organization_id","provider","model")
);
--> statement-breakpoint
CREATE TABLE "model_replies" (
	"run_id" text NOT NULL,
	"hash" text NOT NULL,
	"organization_id" text NOT NULL,
	"issue_id" text NOT NULL,
	"reply" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "model_replies_run_id_hash_pk" PRIMARY KEY("run_id","hash")
);
--> statement-breakpoint
ALTER TABLE "model_accesses" ADD CONSTRAINT "model_accesses_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_prices" ADD CONSTRAINT "model_prices_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_replies" ADD CONSTRAINT "model_replies_issue_id_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."issues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_calls_organization" ON "model_calls" USING btree ("organization_id","created_at");--> statement-breakpoint
CREATE INDEX "model_calls_issue" ON "model_calls" USING btree ("issue_id");--> statement-breakpoint
CREATE INDEX "model_replies_issue" ON "model_replies" USING btree ("issue_id");--> statement-breakpoint
-- An organization's key goes to its provider. A project's own was never used, and keys are the organization's now.
INSERT INTO "model_accesses" ("organization_id", "provider", "api_key", "base_url", "updated_at")
SELECT "organization_id", "settings"->>'provider', "api_key", "settings"->>'baseUrl', "updated_at" FROM "model_settings"
WHERE "project_id" IS NULL AND "settings"->>'provider' IS NOT NULL AND ("api_key" IS NOT NULL OR "settings"->>'baseUrl' IS NOT NULL);--> statement-breakpoint
ALTER TABLE "model_settings" DROP COLUMN "api_key";