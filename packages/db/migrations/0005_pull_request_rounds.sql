CREATE TABLE "pull_request_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"pull_request_id" text NOT NULL,
	"external_id" text NOT NULL,
	"thread_id" text,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"path" text,
	"line" integer,
	"start_line" integer,
	"written_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"commit_sha" text,
	"answered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pull_request_rounds" (
	"id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"pull_request_id" text NOT NULL,
	"kind" text NOT NULL,
	"note_id" text,
	"check_name" text,
	"check_summary" text,
	"head_sha" text NOT NULL,
	"base_sha" text,
	"status" text DEFAULT 'waiting' NOT NULL,
	"fence" integer DEFAULT 0 NOT NULL,
	"patch" text,
	"commit_message" text,
	"outcome" text,
	"reason" text,
	"commit_sha" text,
	"evidence_path" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "pull_requests" ADD COLUMN "base_sha" text;--> statement-breakpoint
ALTER TABLE "pull_requests" ADD COLUMN "run_id" text;--> statement-breakpoint
ALTER TABLE "pull_requests" ADD COLUMN "checks" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "pull_requests" ADD COLUMN "repair_rounds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pull_requests" ADD COLUMN "is_taken_over" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pull_requests" ADD COLUMN "needs_person" text;--> statement-breakpoint
ALTER TABLE "pull_requests" ADD COLUMN "told_person" text;--> statement-breakpoint
ALTER TABLE "pull_requests" ADD COLUMN "next_look_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "pull_requests" ADD COLUMN "look_error" text;--> statement-breakpoint
ALTER TABLE "pull_requests" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "repositories" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "pull_request_notes" ADD CONSTRAINT "pull_request_notes_pull_request_id_pull_requests_id_fk" FOREIGN KEY ("pull_request_id") REFERENCES "public"."pull_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pull_request_rounds" ADD CONSTRAINT "pull_request_rounds_pull_request_id_pull_requests_id_fk" FOREIGN KEY ("pull_request_id") REFERENCES "public"."pull_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pull_request_rounds" ADD CONSTRAINT "pull_request_rounds_note_id_pull_request_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."pull_request_notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pull_request_notes_external" ON "pull_request_notes" USING btree ("pull_request_id","external_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pull_request_rounds_open" ON "pull_request_rounds" USING btree ("pull_request_id") WHERE status <> 'done';--> statement-breakpoint
CREATE INDEX "pull_request_rounds_pull_request" ON "pull_request_rounds" USING btree ("pull_request_id","created_at");--> statement-breakpoint
CREATE INDEX "pull_requests_next_look" ON "pull_requests" USING btree ("next_look_at");--> statement-breakpoint
DROP TRIGGER "pull_requests_list_item" ON "pull_requests";--> statement-breakpoint
-- Where a pull request is looked at again is no change of the list.
CREATE TRIGGER "pull_requests_list_item" AFTER INSERT OR DELETE OR UPDATE OF status, number, title, url, branch, base_branch, head_sha ON "pull_requests"
FOR EACH ROW EXECUTE FUNCTION touch_issue_list_item();
