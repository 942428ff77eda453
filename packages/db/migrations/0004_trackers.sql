CREATE TABLE "deleted_issues" (
	"project_id" text NOT NULL,
	"source" text NOT NULL,
	"external_source_id" text NOT NULL,
	"external_id" text NOT NULL,
	"deleted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deleted_issues_pk" PRIMARY KEY("project_id","source","external_source_id","external_id")
);
--> statement-breakpoint
CREATE TABLE "issue_contexts" (
	"issue_id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"comments" jsonb NOT NULL,
	"attachments" jsonb NOT NULL,
	"crash" jsonb,
	"read_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tracker_changes" (
	"integration_id" text NOT NULL,
	"external_source_id" text NOT NULL,
	"external_id" text NOT NULL,
	"organization_id" text NOT NULL,
	"seq" bigserial NOT NULL,
	CONSTRAINT "tracker_changes_pk" PRIMARY KEY("integration_id","external_source_id","external_id")
);
--> statement-breakpoint
CREATE TABLE "tracker_webhooks" (
	"id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"integration_id" text NOT NULL,
	"external_id" text NOT NULL,
	"vendor_id" text,
	"secret" text,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"integration_id" text NOT NULL,
	"delivery_id" text NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_deliveries_integration_id_delivery_id_pk" PRIMARY KEY("integration_id","delivery_id")
);
--> statement-breakpoint
DROP INDEX "issues_external";--> statement-breakpoint
ALTER TABLE "integration_mappings" ADD COLUMN "synced_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "integration_mappings" ADD COLUMN "imported" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "integration_mappings" ADD COLUMN "last_sync_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "integration_mappings" ADD COLUMN "sync_error" text;--> statement-breakpoint
ALTER TABLE "integration_mappings" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "integration_mappings" ADD COLUMN "next_sync_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "integrations" ADD COLUMN "installation_id" text;--> statement-breakpoint
ALTER TABLE "integrations" ADD COLUMN "missing_scopes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "integrations" ADD COLUMN "needs_reconnect" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "issues" ADD COLUMN "external_source_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "issues" ADD COLUMN "external_updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "issues" ADD COLUMN "is_archived_by_tracker" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "project_settings" ADD COLUMN "imported_bugs_per_day" integer DEFAULT 20 NOT NULL;--> statement-breakpoint
ALTER TABLE "deleted_issues" ADD CONSTRAINT "deleted_issues_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issue_contexts" ADD CONSTRAINT "issue_contexts_issue_id_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."issues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracker_changes" ADD CONSTRAINT "tracker_changes_integration_id_integrations_id_fk" FOREIGN KEY ("integration_id") REFERENCES "public"."integrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracker_webhooks" ADD CONSTRAINT "tracker_webhooks_integration_id_integrations_id_fk" FOREIGN KEY ("integration_id") REFERENCES "public"."integrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_integration_id_integrations_id_fk" FOREIGN KEY ("integration_id") REFERENCES "public"."integrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tracker_webhooks_source" ON "tracker_webhooks" USING btree ("integration_id","external_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_received" ON "webhook_deliveries" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "integration_mappings_next_sync" ON "integration_mappings" USING btree ("next_sync_at");--> statement-breakpoint
CREATE UNIQUE INDEX "issues_external" ON "issues" USING btree ("project_id","source","external_source_id","external_id") WHERE external_id is not null;