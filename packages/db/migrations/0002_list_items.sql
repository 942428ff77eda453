ALTER TABLE "issues" ADD COLUMN "list_item" text DEFAULT '' NOT NULL;
--> statement-breakpoint
CREATE FUNCTION write_issue_list_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.list_item := (
    SELECT row_to_json(item)::text
    FROM (
      SELECT
        NEW.id AS "id",
        NEW.key AS "key",
        NEW.project_id AS "projectId",
        NEW.organization_id AS "organizationId",
        NEW.title AS "title",
        NEW.preview AS "text",
        NEW.agent_result_status AS "agentResultStatus",
        NEW.agent_processing_status AS "agentProcessingStatus",
        NEW.issue_url AS "issueUrl",
        to_char(NEW.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt",
        to_char(NEW.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "updatedAt",
        NEW.source AS "source",
        NEW.created_by_id AS "createdById",
        NULL AS "cloudStorageInfo",
        NEW.is_archived AS "isArchived",
        NEW.status_result AS "statusResult",
        NEW.covered_lines AS "coveredLines",
        NEW.coverable_lines AS "coverableLines",
        (
          SELECT row_to_json(request)
          FROM (
            SELECT
              status AS "status",
              number AS "number",
              title AS "title",
              url AS "url",
              branch AS "branch",
              base_branch AS "baseBranch",
              head_sha AS "headSha"
            FROM pull_requests
            WHERE issue_id = NEW.id
          ) AS request
        ) AS "pullRequest"
    ) AS item
  );
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER issues_list_item BEFORE INSERT OR UPDATE ON issues
FOR EACH ROW EXECUTE FUNCTION write_issue_list_item();
--> statement-breakpoint
CREATE FUNCTION touch_issue_list_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE issues SET list_item = '' WHERE id = CASE TG_OP WHEN 'DELETE' THEN OLD.issue_id ELSE NEW.issue_id END;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER pull_requests_list_item AFTER INSERT OR UPDATE OR DELETE ON pull_requests
FOR EACH ROW EXECUTE FUNCTION touch_issue_list_item();
--> statement-breakpoint
UPDATE issues SET list_item = '';
