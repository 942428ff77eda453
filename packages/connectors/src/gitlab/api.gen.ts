// Shapes of GitLab REST API (pruned for the connector) v4, from the vendor's own description.
// Made by scripts/generate-vendor-types.mjs: do not edit.
export interface paths {
    "/api/v4/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApiV4User"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApiV4Metadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApiV4Version"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/personal_access_tokens/self": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApiV4PersonalAccessTokensSelf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApiV4Avatar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApiV4Groups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/groups/{id}/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApiV4GroupsIdProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApiV4Projects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApiV4ProjectsId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{id}/repository/branches/{branch}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApiV4ProjectsIdRepositoryBranchesBranch"];
        put?: never;
        post?: never;
        delete: operations["deleteApiV4ProjectsIdRepositoryBranchesBranch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{id}/repository/commits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApiV4ProjectsIdRepositoryCommits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{id}/repository/commits/{sha}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApiV4ProjectsIdRepositoryCommitsSha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{id}/repository/commits/{sha}/merge_requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApiV4ProjectsIdRepositoryCommitsShaMergeRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{id}/repository/commits/{sha}/statuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApiV4ProjectsIdRepositoryCommitsShaStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{id}/statuses/{sha}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postApiV4ProjectsIdStatusesSha"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{id}/issues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApiV4ProjectsIdIssues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{id}/issues/{issue_iid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApiV4ProjectsIdIssuesIssueIid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{id}/issues/{issue_iid}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listIssuesNotes"];
        put?: never;
        post: operations["createIssuesNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{id}/issues/{issue_iid}/discussions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listIssuesDiscussions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{id}/issues/{issue_iid}/discussions/{discussion_id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createIssuesDiscussionNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{id}/uploads/{secret}/{filename}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApiV4ProjectsIdUploadsSecretFilename"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{id}/merge_requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApiV4ProjectsIdMergeRequests"];
        put?: never;
        post: operations["postApiV4ProjectsIdMergeRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{id}/merge_requests/{merge_request_iid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApiV4ProjectsIdMergeRequestsMergeRequestIid"];
        put: operations["putApiV4ProjectsIdMergeRequestsMergeRequestIid"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listMergeRequestsNotes"];
        put?: never;
        post: operations["createMergeRequestsNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/discussions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listMergeRequestsDiscussions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createMergeRequestsDiscussionNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{id}/hooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApiV4ProjectsIdHooks"];
        put?: never;
        post: operations["postApiV4ProjectsIdHooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{id}/hooks/{hook_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApiV4ProjectsIdHooksHookId"];
        put: operations["putApiV4ProjectsIdHooksHookId"];
        post?: never;
        delete: operations["deleteApiV4ProjectsIdHooksHookId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        API_Entities_Avatar: {
            avatar_url?: string;
        };
        API_Entities_BasicProjectDetails: {
            /** Format: int32 */
            id?: number;
            description?: string | null;
            name?: string;
            name_with_namespace?: string;
            path?: string;
            path_with_namespace?: string;
            /** Format: date-time */
            created_at?: string;
            default_branch?: string | null;
            tag_list?: string[];
            topics?: string[];
            ssh_url_to_repo?: string;
            http_url_to_repo?: string;
            web_url?: string;
            readme_url?: string | null;
            /** Format: int32 */
            forks_count?: number;
            license_url?: string | null;
            license?: components["schemas"]["API_Entities_LicenseBasic"] | (null);
            avatar_url?: string | null;
            /** Format: int32 */
            star_count?: number;
            /** Format: date-time */
            last_activity_at?: string;
            visibility?: string;
            namespace?: components["schemas"]["API_Entities_NamespaceBasic"];
            custom_attributes?: components["schemas"]["API_Entities_CustomAttribute"];
            repository_storage?: string;
        };
        API_Entities_Branch: {
            name?: string;
            commit?: components["schemas"]["API_Entities_Commit"];
            merged?: boolean;
            protected?: boolean;
            developers_can_push?: boolean;
            developers_can_merge?: boolean;
            can_push?: boolean;
            default?: boolean;
            web_url?: string;
        };
        API_Entities_Ci_Pipeline: {
            /** Format: int32 */
            id?: number;
            /** Format: int32 */
            iid?: number;
            /** Format: int32 */
            project_id?: number;
            sha?: string;
            ref?: string;
            status?: string;
            source?: string;
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            updated_at?: string;
            web_url?: string;
            before_sha?: string;
            tag?: boolean;
            yaml_errors?: string;
            user?: components["schemas"]["API_Entities_UserBasic"];
            /** Format: date-time */
            started_at?: string;
            /** Format: date-time */
            finished_at?: string;
            /** Format: date-time */
            committed_at?: string;
            /** Format: int32 */
            duration?: number;
            /** Format: int32 */
            queued_duration?: number;
            /** Format: float */
            coverage?: number;
            detailed_status?: components["schemas"]["DetailedStatusEntity"];
            archived?: boolean;
        };
        API_Entities_Ci_PipelineBasic: {
            /** Format: int32 */
            id?: number;
            /** Format: int32 */
            iid?: number;
            /** Format: int32 */
            project_id?: number;
            sha?: string;
            ref?: string;
            status?: string;
            source?: string;
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            updated_at?: string;
            web_url?: string;
        };
        API_Entities_Commit: {
            id?: string;
            short_id?: string;
            /** Format: date-time */
            created_at?: string;
            parent_ids?: string[];
            title?: string;
            message?: string;
            author_name?: string;
            author_email?: string;
            /** Format: date-time */
            authored_date?: string;
            committer_name?: string;
            committer_email?: string;
            /** Format: date-time */
            committed_date?: string;
            trailers?: Record<string, never>;
            extended_trailers?: Record<string, never>;
            web_url?: string;
        };
        API_Entities_CommitDetail: {
            id?: string;
            short_id?: string;
            /** Format: date-time */
            created_at?: string;
            parent_ids?: string[];
            title?: string;
            message?: string;
            author_name?: string;
            author_email?: string;
            /** Format: date-time */
            authored_date?: string;
            committer_name?: string;
            committer_email?: string;
            /** Format: date-time */
            committed_date?: string;
            trailers?: Record<string, never>;
            extended_trailers?: Record<string, never>;
            web_url?: string;
            stats?: components["schemas"]["API_Entities_CommitStats"];
            status?: string;
            /** Format: int32 */
            project_id?: number;
            last_pipeline?: components["schemas"]["API_Entities_Ci_PipelineBasic"];
        };
        API_Entities_CommitStats: {
            /** Format: int32 */
            additions?: number;
            /** Format: int32 */
            deletions?: number;
            /** Format: int32 */
            total?: number;
        };
        API_Entities_CommitStatus: {
            /** Format: int32 */
            id?: number;
            sha?: string;
            ref?: string;
            status?: string;
            name?: string;
            target_url?: string | null;
            description?: string | null;
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            started_at?: string | null;
            /** Format: date-time */
            finished_at?: string | null;
            allow_failure?: boolean;
            /** Format: float */
            coverage?: number | null;
            /** Format: int32 */
            pipeline_id?: number;
            author?: components["schemas"]["API_Entities_UserBasic"];
        };
        API_Entities_ContainerExpirationPolicy: {
            cadence?: string;
            enabled?: string;
            keep_n?: string;
            older_than?: string;
            name_regex?: string;
            name_regex_keep?: string;
            next_run_at?: string;
        };
        API_Entities_CustomAttribute: {
            key?: string;
            value?: string;
        };
        API_Entities_DiffRefs: {
            base_sha?: string;
            head_sha?: string;
            start_sha?: string;
        };
        API_Entities_Discussion: {
            id: string;
            individual_note: boolean;
            notes: components["schemas"]["API_Entities_Note"][];
        };
        API_Entities_Group: {
            id?: string;
            web_url?: string;
            name?: string;
            path?: string;
            description?: string;
            visibility?: string;
            share_with_group_lock?: string;
            require_two_factor_authentication?: string;
            two_factor_grace_period?: string;
            project_creation_level?: string;
            auto_devops_enabled?: string;
            subgroup_creation_level?: string;
            emails_disabled?: boolean;
            emails_enabled?: boolean;
            show_diff_preview_in_email?: boolean;
            mentions_disabled?: string;
            lfs_enabled?: string;
            archived?: boolean;
            math_rendering_limits_enabled?: boolean;
            lock_math_rendering_limits_enabled?: boolean;
            default_branch?: string;
            default_branch_protection?: string;
            default_branch_protection_defaults?: string;
            avatar_url?: string;
            request_access_enabled?: string;
            full_name?: string;
            full_path?: string;
            created_at?: string;
            parent_id?: string;
            organization_id?: string;
            shared_runners_setting?: string;
            /** Format: int32 */
            max_artifacts_size?: number;
            custom_attributes?: components["schemas"]["API_Entities_CustomAttribute"];
            statistics?: {
                storage_size?: string;
                repository_size?: string;
                wiki_size?: string;
                lfs_objects_size?: string;
                job_artifacts_size?: string;
                pipeline_artifacts_size?: string;
                packages_size?: string;
                snippets_size?: string;
                uploads_size?: string;
            };
            marked_for_deletion_on?: string;
            root_storage_statistics?: components["schemas"]["API_Entities_Namespace_RootStorageStatistics"];
            ldap_cn?: string;
            ldap_access?: string;
            ldap_group_links?: components["schemas"]["API_Entities_LdapGroupLink"];
            saml_group_links?: components["schemas"]["API_Entities_SamlGroupLink"];
            file_template_project_id?: string;
            wiki_access_level?: string;
            repository_storage?: string;
            duo_core_features_enabled?: boolean;
            duo_features_enabled?: string;
            lock_duo_features_enabled?: string;
            auto_duo_code_review_enabled?: string;
            web_based_commit_signing_enabled?: string;
            allow_personal_snippets?: string;
            duo_namespace_access_rules?: string;
        };
        API_Entities_IssuableReferences: {
            short?: string;
            relative?: string;
            full?: string;
        };
        API_Entities_IssuableTimeStats: {
            /** Format: int32 */
            time_estimate?: number;
            /** Format: int32 */
            total_time_spent?: number;
            human_time_estimate?: string;
            human_total_time_spent?: string;
        };
        API_Entities_Issue: {
            /** Format: int32 */
            id?: number;
            /** Format: int32 */
            iid?: number;
            /** Format: int32 */
            project_id?: number;
            title?: string;
            description?: string | null;
            /** @enum {string} */
            state?: "opened" | "closed";
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            updated_at?: string;
            /** Format: date-time */
            closed_at?: string | null;
            closed_by?: components["schemas"]["API_Entities_UserBasic"] | (null);
            labels?: string[];
            milestone?: components["schemas"]["API_Entities_Milestone"] | (null);
            assignees?: components["schemas"]["API_Entities_UserBasic"][];
            author?: components["schemas"]["API_Entities_UserBasic"];
            type?: string;
            assignee?: components["schemas"]["API_Entities_UserBasic"] | (null);
            user_notes_count?: number;
            merge_requests_count?: number;
            upvotes?: number;
            downvotes?: number;
            /** Format: date */
            start_date?: string | null;
            /** Format: date */
            due_date?: string | null;
            confidential?: boolean;
            discussion_locked?: boolean | null;
            issue_type?: string;
            web_url?: string;
            time_stats?: components["schemas"]["API_Entities_IssuableTimeStats"];
            task_completion_status?: {
                count?: number;
                completed_count?: number;
            };
            weight?: number | null;
            blocking_issues_count?: number;
            has_tasks?: boolean;
            task_status?: string | null;
            _links?: {
                self?: string;
                notes?: string;
                award_emoji?: string;
                project?: string;
                closed_as_duplicate_of?: string;
            };
            references?: components["schemas"]["API_Entities_IssuableReferences"];
            severity?: string | null;
            subscribed?: boolean;
            moved_to_id?: number | null;
            imported?: boolean;
            imported_from?: string;
            service_desk_reply_to?: string | null;
            epic_iid?: number | null;
            epic?: components["schemas"]["EpicBaseEntity"] | (null);
            iteration?: components["schemas"]["API_Entities_Iteration"] | (null);
            health_status?: string | null;
        };
        API_Entities_Iteration: {
            id?: string;
            iid?: string;
            sequence?: string;
            group_id?: string;
            title?: string;
            description?: string;
            state?: string;
            created_at?: string;
            updated_at?: string;
            start_date?: string;
            due_date?: string;
            web_url?: string;
        };
        API_Entities_LdapGroupLink: {
            cn?: string;
            /** Format: int32 */
            group_access?: number;
            provider?: string;
            filter?: string;
            /** Format: int32 */
            member_role_id?: number;
        };
        API_Entities_LicenseBasic: {
            key?: string;
            name?: string;
            nickname?: string;
            html_url?: string;
            source_url?: string;
        };
        API_Entities_MergeRequest: {
            /** Format: int32 */
            id?: number;
            /** Format: int32 */
            iid?: number;
            /** Format: int32 */
            project_id?: number;
            title?: string;
            description?: string | null;
            /** @enum {string} */
            state?: "opened" | "closed" | "merged" | "locked";
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            updated_at?: string;
            merged_by?: components["schemas"]["API_Entities_UserBasic"] | (null);
            merge_user?: components["schemas"]["API_Entities_UserBasic"] | (null);
            /** Format: date-time */
            merged_at?: string | null;
            closed_by?: components["schemas"]["API_Entities_UserBasic"] | (null);
            /** Format: date-time */
            closed_at?: string | null;
            title_html?: string | null;
            description_html?: string | null;
            target_branch?: string;
            source_branch?: string;
            user_notes_count?: number;
            upvotes?: number;
            downvotes?: number;
            author?: components["schemas"]["API_Entities_UserBasic"];
            assignees?: components["schemas"]["API_Entities_UserBasic"][];
            assignee?: components["schemas"]["API_Entities_UserBasic"] | (null);
            reviewers?: components["schemas"]["API_Entities_UserBasic"][];
            source_project_id?: number;
            target_project_id?: number;
            labels?: string[];
            draft?: boolean;
            imported?: boolean;
            imported_from?: string;
            work_in_progress?: boolean;
            milestone?: components["schemas"]["API_Entities_Milestone"] | (null);
            merge_when_pipeline_succeeds?: boolean;
            merge_status?: string;
            detailed_merge_status?: string;
            /** Format: date-time */
            merge_after?: string | null;
            sha?: string;
            merge_commit_sha?: string | null;
            squash_commit_sha?: string | null;
            discussion_locked?: boolean | null;
            should_remove_source_branch?: boolean | null;
            force_remove_source_branch?: boolean;
            /** Format: date-time */
            prepared_at?: string | null;
            allow_collaboration?: boolean;
            allow_maintainer_to_push?: boolean;
            reference?: string;
            references?: components["schemas"]["API_Entities_IssuableReferences"];
            web_url?: string;
            time_stats?: components["schemas"]["API_Entities_IssuableTimeStats"];
            squash?: boolean;
            squash_on_merge?: boolean;
            task_completion_status?: {
                count?: number;
                completed_count?: number;
            };
            has_conflicts?: boolean;
            blocking_discussions_resolved?: boolean;
            approvals_before_merge?: number | null;
            subscribed?: boolean;
            changes_count?: string | null;
            /** Format: date-time */
            latest_build_started_at?: string | null;
            /** Format: date-time */
            latest_build_finished_at?: string | null;
            /** Format: date-time */
            first_deployed_to_production_at?: string | null;
            pipeline?: components["schemas"]["API_Entities_Ci_PipelineBasic"] | (null);
            head_pipeline?: components["schemas"]["API_Entities_Ci_Pipeline"] | (null);
            diff_refs?: components["schemas"]["API_Entities_DiffRefs"] | (null);
            merge_error?: string | null;
            rebase_in_progress?: boolean;
            diverged_commits_count?: number | null;
            first_contribution?: boolean;
            user?: {
                can_merge?: string;
            };
        };
        API_Entities_MergeRequestBasic: {
            /** Format: int32 */
            id?: number;
            /** Format: int32 */
            iid?: number;
            /** Format: int32 */
            project_id?: number;
            title?: string;
            description?: string | null;
            /** @enum {string} */
            state?: "opened" | "closed" | "merged" | "locked";
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            updated_at?: string;
            merged_by?: components["schemas"]["API_Entities_UserBasic"] | (null);
            merge_user?: components["schemas"]["API_Entities_UserBasic"] | (null);
            /** Format: date-time */
            merged_at?: string | null;
            closed_by?: components["schemas"]["API_Entities_UserBasic"] | (null);
            /** Format: date-time */
            closed_at?: string | null;
            title_html?: string | null;
            description_html?: string | null;
            target_branch?: string;
            source_branch?: string;
            user_notes_count?: number;
            upvotes?: number;
            downvotes?: number;
            author?: components["schemas"]["API_Entities_UserBasic"];
            assignees?: components["schemas"]["API_Entities_UserBasic"][];
            assignee?: components["schemas"]["API_Entities_UserBasic"] | (null);
            reviewers?: components["schemas"]["API_Entities_UserBasic"][];
            source_project_id?: number;
            target_project_id?: number;
            labels?: string[];
            draft?: boolean;
            imported?: boolean;
            imported_from?: string;
            work_in_progress?: boolean;
            milestone?: components["schemas"]["API_Entities_Milestone"] | (null);
            merge_when_pipeline_succeeds?: boolean;
            merge_status?: string;
            detailed_merge_status?: string;
            /** Format: date-time */
            merge_after?: string | null;
            sha?: string;
            merge_commit_sha?: string | null;
            squash_commit_sha?: string | null;
            discussion_locked?: boolean | null;
            should_remove_source_branch?: boolean | null;
            force_remove_source_branch?: boolean;
            /** Format: date-time */
            prepared_at?: string | null;
            allow_collaboration?: boolean;
            allow_maintainer_to_push?: boolean;
            reference?: string;
            references?: components["schemas"]["API_Entities_IssuableReferences"];
            web_url?: string;
            time_stats?: components["schemas"]["API_Entities_IssuableTimeStats"];
            squash?: boolean;
            squash_on_merge?: boolean;
            task_completion_status?: {
                count?: number;
                completed_count?: number;
            };
            has_conflicts?: boolean;
            blocking_discussions_resolved?: boolean;
            approvals_before_merge?: number | null;
        };
        API_Entities_Metadata: {
            version?: string;
            revision?: string;
            kas?: {
                enabled?: boolean;
                externalUrl?: string;
                externalK8sProxyUrl?: string;
                version?: string;
            };
            enterprise?: boolean;
        };
        API_Entities_Milestone: {
            id?: number;
            iid?: number;
            project_id?: number | null;
            group_id?: number | null;
            title?: string;
            description?: string | null;
            state?: string;
            created_at?: string;
            updated_at?: string;
            due_date?: string | null;
            start_date?: string | null;
            expired?: boolean;
            web_url?: string;
        };
        API_Entities_NamespaceBasic: {
            /** Format: int32 */
            id?: number;
            name?: string;
            path?: string;
            kind?: string;
            full_path?: string;
            /** Format: int32 */
            parent_id?: number;
            avatar_url?: string;
            web_url?: string;
        };
        API_Entities_Namespace_RootStorageStatistics: {
            /** Format: int32 */
            build_artifacts_size?: number;
            /** Format: int32 */
            container_registry_size?: number;
            container_registry_size_is_estimated?: boolean;
            /** Format: int32 */
            dependency_proxy_size?: number;
            /** Format: int32 */
            lfs_objects_size?: number;
            /** Format: int32 */
            packages_size?: number;
            /** Format: int32 */
            pipeline_artifacts_size?: number;
            /** Format: int32 */
            repository_size?: number;
            /** Format: int32 */
            snippets_size?: number;
            /** Format: int32 */
            storage_size?: number;
            /** Format: int32 */
            uploads_size?: number;
            /** Format: int32 */
            wiki_size?: number;
        };
        API_Entities_Note: {
            id?: number;
            type?: string | null;
            body?: string;
            author?: components["schemas"]["API_Entities_UserBasic"];
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            updated_at?: string;
            system?: boolean;
            noteable_id?: number;
            noteable_type?: string;
            project_id?: number;
            commit_id?: string | null;
            position?: {
                base_sha?: string;
                start_sha?: string;
                head_sha?: string;
                position_type?: string;
                old_path?: string;
                new_path?: string;
                old_line?: number | null;
                new_line?: number | null;
            } | null;
            resolvable?: boolean;
            resolved?: boolean;
            resolved_by?: components["schemas"]["API_Entities_UserBasic"] | (null);
            /** Format: date-time */
            resolved_at?: string | null;
            confidential?: boolean;
            internal?: boolean;
            imported?: boolean;
            imported_from?: string;
            noteable_iid?: number | null;
            commands_changes?: Record<string, never>;
            attachment?: string | null;
        };
        API_Entities_PersonalAccessTokenWithLastUsedIps: {
            /** Format: int32 */
            id?: number;
            name?: string;
            revoked?: boolean;
            /** Format: date-time */
            created_at?: string;
            description?: string;
            scopes?: unknown[];
            /** Format: int32 */
            user_id?: number;
            /** Format: date-time */
            last_used_at?: string;
            active?: boolean;
            /** Format: date-time */
            expires_at?: string;
            last_used_ips?: unknown[];
        };
        API_Entities_Project: {
            /** Format: int32 */
            id?: number;
            description?: string | null;
            name?: string;
            name_with_namespace?: string;
            path?: string;
            path_with_namespace?: string;
            /** Format: date-time */
            created_at?: string;
            default_branch?: string | null;
            tag_list?: string[];
            topics?: string[];
            ssh_url_to_repo?: string;
            http_url_to_repo?: string;
            web_url?: string;
            readme_url?: string | null;
            /** Format: int32 */
            forks_count?: number;
            license_url?: string | null;
            license?: components["schemas"]["API_Entities_LicenseBasic"] | (null);
            avatar_url?: string | null;
            /** Format: int32 */
            star_count?: number;
            /** Format: date-time */
            last_activity_at?: string;
            visibility?: string;
            namespace?: components["schemas"]["API_Entities_NamespaceBasic"];
            custom_attributes?: components["schemas"]["API_Entities_CustomAttribute"];
            repository_storage?: string;
            forked_from_project?: components["schemas"]["API_Entities_BasicProjectDetails"] | (null);
            container_registry_image_prefix?: string;
            _links?: {
                self?: string;
                issues?: string;
                merge_requests?: string;
                repo_branches?: string;
                labels?: string;
                events?: string;
                members?: string;
                cluster_agents?: string;
            };
            marked_for_deletion_at?: string | null;
            marked_for_deletion_on?: string | null;
            packages_enabled?: boolean;
            empty_repo?: boolean;
            archived?: boolean;
            owner?: components["schemas"]["API_Entities_UserBasic"];
            resolve_outdated_diff_discussions?: boolean;
            container_expiration_policy?: components["schemas"]["API_Entities_ContainerExpirationPolicy"];
            repository_object_format?: string;
            issues_enabled?: boolean;
            merge_requests_enabled?: boolean;
            wiki_enabled?: boolean;
            jobs_enabled?: boolean;
            snippets_enabled?: boolean;
            container_registry_enabled?: boolean;
            service_desk_enabled?: boolean;
            service_desk_address?: string;
            can_create_merge_request_in?: boolean;
            issues_access_level?: string;
            repository_access_level?: string;
            merge_requests_access_level?: string;
            forking_access_level?: string;
            wiki_access_level?: string;
            builds_access_level?: string;
            snippets_access_level?: string;
            pages_access_level?: string;
            analytics_access_level?: string;
            container_registry_access_level?: string;
            security_and_compliance_access_level?: string;
            releases_access_level?: string;
            environments_access_level?: string;
            feature_flags_access_level?: string;
            infrastructure_access_level?: string;
            monitor_access_level?: string;
            model_experiments_access_level?: string;
            model_registry_access_level?: string;
            package_registry_access_level?: string;
            emails_disabled?: boolean;
            emails_enabled?: boolean;
            show_diff_preview_in_email?: boolean;
            shared_runners_enabled?: boolean;
            lfs_enabled?: boolean;
            /** Format: int32 */
            creator_id?: number;
            mr_default_target_self?: boolean;
            import_url?: string | null;
            import_type?: string;
            import_status?: string;
            import_error?: string | null;
            /** Format: int32 */
            open_issues_count?: number;
            description_html?: string;
            /** Format: date-time */
            updated_at?: string;
            /** Format: int32 */
            ci_default_git_depth?: number;
            /** Format: int32 */
            ci_delete_pipelines_in_seconds?: number;
            ci_forward_deployment_enabled?: boolean;
            ci_forward_deployment_rollback_allowed?: boolean;
            ci_job_token_scope_enabled?: boolean;
            ci_separated_caches?: boolean;
            ci_allow_fork_pipelines_to_run_in_parent_project?: boolean;
            ci_id_token_sub_claim_components?: string[];
            build_git_strategy?: string;
            keep_latest_artifact?: boolean;
            restrict_user_defined_variables?: boolean;
            ci_pipeline_variables_minimum_override_role?: string;
            /** Format: int32 */
            runner_token_expiration_interval?: number;
            group_runners_enabled?: boolean;
            resource_group_default_process_mode?: string;
            auto_cancel_pending_pipelines?: string;
            /** Format: int32 */
            build_timeout?: number;
            auto_devops_enabled?: boolean;
            auto_devops_deploy_strategy?: string;
            ci_push_repository_for_job_token_allowed?: boolean;
            runners_token?: string | null;
            ci_config_path?: string | null;
            public_jobs?: boolean;
            shared_with_groups?: Record<string, never>[];
            only_allow_merge_if_pipeline_succeeds?: boolean;
            allow_merge_on_skipped_pipeline?: boolean;
            request_access_enabled?: boolean;
            only_allow_merge_if_all_discussions_are_resolved?: boolean;
            remove_source_branch_after_merge?: boolean;
            printing_merge_request_link_enabled?: boolean;
            merge_method?: string;
            merge_request_title_regex?: string;
            merge_request_title_regex_description?: string;
            squash_option?: string;
            enforce_auth_checks_on_uploads?: boolean;
            suggestion_commit_message?: string;
            merge_commit_template?: string;
            squash_commit_template?: string;
            issue_branch_template?: string;
            statistics?: components["schemas"]["API_Entities_ProjectStatistics"] | (null);
            warn_about_potentially_unwanted_characters?: boolean;
            autoclose_referenced_issues?: boolean;
            /** Format: int32 */
            max_artifacts_size?: number;
            approvals_before_merge?: number | null;
            mirror?: boolean;
            mirror_user_id?: string;
            mirror_trigger_builds?: boolean;
            only_mirror_protected_branches?: boolean;
            mirror_overwrites_diverged_branches?: boolean;
            external_authorization_classification_label?: string;
            requirements_enabled?: boolean;
            requirements_access_level?: string;
            security_and_compliance_enabled?: boolean;
            secret_push_protection_enabled?: boolean;
            pre_receive_secret_detection_enabled?: boolean;
            compliance_frameworks?: string[];
            issues_template?: string;
            merge_requests_template?: string;
            ci_restrict_pipeline_cancellation_role?: string;
            merge_pipelines_enabled?: boolean;
            merge_trains_enabled?: boolean;
            merge_trains_skip_train_allowed?: boolean;
            only_allow_merge_if_all_status_checks_passed?: boolean;
            allow_pipeline_trigger_approve_deployment?: boolean;
            prevent_merge_without_jira_issue?: boolean;
            auto_duo_code_review_enabled?: boolean;
            duo_remote_flows_enabled?: boolean;
            duo_foundational_flows_enabled?: boolean;
            duo_sast_fp_detection_enabled?: boolean;
            web_based_commit_signing_enabled?: boolean;
            spp_repository_pipeline_access?: boolean;
        };
        API_Entities_ProjectHook: {
            id?: number;
            url?: string;
            name?: string;
            description?: string | null;
            /** Format: date-time */
            created_at?: string;
            push_events?: boolean;
            tag_push_events?: boolean;
            merge_requests_events?: boolean;
            repository_update_events?: boolean;
            enable_ssl_verification?: boolean;
            /** Format: int32 */
            organization_id?: number;
            alert_status?: string;
            /** Format: date-time */
            disabled_until?: string;
            url_variables?: Record<string, never>[];
            push_events_branch_filter?: string;
            branch_filter_strategy?: string;
            custom_webhook_template?: string;
            custom_headers?: Record<string, never>[];
            project_id?: number;
            issues_events?: boolean;
            confidential_issues_events?: boolean;
            note_events?: boolean;
            confidential_note_events?: boolean;
            pipeline_events?: boolean;
            wiki_page_events?: boolean;
            deployment_events?: boolean;
            feature_flag_events?: boolean;
            job_events?: boolean;
            releases_events?: boolean;
            milestone_events?: boolean;
            emoji_events?: boolean;
            resource_access_token_events?: boolean;
            vulnerability_events?: boolean;
        };
        API_Entities_ProjectStatistics: {
            commit_count?: string;
            storage_size?: string;
            repository_size?: string;
            wiki_size?: string;
            lfs_objects_size?: string;
            job_artifacts_size?: string;
            pipeline_artifacts_size?: string;
            packages_size?: string;
            snippets_size?: string;
            uploads_size?: string;
            container_registry_size?: string;
        };
        API_Entities_ProjectWithAccess: {
            /** Format: int32 */
            id?: number;
            description?: string | null;
            name?: string;
            name_with_namespace?: string;
            path?: string;
            path_with_namespace?: string;
            /** Format: date-time */
            created_at?: string;
            default_branch?: string | null;
            tag_list?: string[];
            topics?: string[];
            ssh_url_to_repo?: string;
            http_url_to_repo?: string;
            web_url?: string;
            readme_url?: string | null;
            /** Format: int32 */
            forks_count?: number;
            license_url?: string | null;
            license?: components["schemas"]["API_Entities_LicenseBasic"] | (null);
            avatar_url?: string | null;
            /** Format: int32 */
            star_count?: number;
            /** Format: date-time */
            last_activity_at?: string;
            visibility?: string;
            namespace?: components["schemas"]["API_Entities_NamespaceBasic"];
            custom_attributes?: components["schemas"]["API_Entities_CustomAttribute"];
            repository_storage?: string;
            forked_from_project?: components["schemas"]["API_Entities_BasicProjectDetails"] | (null);
            container_registry_image_prefix?: string;
            _links?: {
                self?: string;
                issues?: string;
                merge_requests?: string;
                repo_branches?: string;
                labels?: string;
                events?: string;
                members?: string;
                cluster_agents?: string;
            };
            marked_for_deletion_at?: string | null;
            marked_for_deletion_on?: string | null;
            packages_enabled?: boolean;
            empty_repo?: boolean;
            archived?: boolean;
            owner?: components["schemas"]["API_Entities_UserBasic"];
            resolve_outdated_diff_discussions?: boolean;
            container_expiration_policy?: components["schemas"]["API_Entities_ContainerExpirationPolicy"];
            repository_object_format?: string;
            issues_enabled?: boolean;
            merge_requests_enabled?: boolean;
            wiki_enabled?: boolean;
            jobs_enabled?: boolean;
            snippets_enabled?: boolean;
            container_registry_enabled?: boolean;
            service_desk_enabled?: boolean;
            service_desk_address?: string;
            can_create_merge_request_in?: boolean;
            issues_access_level?: string;
            repository_access_level?: string;
            merge_requests_access_level?: string;
            forking_access_level?: string;
            wiki_access_level?: string;
            builds_access_level?: string;
            snippets_access_level?: string;
            pages_access_level?: string;
            analytics_access_level?: string;
            container_registry_access_level?: string;
            security_and_compliance_access_level?: string;
            releases_access_level?: string;
            environments_access_level?: string;
            feature_flags_access_level?: string;
            infrastructure_access_level?: string;
            monitor_access_level?: string;
            model_experiments_access_level?: string;
            model_registry_access_level?: string;
            package_registry_access_level?: string;
            emails_disabled?: boolean;
            emails_enabled?: boolean;
            show_diff_preview_in_email?: boolean;
            shared_runners_enabled?: boolean;
            lfs_enabled?: boolean;
            /** Format: int32 */
            creator_id?: number;
            mr_default_target_self?: boolean;
            import_url?: string | null;
            import_type?: string;
            import_status?: string;
            import_error?: string | null;
            /** Format: int32 */
            open_issues_count?: number;
            description_html?: string;
            /** Format: date-time */
            updated_at?: string;
            /** Format: int32 */
            ci_default_git_depth?: number;
            /** Format: int32 */
            ci_delete_pipelines_in_seconds?: number;
            ci_forward_deployment_enabled?: boolean;
            ci_forward_deployment_rollback_allowed?: boolean;
            ci_job_token_scope_enabled?: boolean;
            ci_separated_caches?: boolean;
            ci_allow_fork_pipelines_to_run_in_parent_project?: boolean;
            ci_id_token_sub_claim_components?: string[];
            build_git_strategy?: string;
            keep_latest_artifact?: boolean;
            restrict_user_defined_variables?: boolean;
            ci_pipeline_variables_minimum_override_role?: string;
            /** Format: int32 */
            runner_token_expiration_interval?: number;
            group_runners_enabled?: boolean;
            resource_group_default_process_mode?: string;
            auto_cancel_pending_pipelines?: string;
            /** Format: int32 */
            build_timeout?: number;
            auto_devops_enabled?: boolean;
            auto_devops_deploy_strategy?: string;
            ci_push_repository_for_job_token_allowed?: boolean;
            runners_token?: string | null;
            ci_config_path?: string | null;
            public_jobs?: boolean;
            shared_with_groups?: Record<string, never>[];
            only_allow_merge_if_pipeline_succeeds?: boolean;
            allow_merge_on_skipped_pipeline?: boolean;
            request_access_enabled?: boolean;
            only_allow_merge_if_all_discussions_are_resolved?: boolean;
            remove_source_branch_after_merge?: boolean;
            printing_merge_request_link_enabled?: boolean;
            merge_method?: string;
            merge_request_title_regex?: string;
            merge_request_title_regex_description?: string;
            squash_option?: string;
            enforce_auth_checks_on_uploads?: boolean;
            suggestion_commit_message?: string;
            merge_commit_template?: string;
            squash_commit_template?: string;
            issue_branch_template?: string;
            statistics?: components["schemas"]["API_Entities_ProjectStatistics"] | (null);
            warn_about_potentially_unwanted_characters?: boolean;
            autoclose_referenced_issues?: boolean;
            /** Format: int32 */
            max_artifacts_size?: number;
            approvals_before_merge?: number | null;
            mirror?: boolean;
            mirror_user_id?: string;
            mirror_trigger_builds?: boolean;
            only_mirror_protected_branches?: boolean;
            mirror_overwrites_diverged_branches?: boolean;
            external_authorization_classification_label?: string;
            requirements_enabled?: boolean;
            requirements_access_level?: string;
            security_and_compliance_enabled?: boolean;
            secret_push_protection_enabled?: boolean;
            pre_receive_secret_detection_enabled?: boolean;
            compliance_frameworks?: string[];
            issues_template?: string;
            merge_requests_template?: string;
            ci_restrict_pipeline_cancellation_role?: string;
            merge_pipelines_enabled?: boolean;
            merge_trains_enabled?: boolean;
            merge_trains_skip_train_allowed?: boolean;
            only_allow_merge_if_all_status_checks_passed?: boolean;
            allow_pipeline_trigger_approve_deployment?: boolean;
            prevent_merge_without_jira_issue?: boolean;
            auto_duo_code_review_enabled?: boolean;
            duo_remote_flows_enabled?: boolean;
            duo_foundational_flows_enabled?: boolean;
            duo_sast_fp_detection_enabled?: boolean;
            web_based_commit_signing_enabled?: boolean;
            spp_repository_pipeline_access?: boolean;
            permissions?: {
                project_access?: {
                    /** @enum {integer} */
                    access_level?: 0 | 5 | 10 | 15 | 20 | 25 | 30 | 40 | 50;
                    notification_level?: number;
                } | null;
                group_access?: {
                    /** @enum {integer} */
                    access_level?: 0 | 5 | 10 | 15 | 20 | 25 | 30 | 40 | 50;
                    notification_level?: number;
                } | null;
            };
        };
        API_Entities_SamlGroupLink: {
            name?: string;
            /** Format: int32 */
            access_level?: number;
            /** Format: int32 */
            member_role_id?: number;
            provider?: string;
        };
        API_Entities_UserBasic: {
            /** Format: int32 */
            id?: number;
            username?: string;
            public_email?: string | null;
            name?: string;
            state?: string;
            locked?: boolean;
            avatar_url?: string | null;
            avatar_path?: string;
            custom_attributes?: components["schemas"]["API_Entities_CustomAttribute"][];
            web_url?: string;
        };
        CurrentUser: {
            id: number;
            username: string;
            name?: string;
            state?: string;
            locked?: boolean;
            avatar_url?: string | null;
            web_url?: string;
            email?: string;
            public_email?: string | null;
            commit_email?: string | null;
            /** Format: date-time */
            confirmed_at?: string | null;
            /** Format: date-time */
            created_at?: string;
            bot?: boolean;
        };
        DetailedStatusEntity: {
            icon?: string;
            text?: string;
            label?: string;
            group?: string;
            tooltip?: string;
            has_details?: boolean;
            details_path?: string;
            illustration?: Record<string, never>;
            favicon?: string;
            action?: {
                icon?: string;
                title?: string;
                path?: string;
                method?: string;
                button_title?: string;
                confirmation_message?: string;
            };
        };
        EpicBaseEntity: {
            id?: string;
            iid?: string;
            title?: string;
            url?: string;
            group_id?: string;
            human_readable_end_date?: string;
            human_readable_timestamp?: string;
        };
        postApiV4ProjectsIdHooks: {
            url: string;
            name?: string;
            description?: string | null;
            push_events?: boolean;
            issues_events?: boolean;
            confidential_issues_events?: boolean;
            merge_requests_events?: boolean;
            tag_push_events?: boolean;
            note_events?: boolean;
            confidential_note_events?: boolean;
            job_events?: boolean;
            pipeline_events?: boolean;
            wiki_page_events?: boolean;
            deployment_events?: boolean;
            feature_flag_events?: boolean;
            releases_events?: boolean;
            milestone_events?: boolean;
            emoji_events?: boolean;
            resource_access_token_events?: boolean;
            enable_ssl_verification?: boolean;
            token?: string;
            push_events_branch_filter?: string;
            custom_webhook_template?: string;
            /** @enum {string} */
            branch_filter_strategy?: "wildcard" | "regex" | "all_branches";
            vulnerability_events?: boolean;
            url_variables?: {
                key: string;
                value: string;
            }[];
            custom_headers?: {
                key: string;
                value: string;
            }[];
        };
        postApiV4ProjectsIdMergeRequests: {
            title: string;
            source_branch: string;
            target_branch: string;
            /** Format: int32 */
            target_project_id?: number;
            /** Format: int32 */
            assignee_id?: number;
            assignee_ids?: number[];
            reviewer_ids?: number[];
            description?: string | null;
            labels?: string[];
            add_labels?: string[];
            remove_labels?: string[];
            /** Format: int32 */
            milestone_id?: number;
            remove_source_branch?: boolean;
            allow_collaboration?: boolean;
            allow_maintainer_to_push?: boolean;
            squash?: boolean;
            merge_after?: string;
            approvals_before_merge?: number | null;
        };
        postApiV4ProjectsIdStatusesSha: {
            /** @enum {string} */
            state: "pending" | "running" | "success" | "failed" | "canceled" | "skipped";
            ref?: string;
            target_url?: string;
            description?: string | null;
            /** @default default */
            name: string;
            /** @default default */
            context: string;
            /** Format: float */
            coverage?: number;
            /** Format: int32 */
            pipeline_id?: number;
        };
        putApiV4ProjectsIdHooksHookId: {
            url?: string;
            name?: string;
            description?: string | null;
            push_events?: boolean;
            issues_events?: boolean;
            confidential_issues_events?: boolean;
            merge_requests_events?: boolean;
            tag_push_events?: boolean;
            note_events?: boolean;
            confidential_note_events?: boolean;
            job_events?: boolean;
            pipeline_events?: boolean;
            wiki_page_events?: boolean;
            deployment_events?: boolean;
            feature_flag_events?: boolean;
            releases_events?: boolean;
            milestone_events?: boolean;
            emoji_events?: boolean;
            resource_access_token_events?: boolean;
            enable_ssl_verification?: boolean;
            token?: string;
            push_events_branch_filter?: string;
            custom_webhook_template?: string;
            /** @enum {string} */
            branch_filter_strategy?: "wildcard" | "regex" | "all_branches";
            vulnerability_events?: boolean;
            url_variables?: {
                key: string;
                value: string;
            }[];
            custom_headers?: {
                key: string;
                value: string;
            }[];
        };
        putApiV4ProjectsIdMergeRequestsMergeRequestIid: {
            title?: string;
            target_branch?: string;
            /** @enum {string} */
            state_event?: "close" | "reopen";
            discussion_locked?: boolean;
            /** Format: int32 */
            assignee_id?: number;
            assignee_ids?: number[];
            reviewer_ids?: number[];
            description?: string | null;
            labels?: string[];
            add_labels?: string[];
            remove_labels?: string[];
            /** Format: int32 */
            milestone_id?: number;
            remove_source_branch?: boolean;
            allow_collaboration?: boolean;
            allow_maintainer_to_push?: boolean;
            squash?: boolean;
            merge_after?: string;
            approvals_before_merge?: number | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getApiV4User: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getApiV4Metadata: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["API_Entities_Metadata"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getApiV4Version: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["API_Entities_Metadata"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getApiV4PersonalAccessTokensSelf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["API_Entities_PersonalAccessTokenWithLastUsedIps"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getApiV4Avatar: {
        parameters: {
            query: {
                email: string;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["API_Entities_Avatar"];
                };
            };
        };
    };
    getApiV4Groups: {
        parameters: {
            query?: {
                statistics?: boolean;
                archived?: boolean;
                skip_groups?: number[];
                all_available?: boolean;
                visibility?: "private" | "internal" | "public";
                search?: string;
                owned?: boolean;
                order_by?: "name" | "path" | "id" | "similarity";
                sort?: "asc" | "desc";
                min_access_level?: 10 | 15 | 20 | 30 | 40 | 50;
                top_level_only?: boolean;
                marked_for_deletion_on?: string;
                active?: boolean;
                repository_storage?: string;
                page?: number;
                per_page?: number;
                with_custom_attributes?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["API_Entities_Group"][];
                };
            };
        };
    };
    getApiV4GroupsIdProjects: {
        parameters: {
            query?: {
                active?: boolean;
                archived?: boolean;
                visibility?: "private" | "internal" | "public";
                search?: string;
                order_by?: "id" | "name" | "path" | "created_at" | "updated_at" | "last_activity_at" | "similarity" | "star_count";
                sort?: "asc" | "desc";
                simple?: boolean;
                owned?: boolean;
                starred?: boolean;
                with_issues_enabled?: boolean;
                with_merge_requests_enabled?: boolean;
                with_shared?: boolean;
                include_subgroups?: boolean;
                include_ancestor_groups?: boolean;
                min_access_level?: 10 | 15 | 20 | 30 | 40 | 50;
                page?: number;
                per_page?: number;
                with_custom_attributes?: boolean;
                with_security_reports?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["API_Entities_Project"][];
                };
            };
        };
    };
    getApiV4Projects: {
        parameters: {
            query?: {
                order_by?: "id" | "name" | "path" | "created_at" | "updated_at" | "last_activity_at" | "similarity" | "star_count" | "storage_size" | "repository_size" | "wiki_size" | "packages_size";
                sort?: "asc" | "desc";
                archived?: boolean;
                visibility?: "private" | "internal" | "public";
                search?: string;
                search_namespaces?: boolean;
                owned?: boolean;
                starred?: boolean;
                imported?: boolean;
                membership?: boolean;
                with_issues_enabled?: boolean;
                with_merge_requests_enabled?: boolean;
                with_programming_language?: string;
                min_access_level?: 10 | 15 | 20 | 30 | 40 | 50;
                id_after?: number;
                id_before?: number;
                last_activity_after?: string;
                last_activity_before?: string;
                repository_storage?: string;
                topic?: string[];
                topic_id?: number;
                updated_before?: string;
                updated_after?: string;
                include_pending_delete?: boolean;
                marked_for_deletion_on?: string;
                active?: boolean;
                wiki_checksum_failed?: boolean;
                repository_checksum_failed?: boolean;
                include_hidden?: boolean;
                page?: number;
                per_page?: number;
                simple?: boolean;
                statistics?: boolean;
                with_custom_attributes?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["API_Entities_BasicProjectDetails"][];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getApiV4ProjectsId: {
        parameters: {
            query?: {
                statistics?: boolean;
                with_custom_attributes?: boolean;
                license?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["API_Entities_ProjectWithAccess"];
                };
            };
        };
    };
    getApiV4ProjectsIdRepositoryBranchesBranch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                branch: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["API_Entities_Branch"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteApiV4ProjectsIdRepositoryBranchesBranch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                branch: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getApiV4ProjectsIdRepositoryCommits: {
        parameters: {
            query?: {
                ref_name?: string;
                since?: string;
                until?: string;
                path?: string;
                author?: string;
                all?: boolean;
                with_stats?: boolean;
                first_parent?: boolean;
                order?: "default" | "topo";
                trailers?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["API_Entities_Commit"][];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getApiV4ProjectsIdRepositoryCommitsSha: {
        parameters: {
            query?: {
                stats?: boolean;
            };
            header?: never;
            path: {
                id: string;
                sha: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["API_Entities_CommitDetail"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getApiV4ProjectsIdRepositoryCommitsShaMergeRequests: {
        parameters: {
            query?: {
                state?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                id: string;
                sha: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["API_Entities_MergeRequestBasic"][];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getApiV4ProjectsIdRepositoryCommitsShaStatuses: {
        parameters: {
            query?: {
                ref?: string;
                stage?: string;
                name?: string;
                pipeline_id?: number;
                all?: boolean;
                order_by?: "id" | "pipeline_id";
                sort?: "asc" | "desc";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                id: string;
                sha: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["API_Entities_CommitStatus"][];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postApiV4ProjectsIdStatusesSha: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                sha: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["postApiV4ProjectsIdStatusesSha"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["API_Entities_CommitStatus"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getApiV4ProjectsIdIssues: {
        parameters: {
            query?: {
                with_labels_details?: boolean;
                state?: "opened" | "closed" | "all";
                closed_by_id?: number;
                order_by?: "created_at" | "due_date" | "label_priority" | "milestone_due" | "popularity" | "priority" | "relative_position" | "title" | "updated_at" | "weight";
                sort?: "asc" | "desc";
                due_date?: "0" | "any" | "today" | "tomorrow" | "overdue" | "week" | "month" | "next_month_and_previous_two_weeks" | "";
                issue_type?: "issue" | "incident" | "test_case" | "requirement" | "task" | "ticket";
                labels?: string[];
                milestone?: string;
                milestone_id?: "Any" | "None" | "Upcoming" | "Started";
                iids?: number[];
                search?: string;
                in?: string;
                author_id?: number;
                author_username?: string;
                assignee_id?: number;
                assignee_username?: string[];
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                updated_before?: string;
                "not[labels]"?: string[];
                "not[milestone]"?: string;
                "not[milestone_id]"?: "Any" | "None" | "Upcoming" | "Started";
                "not[iids]"?: number[];
                "not[author_id]"?: number;
                "not[author_username]"?: string;
                "not[assignee_id]"?: number;
                "not[assignee_username]"?: string[];
                "not[weight]"?: number;
                "not[iteration_id]"?: number;
                "not[iteration_title]"?: string;
                scope?: "created-by-me" | "assigned-to-me" | "created_by_me" | "assigned_to_me" | "all";
                my_reaction_emoji?: string;
                confidential?: boolean;
                weight?: number;
                epic_id?: number;
                health_status?: "on_track" | "needs_attention" | "at_risk" | "none" | "any";
                iteration_id?: number;
                iteration_title?: string;
                page?: number;
                per_page?: number;
                cursor?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["API_Entities_Issue"][];
                };
            };
        };
    };
    getApiV4ProjectsIdIssuesIssueIid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["API_Entities_Issue"];
                };
            };
        };
    };
    listIssuesNotes: {
        parameters: {
            query?: {
                sort?: "asc" | "desc";
                order_by?: "created_at" | "updated_at";
                activity_filter?: "all_notes" | "only_comments" | "only_activity";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                id: string;
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["API_Entities_Note"][];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    createIssuesNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    body: string;
                    internal?: boolean;
                    /** Format: date-time */
                    created_at?: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["API_Entities_Note"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listIssuesDiscussions: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                id: string;
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["API_Entities_Discussion"][];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    createIssuesDiscussionNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                issue_iid: number;
                discussion_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    body: string;
                    internal?: boolean;
                    /** Format: date-time */
                    created_at?: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["API_Entities_Note"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getApiV4ProjectsIdUploadsSecretFilename: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                secret: string;
                filename: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getApiV4ProjectsIdMergeRequests: {
        parameters: {
            query?: {
                author_id?: number;
                author_username?: string;
                assignee_id?: number;
                assignee_username?: string[];
                reviewer_username?: string;
                labels?: string[];
                milestone?: string;
                my_reaction_emoji?: string;
                reviewer_id?: number;
                state?: "opened" | "closed" | "locked" | "merged" | "all";
                order_by?: "created_at" | "label_priority" | "milestone_due" | "popularity" | "priority" | "title" | "updated_at" | "merged_at";
                sort?: "asc" | "desc";
                with_labels_details?: boolean;
                with_merge_status_recheck?: boolean;
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                updated_before?: string;
                view?: "simple";
                scope?: "created-by-me" | "assigned-to-me" | "created_by_me" | "assigned_to_me" | "reviews_for_me" | "all";
                source_branch?: string;
                source_project_id?: number;
                target_branch?: string;
                search?: string;
                in?: string;
                wip?: "yes" | "no";
                "not[author_id]"?: number;
                "not[author_username]"?: string;
                "not[assignee_id]"?: number;
                "not[assignee_username]"?: string[];
                "not[reviewer_username]"?: string;
                "not[labels]"?: string[];
                "not[milestone]"?: string;
                "not[my_reaction_emoji]"?: string;
                "not[reviewer_id]"?: number;
                deployed_before?: string;
                deployed_after?: string;
                environment?: string;
                approved?: "yes" | "no";
                merge_user_id?: number;
                merge_user_username?: string;
                approver_ids?: string;
                approved_by_ids?: string;
                approved_by_usernames?: string;
                page?: number;
                per_page?: number;
                iids?: number[];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["API_Entities_MergeRequestBasic"][];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postApiV4ProjectsIdMergeRequests: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["postApiV4ProjectsIdMergeRequests"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["API_Entities_MergeRequest"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getApiV4ProjectsIdMergeRequestsMergeRequestIid: {
        parameters: {
            query?: {
                render_html?: boolean;
                include_diverged_commits_count?: boolean;
                include_rebase_in_progress?: boolean;
            };
            header?: never;
            path: {
                id: string;
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["API_Entities_MergeRequest"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    putApiV4ProjectsIdMergeRequestsMergeRequestIid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["putApiV4ProjectsIdMergeRequestsMergeRequestIid"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["API_Entities_MergeRequest"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listMergeRequestsNotes: {
        parameters: {
            query?: {
                sort?: "asc" | "desc";
                order_by?: "created_at" | "updated_at";
                activity_filter?: "all_notes" | "only_comments" | "only_activity";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                id: string;
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["API_Entities_Note"][];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    createMergeRequestsNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    body: string;
                    internal?: boolean;
                    /** Format: date-time */
                    created_at?: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["API_Entities_Note"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listMergeRequestsDiscussions: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                id: string;
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["API_Entities_Discussion"][];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    createMergeRequestsDiscussionNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                merge_request_iid: number;
                discussion_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    body: string;
                    internal?: boolean;
                    /** Format: date-time */
                    created_at?: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["API_Entities_Note"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getApiV4ProjectsIdHooks: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["API_Entities_ProjectHook"][];
                };
            };
        };
    };
    postApiV4ProjectsIdHooks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["postApiV4ProjectsIdHooks"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["API_Entities_ProjectHook"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getApiV4ProjectsIdHooksHookId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                hook_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["API_Entities_ProjectHook"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    putApiV4ProjectsIdHooksHookId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                hook_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["putApiV4ProjectsIdHooksHookId"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["API_Entities_ProjectHook"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteApiV4ProjectsIdHooksHookId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                hook_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
