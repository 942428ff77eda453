ALTER TABLE "integrations" ADD COLUMN "account" text;--> statement-breakpoint
ALTER TABLE "integrations" ADD COLUMN "scopes" text[];--> statement-breakpoint
ALTER TABLE "integrations" ADD COLUMN "checked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "integrations" ADD COLUMN "check_error" text;--> statement-breakpoint
ALTER TABLE "integrations" ADD COLUMN "last_sync_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "integrations" ADD COLUMN "last_event_at" timestamp (3) with time zone;