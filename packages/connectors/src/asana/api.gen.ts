// Shapes of Asana REST API 1.0 (pruned for the connector) 1.0, from the vendor's own description.
// Made by scripts/generate-vendor-types.mjs: do not edit.
export interface paths {
    "/users/{user_gid}": {
        parameters: {
            query?: {
                opt_pretty?: components["parameters"]["pretty"];
                workspace?: components["parameters"]["workspace_query_param"];
            };
            header?: never;
            path: {
                user_gid: components["parameters"]["user_path_gid"];
            };
            cookie?: never;
        };
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces": {
        parameters: {
            query?: {
                opt_pretty?: components["parameters"]["pretty"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getWorkspaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{workspace_gid}/projects": {
        parameters: {
            query?: {
                opt_pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                workspace_gid: components["parameters"]["workspace_path_gid"];
            };
            cookie?: never;
        };
        get: operations["getProjectsForWorkspace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects": {
        parameters: {
            query?: {
                opt_pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_gid}": {
        parameters: {
            query?: {
                opt_pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                project_gid: components["parameters"]["project_path_gid"];
            };
            cookie?: never;
        };
        get: operations["getProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_gid}/sections": {
        parameters: {
            query?: {
                opt_pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                project_gid: components["parameters"]["project_path_gid"];
            };
            cookie?: never;
        };
        get: operations["getSectionsForProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_gid}/tasks": {
        parameters: {
            query?: {
                completed_since?: components["parameters"]["completed_since"];
                opt_pretty?: components["parameters"]["pretty"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
            };
            header?: never;
            path: {
                project_gid: components["parameters"]["project_path_gid"];
            };
            cookie?: never;
        };
        get: operations["getTasksForProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks": {
        parameters: {
            query?: {
                opt_pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{workspace_gid}/tasks/search": {
        parameters: {
            query?: {
                opt_pretty?: components["parameters"]["pretty"];
                text?: string;
                resource_subtype?: "default_task" | "milestone" | "approval" | "custom";
                "assignee.any"?: string;
                "assignee.not"?: string;
                "portfolios.any"?: string;
                "projects.any"?: string;
                "projects.not"?: string;
                "projects.all"?: string;
                "sections.any"?: string;
                "sections.not"?: string;
                "sections.all"?: string;
                "tags.any"?: string;
                "tags.not"?: string;
                "tags.all"?: string;
                "teams.any"?: string;
                "followers.any"?: string;
                "followers.not"?: string;
                "created_by.any"?: string;
                "created_by.not"?: string;
                "assigned_by.any"?: string;
                "assigned_by.not"?: string;
                "liked_by.not"?: string;
                "commented_on_by.not"?: string;
                "due_on.before"?: string;
                "due_on.after"?: string;
                due_on?: string | null;
                "due_at.before"?: string;
                "due_at.after"?: string;
                "start_on.before"?: string;
                "start_on.after"?: string;
                start_on?: string | null;
                "created_on.before"?: string;
                "created_on.after"?: string;
                created_on?: string | null;
                "created_at.before"?: string;
                "created_at.after"?: string;
                "completed_on.before"?: string;
                "completed_on.after"?: string;
                completed_on?: string | null;
                "completed_at.before"?: string;
                "completed_at.after"?: string;
                "modified_on.before"?: string;
                "modified_on.after"?: string;
                modified_on?: string | null;
                "modified_at.before"?: string;
                "modified_at.after"?: string;
                is_blocking?: boolean;
                is_blocked?: boolean;
                has_attachment?: boolean;
                completed?: boolean;
                is_subtask?: boolean;
                sort_by?: "due_date" | "created_at" | "completed_at" | "likes" | "modified_at" | "relevance";
                sort_ascending?: boolean;
            };
            header?: never;
            path: {
                workspace_gid: components["parameters"]["workspace_path_gid"];
            };
            cookie?: never;
        };
        get: operations["searchTasksForWorkspace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{task_gid}": {
        parameters: {
            query?: {
                opt_pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                task_gid: components["parameters"]["task_path_gid"];
            };
            cookie?: never;
        };
        get: operations["getTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{task_gid}/stories": {
        parameters: {
            query?: {
                opt_pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                task_gid: components["parameters"]["task_path_gid"];
            };
            cookie?: never;
        };
        get: operations["getStoriesForTask"];
        put?: never;
        post: operations["createStoryForTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stories/{story_gid}": {
        parameters: {
            query?: {
                opt_pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                story_gid: components["parameters"]["story_path_gid"];
            };
            cookie?: never;
        };
        get: operations["getStory"];
        put: operations["updateStory"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attachments": {
        parameters: {
            query?: {
                opt_pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getAttachmentsForObject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attachments/{attachment_gid}": {
        parameters: {
            query?: {
                opt_pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                attachment_gid: components["parameters"]["attachment_path_gid"];
            };
            cookie?: never;
        };
        get: operations["getAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query: {
                resource: string;
                sync?: string;
                opt_pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: {
                opt_pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getWebhooks"];
        put?: never;
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhook_gid}": {
        parameters: {
            query?: {
                opt_pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                webhook_gid: components["parameters"]["webhook_path_gid"];
            };
            cookie?: never;
        };
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AsanaNamedResource: {
            readonly gid?: string;
            readonly resource_type?: string;
            name?: string;
        };
        AsanaResource: {
            readonly gid?: string;
            readonly resource_type?: string;
        };
        AttachmentBase: components["schemas"]["AttachmentCompact"];
        AttachmentCompact: {
            readonly gid?: string;
            readonly resource_type?: string;
            readonly name?: string;
            resource_subtype?: string;
        };
        AttachmentResponse: components["schemas"]["AttachmentBase"] & {
            /** Format: date-time */
            readonly created_at?: string;
            /** Format: uri */
            readonly download_url?: string | null;
            /** Format: uri */
            readonly permanent_url?: string | null;
            readonly host?: string;
            parent?: components["schemas"]["TaskCompact"] & ({
                resource_subtype?: string | null;
            } | null);
            readonly size?: number;
            /** Format: uri */
            readonly view_url?: string | null;
            readonly connected_to_app?: boolean;
        };
        CustomFieldBase: components["schemas"]["CustomFieldCompact"] & {
            description?: string;
            enum_options?: components["schemas"]["EnumOption"][];
            precision?: number;
            /** @enum {string} */
            format?: "currency" | "identifier" | "percentage" | "custom" | "duration" | "none";
            currency_code?: string | null;
            custom_label?: string | null;
            /** @enum {string|null} */
            custom_label_position?: "prefix" | "suffix" | null;
            readonly is_global_to_workspace?: boolean;
            has_notifications_enabled?: boolean;
            /** @enum {string|null} */
            readonly asana_created_field?: "a_v_requirements" | "account_name" | "actionable" | "align_shipping_link" | "align_status" | "allotted_time" | "appointment" | "approval_stage" | "approved" | "article_series" | "board_committee" | "browser" | "campaign_audience" | "campaign_project_status" | "campaign_regions" | "channel_primary" | "client_topic_type" | "complete_by" | "contact" | "contact_email_address" | "content_channels" | "content_channels_needed" | "content_stage" | "content_type" | "contract" | "contract_status" | "cost" | "creation_stage" | "creative_channel" | "creative_needed" | "creative_needs" | "data_sensitivity" | "deal_size" | "delivery_appt" | "delivery_appt_date" | "department" | "department_responsible" | "design_request_needed" | "design_request_type" | "discussion_category" | "do_this_task" | "editorial_content_status" | "editorial_content_tag" | "editorial_content_type" | "effort" | "effort_level" | "est_completion_date" | "estimated_time" | "estimated_value" | "expected_cost" | "external_steps_needed" | "favorite_idea" | "feedback_type" | "financial" | "funding_amount" | "grant_application_process" | "hiring_candidate_status" | "idea_status" | "ids_link" | "ids_patient_link" | "implementation_stage" | "insurance" | "interview_area" | "interview_question_score" | "itero_scan_link" | "job_s_applied_to" | "lab" | "launch_status" | "lead_status" | "localization_language" | "localization_market_team" | "localization_status" | "meeting_minutes" | "meeting_needed" | "minutes" | "mrr" | "must_localize" | "name_of_foundation" | "need_to_follow_up" | "next_appointment" | "next_steps_sales" | "num_people" | "number_of_user_reports" | "office_location" | "onboarding_activity" | "owner" | "participants_needed" | "patient_date_of_birth" | "patient_email" | "patient_phone" | "patient_status" | "phone_number" | "planning_category" | "point_of_contact" | "position" | "post_format" | "prescription" | "priority" | "priority_level" | "product" | "product_stage" | "progress" | "project_size" | "project_status" | "proposed_budget" | "publish_status" | "reason_for_scan" | "referral" | "request_type" | "research_status" | "responsible_department" | "responsible_team" | "risk_assessment_status" | "room_name" | "sales_counterpart" | "sentiment" | "shipping_link" | "social_channels" | "stage" | "status" | "status_design" | "status_of_initiative" | "system_setup" | "task_progress" | "team" | "team_marketing" | "team_responsible" | "time_it_takes_to_complete_tasks" | "timeframe" | "treatment_type" | "type_work_requests_it" | "use_agency" | "user_name" | "vendor_category" | "vendor_type" | "word_count" | null;
        };
        CustomFieldCompact: {
            readonly gid?: string;
            readonly resource_type?: string;
            name?: string;
            /** @enum {string} */
            readonly type?: "text" | "enum" | "multi_enum" | "number" | "date" | "people" | "reference";
            enum_options?: components["schemas"]["EnumOption"][];
            readonly enabled?: boolean;
            /** @enum {string} */
            readonly representation_type?: "text" | "enum" | "multi_enum" | "number" | "date" | "people" | "formula" | "custom_id" | "reference";
            id_prefix?: string | null;
            input_restrictions?: ("task" | "project" | "portfolio" | "goal")[];
            is_formula_field?: boolean;
            date_value?: {
                date?: string;
                date_time?: string;
            } | null;
            enum_value?: components["schemas"]["EnumOption"] & (Record<string, never> | null);
            multi_enum_values?: components["schemas"]["EnumOption"][];
            number_value?: number | null;
            text_value?: string | null;
            readonly display_value?: string | null;
        };
        CustomFieldResponse: components["schemas"]["CustomFieldBase"] & {
            /** @enum {string} */
            readonly representation_type?: "text" | "enum" | "multi_enum" | "number" | "date" | "people" | "formula" | "custom_id" | "reference";
            id_prefix?: string | null;
            input_restrictions?: ("task" | "project" | "portfolio" | "goal")[];
            is_formula_field?: boolean;
            is_value_read_only?: boolean;
            created_by?: components["schemas"]["UserCompact"] & unknown;
            people_value?: components["schemas"]["UserCompact"][];
            reference_value?: components["schemas"]["AsanaNamedResource"][];
            readonly html_text_value?: string | null;
            /** @enum {string} */
            privacy_setting?: "public_with_guests" | "public" | "private";
            /** @enum {string} */
            default_access_level?: "admin" | "editor" | "user";
            /** @enum {string} */
            readonly resource_subtype?: "text" | "enum" | "multi_enum" | "number" | "date" | "people" | "reference";
        };
        CustomFieldSettingBase: components["schemas"]["CustomFieldSettingCompact"];
        CustomFieldSettingCompact: {
            readonly gid?: string;
            readonly resource_type?: string;
        };
        CustomFieldSettingResponse: components["schemas"]["CustomFieldSettingBase"] & {
            project?: components["schemas"]["ProjectCompact"] & Record<string, never>;
            readonly is_important?: boolean;
            parent?: components["schemas"]["ProjectCompact"] & Record<string, never>;
            custom_field?: components["schemas"]["CustomFieldResponse"] & Record<string, never>;
        };
        CustomTypeCompact: {
            readonly gid?: string;
            readonly resource_type?: string;
            name?: string;
        };
        CustomTypeStatusOptionCompact: {
            readonly gid?: string;
            readonly resource_type?: string;
            name?: string;
        };
        EmptyResponse: Record<string, never>;
        EnumOption: {
            readonly gid?: string;
            readonly resource_type?: string;
            name?: string;
            enabled?: boolean;
            color?: string;
        };
        Error: {
            readonly message?: string;
            readonly help?: string;
            readonly phrase?: string;
        };
        ErrorResponse: {
            errors?: components["schemas"]["Error"][];
        };
        EventResponse: {
            user?: components["schemas"]["UserCompact"] & unknown;
            resource?: components["schemas"]["AsanaNamedResource"] & unknown;
            readonly type?: string;
            readonly action?: string;
            parent?: components["schemas"]["AsanaNamedResource"] & unknown;
            /** Format: date-time */
            readonly created_at?: string;
            readonly change?: {
                readonly field?: string;
                readonly action?: string;
                new_value?: unknown;
                added_value?: unknown;
                removed_value?: unknown;
            };
        };
        Like: {
            readonly gid?: string;
            user?: components["schemas"]["UserCompact"];
        };
        NextPage: {
            readonly offset?: string;
            readonly path?: string;
            /** Format: uri */
            readonly uri?: string;
        } | null;
        Preview: {
            fallback?: string;
            footer?: string;
            header?: string;
            header_link?: string;
            html_text?: string;
            text?: string;
            title?: string;
            title_link?: string;
        };
        ProjectBase: components["schemas"]["ProjectCompact"] & {
            archived?: boolean;
            /** @enum {string|null} */
            color?: "dark-pink" | "dark-green" | "dark-blue" | "dark-red" | "dark-teal" | "dark-brown" | "dark-orange" | "dark-purple" | "dark-warm-gray" | "light-pink" | "light-green" | "light-blue" | "light-red" | "light-teal" | "light-brown" | "light-orange" | "light-purple" | "light-warm-gray" | "none" | null;
            /** @enum {string|null} */
            icon?: "list" | "board" | "timeline" | "calendar" | "rocket" | "people" | "graph" | "star" | "bug" | "light_bulb" | "globe" | "gear" | "notebook" | "computer" | "check" | "target" | "html" | "megaphone" | "chat_bubbles" | "briefcase" | "page_layout" | "mountain_flag" | "puzzle" | "presentation" | "line_and_symbols" | "speed_dial" | "ribbon" | "shoe" | "shopping_basket" | "map" | "ticket" | "coins" | null;
            /** Format: date-time */
            readonly created_at?: string;
            current_status?: components["schemas"]["ProjectStatusResponse"] & (Record<string, never> | null);
            current_status_update?: components["schemas"]["StatusUpdateCompact"] & (Record<string, never> | null);
            readonly custom_field_settings?: components["schemas"]["CustomFieldSettingResponse"][];
            /** @enum {string} */
            default_view?: "list" | "board" | "calendar" | "timeline";
            /** Format: date */
            due_date?: string | null;
            /** Format: date */
            due_on?: string | null;
            html_notes?: string;
            readonly members?: components["schemas"]["UserCompact"][];
            /** Format: date-time */
            readonly modified_at?: string;
            notes?: string;
            /** @deprecated */
            public?: boolean;
            /** @enum {string} */
            privacy_setting?: "public_to_workspace" | "private_to_team" | "private";
            /** Format: date */
            start_on?: string | null;
            /** @enum {string} */
            default_access_level?: "admin" | "editor" | "commenter" | "viewer";
            /** @enum {string} */
            minimum_access_level_for_customization?: "admin" | "editor";
            /** @enum {string} */
            minimum_access_level_for_sharing?: "admin" | "editor";
        };
        ProjectBriefCompact: {
            readonly gid?: string;
            readonly resource_type?: string;
        };
        ProjectCompact: {
            readonly gid?: string;
            readonly resource_type?: string;
            name?: string;
        };
        ProjectResponse: components["schemas"]["ProjectBase"] & {
            readonly custom_fields?: components["schemas"]["CustomFieldCompact"][];
            readonly completed?: boolean;
            /** Format: date-time */
            readonly completed_at?: string | null;
            completed_by?: components["schemas"]["UserCompact"] & (unknown | (null));
            readonly followers?: components["schemas"]["UserCompact"][];
            owner?: components["schemas"]["UserCompact"] & (Record<string, never> | null);
            team?: components["schemas"]["TeamCompact"] & Record<string, never>;
            readonly permalink_url?: string;
            project_brief?: components["schemas"]["ProjectBriefCompact"] & (Record<string, never> | null);
            created_from_template?: components["schemas"]["ProjectTemplateCompact"] & (Record<string, never> | null);
            workspace?: components["schemas"]["WorkspaceCompact"] & Record<string, never>;
        };
        ProjectStatusBase: components["schemas"]["ProjectStatusCompact"] & {
            text?: string;
            html_text?: string;
            /** @enum {string} */
            color?: "green" | "yellow" | "red" | "blue" | "complete";
        };
        ProjectStatusCompact: {
            readonly gid?: string;
            readonly resource_type?: string;
            title?: string;
        };
        ProjectStatusResponse: components["schemas"]["ProjectStatusBase"] & {
            author?: components["schemas"]["UserCompact"];
            /** Format: date-time */
            readonly created_at?: string;
            created_by?: components["schemas"]["UserCompact"];
            /** Format: date-time */
            readonly modified_at?: string;
        };
        ProjectTemplateCompact: {
            readonly gid?: string;
            readonly resource_type?: string;
            name?: string;
        };
        ReactionSummaryItemCompact: {
            emoji_base?: string;
            variant?: string;
            count?: number;
            reacted?: boolean;
        };
        SectionCompact: {
            readonly gid?: string;
            readonly resource_type?: string;
            name?: string;
        };
        StatusUpdateCompact: {
            readonly gid?: string;
            readonly resource_type?: string;
            title?: string;
            /** @enum {string} */
            readonly resource_subtype?: "project_status_update" | "portfolio_status_update" | "goal_status_update";
        };
        StoryBase: {
            readonly gid?: string;
            readonly resource_type?: string;
            /** Format: date-time */
            readonly created_at?: string;
            readonly resource_subtype?: string;
            text?: string;
            html_text?: string;
            is_pinned?: boolean;
            /** @enum {string} */
            sticker_name?: "green_checkmark" | "people_dancing" | "dancing_unicorn" | "heart" | "party_popper" | "people_waving_flags" | "splashing_narwhal" | "trophy" | "yeti_riding_unicorn" | "celebrating_people" | "determined_climbers" | "phoenix_spreading_love";
        };
        StoryCompact: {
            readonly gid?: string;
            readonly resource_type?: string;
            /** Format: date-time */
            readonly created_at?: string;
            created_by?: components["schemas"]["UserCompact"];
            readonly resource_subtype?: string;
            text?: string;
        };
        StoryRequest: components["schemas"]["StoryBase"];
        StoryResponse: components["schemas"]["StoryBase"] & {
            created_by?: components["schemas"]["UserCompact"];
            /** @enum {string} */
            readonly type?: "comment" | "system";
            readonly is_editable?: boolean;
            readonly is_edited?: boolean;
            readonly hearted?: boolean;
            readonly hearts?: components["schemas"]["Like"][];
            readonly num_hearts?: number;
            readonly liked?: boolean;
            readonly likes?: components["schemas"]["Like"][];
            readonly num_likes?: number;
            readonly reaction_summary?: components["schemas"]["ReactionSummaryItemCompact"][];
            readonly previews?: components["schemas"]["Preview"][];
            old_name?: string;
            readonly new_name?: string | null;
            old_dates?: components["schemas"]["StoryResponseDates"];
            new_dates?: components["schemas"]["StoryResponseDates"];
            readonly old_resource_subtype?: string;
            readonly new_resource_subtype?: string;
            story?: components["schemas"]["StoryCompact"];
            assignee?: components["schemas"]["UserCompact"];
            follower?: components["schemas"]["UserCompact"];
            old_section?: components["schemas"]["SectionCompact"];
            new_section?: components["schemas"]["SectionCompact"];
            task?: components["schemas"]["TaskCompact"];
            project?: components["schemas"]["ProjectCompact"];
            tag?: components["schemas"]["TagCompact"];
            custom_field?: components["schemas"]["CustomFieldCompact"];
            readonly old_text_value?: string;
            readonly new_text_value?: string;
            readonly old_number_value?: number | null;
            readonly new_number_value?: number;
            old_enum_value?: components["schemas"]["EnumOption"];
            new_enum_value?: components["schemas"]["EnumOption"];
            readonly old_date_value?: components["schemas"]["StoryResponseDates"] & unknown;
            readonly new_date_value?: components["schemas"]["StoryResponseDates"] & unknown;
            readonly old_people_value?: components["schemas"]["UserCompact"][];
            readonly new_people_value?: components["schemas"]["UserCompact"][];
            readonly old_multi_enum_values?: components["schemas"]["EnumOption"][];
            readonly new_multi_enum_values?: components["schemas"]["EnumOption"][];
            readonly new_approval_status?: string;
            readonly old_approval_status?: string;
            duplicate_of?: components["schemas"]["TaskCompact"];
            duplicated_from?: components["schemas"]["TaskCompact"];
            dependency?: components["schemas"]["TaskCompact"];
            /** @enum {string} */
            readonly source?: "web" | "email" | "mobile" | "api" | "unknown";
            target?: components["schemas"]["TaskCompact"] & Record<string, never>;
        };
        StoryResponseDates: {
            /** Format: date */
            start_on?: string | null;
            /** Format: date-time */
            due_at?: string | null;
            /** Format: date */
            due_on?: string;
        };
        TagCompact: {
            readonly gid?: string;
            readonly resource_type?: string;
            name?: string;
        };
        TaskBase: components["schemas"]["TaskCompact"] & {
            /** @enum {string} */
            approval_status?: "pending" | "approved" | "rejected" | "changes_requested";
            /** @enum {string} */
            assignee_status?: "today" | "upcoming" | "later" | "new" | "inbox";
            assigned_by?: components["schemas"]["UserCompact"] & (unknown | (null));
            completed?: boolean;
            /** Format: date-time */
            readonly completed_at?: string | null;
            completed_by?: components["schemas"]["UserCompact"] & (unknown | (null));
            /** Format: date-time */
            readonly created_at?: string;
            readonly dependencies?: components["schemas"]["AsanaResource"][];
            readonly dependents?: components["schemas"]["AsanaResource"][];
            /** Format: date-time */
            due_at?: string | null;
            /** Format: date */
            due_on?: string | null;
            external?: {
                gid?: string;
                data?: string;
            };
            html_notes?: string;
            readonly hearted?: boolean;
            readonly hearts?: components["schemas"]["Like"][];
            readonly is_rendered_as_separator?: boolean;
            liked?: boolean;
            readonly likes?: components["schemas"]["Like"][];
            readonly memberships?: {
                project?: components["schemas"]["ProjectCompact"];
                section?: components["schemas"]["SectionCompact"];
            }[];
            /** Format: date-time */
            readonly modified_at?: string;
            name?: string;
            notes?: string;
            readonly num_hearts?: number;
            readonly num_likes?: number;
            readonly num_subtasks?: number;
            /** Format: date-time */
            start_at?: string | null;
            /** Format: date */
            start_on?: string | null;
            readonly actual_time_minutes?: number | null;
        };
        TaskCompact: {
            readonly gid?: string;
            readonly resource_type?: string;
            name?: string;
            /** @enum {string} */
            resource_subtype?: "default_task" | "milestone" | "approval" | "custom";
            readonly created_by?: {
                gid?: string;
                resource_type?: string;
            };
        };
        TaskResponse: components["schemas"]["TaskBase"] & {
            assignee?: components["schemas"]["UserCompact"] & unknown;
            assignee_section?: components["schemas"]["SectionCompact"] & (Record<string, never> | null);
            readonly custom_fields?: components["schemas"]["CustomFieldResponse"][];
            custom_type?: components["schemas"]["CustomTypeCompact"] & unknown;
            custom_type_status_option?: components["schemas"]["CustomTypeStatusOptionCompact"] & unknown;
            readonly followers?: components["schemas"]["UserCompact"][];
            parent?: components["schemas"]["TaskCompact"] & (Record<string, never> | null);
            readonly projects?: components["schemas"]["ProjectCompact"][];
            readonly tags?: components["schemas"]["TagCompact"][];
            workspace?: components["schemas"]["WorkspaceCompact"] & Record<string, never>;
            readonly permalink_url?: string;
        };
        TeamCompact: {
            readonly gid?: string;
            readonly resource_type?: string;
            name?: string;
        };
        UserBase: components["schemas"]["UserCompact"];
        UserBaseResponse: components["schemas"]["UserBase"] & {
            /** Format: email */
            readonly email?: string;
            readonly photo?: {
                /** Format: uri */
                image_21x21?: string;
                /** Format: uri */
                image_27x27?: string;
                /** Format: uri */
                image_36x36?: string;
                /** Format: uri */
                image_60x60?: string;
                /** Format: uri */
                image_128x128?: string;
                /** Format: uri */
                image_1024x1024?: string;
            } | null;
        };
        UserCompact: {
            readonly gid?: string;
            readonly resource_type?: string;
            name?: string;
        };
        UserResponse: components["schemas"]["UserBaseResponse"] & {
            readonly workspaces?: components["schemas"]["WorkspaceCompact"][];
            custom_fields?: components["schemas"]["CustomFieldCompact"][];
        };
        WebhookCompact: {
            readonly gid?: string;
            readonly resource_type?: string;
            readonly active?: boolean;
            resource?: components["schemas"]["AsanaNamedResource"];
            /** Format: uri */
            readonly target?: string;
        };
        WebhookFilter: {
            resource_type?: string;
            resource_subtype?: string;
            action?: string;
            fields?: string[];
        };
        WebhookRequest: {
            resource: string;
            /** Format: uri */
            target: string;
            filters?: (components["schemas"]["WebhookFilter"] & unknown & Record<string, never>)[];
        };
        WebhookResponse: components["schemas"]["WebhookCompact"] & {
            /** Format: date-time */
            readonly created_at?: string;
            /** Format: date-time */
            readonly last_failure_at?: string;
            readonly last_failure_content?: string;
            /** Format: date-time */
            readonly last_success_at?: string;
            readonly delivery_retry_count?: number;
            /** Format: date-time */
            readonly next_attempt_after?: string;
            /** Format: date-time */
            readonly failure_deletion_timestamp?: string;
            filters?: (components["schemas"]["WebhookFilter"] & unknown & Record<string, never>)[];
        };
        WorkspaceCompact: {
            readonly gid?: string;
            readonly resource_type?: string;
            name?: string;
        };
    };
    responses: {
        BadGateway: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        GatewayTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        InternalServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        PaymentRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        ServiceUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        TooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
    };
    parameters: {
        archived_query_param: boolean;
        attachment_path_gid: string;
        completed_since: string;
        limit: number;
        offset: string;
        pretty: boolean;
        project_path_gid: string;
        story_path_gid: string;
        task_path_gid: string;
        user_path_gid: string;
        webhook_path_gid: string;
        workspace_path_gid: string;
        workspace_query_param: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getUser: {
        parameters: {
            query?: {
                opt_pretty?: components["parameters"]["pretty"];
                workspace?: components["parameters"]["workspace_query_param"];
                opt_fields?: ("custom_fields" | "custom_fields.date_value" | "custom_fields.date_value.date" | "custom_fields.date_value.date_time" | "custom_fields.display_value" | "custom_fields.enabled" | "custom_fields.enum_options" | "custom_fields.enum_options.color" | "custom_fields.enum_options.enabled" | "custom_fields.enum_options.name" | "custom_fields.enum_value" | "custom_fields.enum_value.color" | "custom_fields.enum_value.enabled" | "custom_fields.enum_value.name" | "custom_fields.id_prefix" | "custom_fields.input_restrictions" | "custom_fields.is_formula_field" | "custom_fields.multi_enum_values" | "custom_fields.multi_enum_values.color" | "custom_fields.multi_enum_values.enabled" | "custom_fields.multi_enum_values.name" | "custom_fields.name" | "custom_fields.number_value" | "custom_fields.representation_type" | "custom_fields.text_value" | "custom_fields.type" | "email" | "name" | "photo" | "photo.image_1024x1024" | "photo.image_128x128" | "photo.image_21x21" | "photo.image_27x27" | "photo.image_36x36" | "photo.image_60x60" | "workspaces" | "workspaces.name")[];
            };
            header?: never;
            path: {
                user_gid: components["parameters"]["user_path_gid"];
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
                    "application/json": {
                        data?: components["schemas"]["UserResponse"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getWorkspaces: {
        parameters: {
            query?: {
                opt_pretty?: components["parameters"]["pretty"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                opt_fields?: ("email_domains" | "is_organization" | "name" | "offset" | "path" | "uri")[];
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
                    "application/json": {
                        data?: components["schemas"]["WorkspaceCompact"][];
                        next_page?: components["schemas"]["NextPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getProjectsForWorkspace: {
        parameters: {
            query?: {
                opt_pretty?: components["parameters"]["pretty"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                archived?: components["parameters"]["archived_query_param"];
                opt_fields?: ("archived" | "color" | "completed" | "completed_at" | "completed_by" | "completed_by.name" | "created_at" | "created_from_template" | "created_from_template.name" | "current_status" | "current_status.author" | "current_status.author.name" | "current_status.color" | "current_status.created_at" | "current_status.created_by" | "current_status.created_by.name" | "current_status.html_text" | "current_status.modified_at" | "current_status.text" | "current_status.title" | "current_status_update" | "current_status_update.resource_subtype" | "current_status_update.title" | "custom_field_settings" | "custom_field_settings.custom_field" | "custom_field_settings.custom_field.asana_created_field" | "custom_field_settings.custom_field.created_by" | "custom_field_settings.custom_field.created_by.name" | "custom_field_settings.custom_field.currency_code" | "custom_field_settings.custom_field.custom_label" | "custom_field_settings.custom_field.custom_label_position" | "custom_field_settings.custom_field.date_value" | "custom_field_settings.custom_field.date_value.date" | "custom_field_settings.custom_field.date_value.date_time" | "custom_field_settings.custom_field.default_access_level" | "custom_field_settings.custom_field.description" | "custom_field_settings.custom_field.display_value" | "custom_field_settings.custom_field.enabled" | "custom_field_settings.custom_field.enum_options" | "custom_field_settings.custom_field.enum_options.color" | "custom_field_settings.custom_field.enum_options.enabled" | "custom_field_settings.custom_field.enum_options.name" | "custom_field_settings.custom_field.enum_value" | "custom_field_settings.custom_field.enum_value.color" | "custom_field_settings.custom_field.enum_value.enabled" | "custom_field_settings.custom_field.enum_value.name" | "custom_field_settings.custom_field.format" | "custom_field_settings.custom_field.has_notifications_enabled" | "custom_field_settings.custom_field.html_text_value" | "custom_field_settings.custom_field.id_prefix" | "custom_field_settings.custom_field.input_restrictions" | "custom_field_settings.custom_field.is_formula_field" | "custom_field_settings.custom_field.is_global_to_workspace" | "custom_field_settings.custom_field.is_value_read_only" | "custom_field_settings.custom_field.multi_enum_values" | "custom_field_settings.custom_field.multi_enum_values.color" | "custom_field_settings.custom_field.multi_enum_values.enabled" | "custom_field_settings.custom_field.multi_enum_values.name" | "custom_field_settings.custom_field.name" | "custom_field_settings.custom_field.number_value" | "custom_field_settings.custom_field.people_value" | "custom_field_settings.custom_field.people_value.name" | "custom_field_settings.custom_field.precision" | "custom_field_settings.custom_field.privacy_setting" | "custom_field_settings.custom_field.reference_value" | "custom_field_settings.custom_field.reference_value.name" | "custom_field_settings.custom_field.representation_type" | "custom_field_settings.custom_field.resource_subtype" | "custom_field_settings.custom_field.text_value" | "custom_field_settings.custom_field.type" | "custom_field_settings.is_important" | "custom_field_settings.parent" | "custom_field_settings.parent.name" | "custom_field_settings.project" | "custom_field_settings.project.name" | "custom_fields" | "custom_fields.date_value" | "custom_fields.date_value.date" | "custom_fields.date_value.date_time" | "custom_fields.display_value" | "custom_fields.enabled" | "custom_fields.enum_options" | "custom_fields.enum_options.color" | "custom_fields.enum_options.enabled" | "custom_fields.enum_options.name" | "custom_fields.enum_value" | "custom_fields.enum_value.color" | "custom_fields.enum_value.enabled" | "custom_fields.enum_value.name" | "custom_fields.id_prefix" | "custom_fields.input_restrictions" | "custom_fields.is_formula_field" | "custom_fields.multi_enum_values" | "custom_fields.multi_enum_values.color" | "custom_fields.multi_enum_values.enabled" | "custom_fields.multi_enum_values.name" | "custom_fields.name" | "custom_fields.number_value" | "custom_fields.representation_type" | "custom_fields.text_value" | "custom_fields.type" | "default_access_level" | "default_view" | "due_date" | "due_on" | "followers" | "followers.name" | "html_notes" | "icon" | "members" | "members.name" | "minimum_access_level_for_customization" | "minimum_access_level_for_sharing" | "modified_at" | "name" | "notes" | "offset" | "owner" | "path" | "permalink_url" | "privacy_setting" | "project_brief" | "public" | "start_on" | "team" | "team.name" | "uri" | "workspace" | "workspace.name")[];
            };
            header?: never;
            path: {
                workspace_gid: components["parameters"]["workspace_path_gid"];
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
                    "application/json": {
                        data?: components["schemas"]["ProjectCompact"][];
                        next_page?: components["schemas"]["NextPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getProjects: {
        parameters: {
            query?: {
                opt_pretty?: components["parameters"]["pretty"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                workspace?: string;
                /** @deprecated */
                team?: string;
                archived?: components["parameters"]["archived_query_param"];
                opt_fields?: ("archived" | "color" | "completed" | "completed_at" | "completed_by" | "completed_by.name" | "created_at" | "created_from_template" | "created_from_template.name" | "current_status" | "current_status.author" | "current_status.author.name" | "current_status.color" | "current_status.created_at" | "current_status.created_by" | "current_status.created_by.name" | "current_status.html_text" | "current_status.modified_at" | "current_status.text" | "current_status.title" | "current_status_update" | "current_status_update.resource_subtype" | "current_status_update.title" | "custom_field_settings" | "custom_field_settings.custom_field" | "custom_field_settings.custom_field.asana_created_field" | "custom_field_settings.custom_field.created_by" | "custom_field_settings.custom_field.created_by.name" | "custom_field_settings.custom_field.currency_code" | "custom_field_settings.custom_field.custom_label" | "custom_field_settings.custom_field.custom_label_position" | "custom_field_settings.custom_field.date_value" | "custom_field_settings.custom_field.date_value.date" | "custom_field_settings.custom_field.date_value.date_time" | "custom_field_settings.custom_field.default_access_level" | "custom_field_settings.custom_field.description" | "custom_field_settings.custom_field.display_value" | "custom_field_settings.custom_field.enabled" | "custom_field_settings.custom_field.enum_options" | "custom_field_settings.custom_field.enum_options.color" | "custom_field_settings.custom_field.enum_options.enabled" | "custom_field_settings.custom_field.enum_options.name" | "custom_field_settings.custom_field.enum_value" | "custom_field_settings.custom_field.enum_value.color" | "custom_field_settings.custom_field.enum_value.enabled" | "custom_field_settings.custom_field.enum_value.name" | "custom_field_settings.custom_field.format" | "custom_field_settings.custom_field.has_notifications_enabled" | "custom_field_settings.custom_field.html_text_value" | "custom_field_settings.custom_field.id_prefix" | "custom_field_settings.custom_field.input_restrictions" | "custom_field_settings.custom_field.is_formula_field" | "custom_field_settings.custom_field.is_global_to_workspace" | "custom_field_settings.custom_field.is_value_read_only" | "custom_field_settings.custom_field.multi_enum_values" | "custom_field_settings.custom_field.multi_enum_values.color" | "custom_field_settings.custom_field.multi_enum_values.enabled" | "custom_field_settings.custom_field.multi_enum_values.name" | "custom_field_settings.custom_field.name" | "custom_field_settings.custom_field.number_value" | "custom_field_settings.custom_field.people_value" | "custom_field_settings.custom_field.people_value.name" | "custom_field_settings.custom_field.precision" | "custom_field_settings.custom_field.privacy_setting" | "custom_field_settings.custom_field.reference_value" | "custom_field_settings.custom_field.reference_value.name" | "custom_field_settings.custom_field.representation_type" | "custom_field_settings.custom_field.resource_subtype" | "custom_field_settings.custom_field.text_value" | "custom_field_settings.custom_field.type" | "custom_field_settings.is_important" | "custom_field_settings.parent" | "custom_field_settings.parent.name" | "custom_field_settings.project" | "custom_field_settings.project.name" | "custom_fields" | "custom_fields.date_value" | "custom_fields.date_value.date" | "custom_fields.date_value.date_time" | "custom_fields.display_value" | "custom_fields.enabled" | "custom_fields.enum_options" | "custom_fields.enum_options.color" | "custom_fields.enum_options.enabled" | "custom_fields.enum_options.name" | "custom_fields.enum_value" | "custom_fields.enum_value.color" | "custom_fields.enum_value.enabled" | "custom_fields.enum_value.name" | "custom_fields.id_prefix" | "custom_fields.input_restrictions" | "custom_fields.is_formula_field" | "custom_fields.multi_enum_values" | "custom_fields.multi_enum_values.color" | "custom_fields.multi_enum_values.enabled" | "custom_fields.multi_enum_values.name" | "custom_fields.name" | "custom_fields.number_value" | "custom_fields.representation_type" | "custom_fields.text_value" | "custom_fields.type" | "default_access_level" | "default_view" | "due_date" | "due_on" | "followers" | "followers.name" | "html_notes" | "icon" | "members" | "members.name" | "minimum_access_level_for_customization" | "minimum_access_level_for_sharing" | "modified_at" | "name" | "notes" | "offset" | "owner" | "path" | "permalink_url" | "privacy_setting" | "project_brief" | "public" | "start_on" | "team" | "team.name" | "uri" | "workspace" | "workspace.name")[];
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
                    "application/json": {
                        data?: components["schemas"]["ProjectCompact"][];
                        next_page?: components["schemas"]["NextPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getProject: {
        parameters: {
            query?: {
                opt_pretty?: components["parameters"]["pretty"];
                opt_fields?: ("archived" | "color" | "completed" | "completed_at" | "completed_by" | "completed_by.name" | "created_at" | "created_from_template" | "created_from_template.name" | "current_status" | "current_status.author" | "current_status.author.name" | "current_status.color" | "current_status.created_at" | "current_status.created_by" | "current_status.created_by.name" | "current_status.html_text" | "current_status.modified_at" | "current_status.text" | "current_status.title" | "current_status_update" | "current_status_update.resource_subtype" | "current_status_update.title" | "custom_field_settings" | "custom_field_settings.custom_field" | "custom_field_settings.custom_field.asana_created_field" | "custom_field_settings.custom_field.created_by" | "custom_field_settings.custom_field.created_by.name" | "custom_field_settings.custom_field.currency_code" | "custom_field_settings.custom_field.custom_label" | "custom_field_settings.custom_field.custom_label_position" | "custom_field_settings.custom_field.date_value" | "custom_field_settings.custom_field.date_value.date" | "custom_field_settings.custom_field.date_value.date_time" | "custom_field_settings.custom_field.default_access_level" | "custom_field_settings.custom_field.description" | "custom_field_settings.custom_field.display_value" | "custom_field_settings.custom_field.enabled" | "custom_field_settings.custom_field.enum_options" | "custom_field_settings.custom_field.enum_options.color" | "custom_field_settings.custom_field.enum_options.enabled" | "custom_field_settings.custom_field.enum_options.name" | "custom_field_settings.custom_field.enum_value" | "custom_field_settings.custom_field.enum_value.color" | "custom_field_settings.custom_field.enum_value.enabled" | "custom_field_settings.custom_field.enum_value.name" | "custom_field_settings.custom_field.format" | "custom_field_settings.custom_field.has_notifications_enabled" | "custom_field_settings.custom_field.html_text_value" | "custom_field_settings.custom_field.id_prefix" | "custom_field_settings.custom_field.input_restrictions" | "custom_field_settings.custom_field.is_formula_field" | "custom_field_settings.custom_field.is_global_to_workspace" | "custom_field_settings.custom_field.is_value_read_only" | "custom_field_settings.custom_field.multi_enum_values" | "custom_field_settings.custom_field.multi_enum_values.color" | "custom_field_settings.custom_field.multi_enum_values.enabled" | "custom_field_settings.custom_field.multi_enum_values.name" | "custom_field_settings.custom_field.name" | "custom_field_settings.custom_field.number_value" | "custom_field_settings.custom_field.people_value" | "custom_field_settings.custom_field.people_value.name" | "custom_field_settings.custom_field.precision" | "custom_field_settings.custom_field.privacy_setting" | "custom_field_settings.custom_field.reference_value" | "custom_field_settings.custom_field.reference_value.name" | "custom_field_settings.custom_field.representation_type" | "custom_field_settings.custom_field.resource_subtype" | "custom_field_settings.custom_field.text_value" | "custom_field_settings.custom_field.type" | "custom_field_settings.is_important" | "custom_field_settings.parent" | "custom_field_settings.parent.name" | "custom_field_settings.project" | "custom_field_settings.project.name" | "custom_fields" | "custom_fields.date_value" | "custom_fields.date_value.date" | "custom_fields.date_value.date_time" | "custom_fields.display_value" | "custom_fields.enabled" | "custom_fields.enum_options" | "custom_fields.enum_options.color" | "custom_fields.enum_options.enabled" | "custom_fields.enum_options.name" | "custom_fields.enum_value" | "custom_fields.enum_value.color" | "custom_fields.enum_value.enabled" | "custom_fields.enum_value.name" | "custom_fields.id_prefix" | "custom_fields.input_restrictions" | "custom_fields.is_formula_field" | "custom_fields.multi_enum_values" | "custom_fields.multi_enum_values.color" | "custom_fields.multi_enum_values.enabled" | "custom_fields.multi_enum_values.name" | "custom_fields.name" | "custom_fields.number_value" | "custom_fields.representation_type" | "custom_fields.text_value" | "custom_fields.type" | "default_access_level" | "default_view" | "due_date" | "due_on" | "followers" | "followers.name" | "html_notes" | "icon" | "members" | "members.name" | "minimum_access_level_for_customization" | "minimum_access_level_for_sharing" | "modified_at" | "name" | "notes" | "owner" | "permalink_url" | "privacy_setting" | "project_brief" | "public" | "start_on" | "team" | "team.name" | "workspace" | "workspace.name")[];
            };
            header?: never;
            path: {
                project_gid: components["parameters"]["project_path_gid"];
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
                    "application/json": {
                        data?: components["schemas"]["ProjectResponse"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getSectionsForProject: {
        parameters: {
            query?: {
                opt_pretty?: components["parameters"]["pretty"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                opt_fields?: ("created_at" | "name" | "offset" | "path" | "project" | "project.name" | "projects" | "projects.name" | "uri")[];
            };
            header?: never;
            path: {
                project_gid: components["parameters"]["project_path_gid"];
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
                    "application/json": {
                        data?: components["schemas"]["SectionCompact"][];
                        next_page?: components["schemas"]["NextPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getTasksForProject: {
        parameters: {
            query?: {
                completed_since?: components["parameters"]["completed_since"];
                opt_pretty?: components["parameters"]["pretty"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                opt_fields?: ("actual_time_minutes" | "approval_status" | "assigned_by" | "assigned_by.name" | "assignee" | "assignee.name" | "assignee_section" | "assignee_section.name" | "assignee_status" | "completed" | "completed_at" | "completed_by" | "completed_by.name" | "created_at" | "created_by" | "custom_fields" | "custom_fields.asana_created_field" | "custom_fields.created_by" | "custom_fields.created_by.name" | "custom_fields.currency_code" | "custom_fields.custom_label" | "custom_fields.custom_label_position" | "custom_fields.date_value" | "custom_fields.date_value.date" | "custom_fields.date_value.date_time" | "custom_fields.default_access_level" | "custom_fields.description" | "custom_fields.display_value" | "custom_fields.enabled" | "custom_fields.enum_options" | "custom_fields.enum_options.color" | "custom_fields.enum_options.enabled" | "custom_fields.enum_options.name" | "custom_fields.enum_value" | "custom_fields.enum_value.color" | "custom_fields.enum_value.enabled" | "custom_fields.enum_value.name" | "custom_fields.format" | "custom_fields.has_notifications_enabled" | "custom_fields.html_text_value" | "custom_fields.id_prefix" | "custom_fields.input_restrictions" | "custom_fields.is_formula_field" | "custom_fields.is_global_to_workspace" | "custom_fields.is_value_read_only" | "custom_fields.multi_enum_values" | "custom_fields.multi_enum_values.color" | "custom_fields.multi_enum_values.enabled" | "custom_fields.multi_enum_values.name" | "custom_fields.name" | "custom_fields.number_value" | "custom_fields.people_value" | "custom_fields.people_value.name" | "custom_fields.precision" | "custom_fields.privacy_setting" | "custom_fields.reference_value" | "custom_fields.reference_value.name" | "custom_fields.representation_type" | "custom_fields.resource_subtype" | "custom_fields.text_value" | "custom_fields.type" | "custom_type" | "custom_type.name" | "custom_type_status_option" | "custom_type_status_option.name" | "dependencies" | "dependents" | "due_at" | "due_on" | "external" | "external.data" | "followers" | "followers.name" | "hearted" | "hearts" | "hearts.user" | "hearts.user.name" | "html_notes" | "is_rendered_as_separator" | "liked" | "likes" | "likes.user" | "likes.user.name" | "memberships" | "memberships.project" | "memberships.project.name" | "memberships.section" | "memberships.section.name" | "modified_at" | "name" | "notes" | "num_hearts" | "num_likes" | "num_subtasks" | "offset" | "parent" | "parent.created_by" | "parent.name" | "parent.resource_subtype" | "path" | "permalink_url" | "projects" | "projects.name" | "resource_subtype" | "start_at" | "start_on" | "tags" | "tags.name" | "uri" | "workspace" | "workspace.name")[];
            };
            header?: never;
            path: {
                project_gid: components["parameters"]["project_path_gid"];
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
                    "application/json": {
                        data?: components["schemas"]["TaskCompact"][];
                        next_page?: components["schemas"]["NextPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getTasks: {
        parameters: {
            query?: {
                opt_pretty?: components["parameters"]["pretty"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                assignee?: string;
                project?: string;
                section?: string;
                workspace?: string;
                completed_since?: string;
                modified_since?: string;
                opt_fields?: ("actual_time_minutes" | "approval_status" | "assigned_by" | "assigned_by.name" | "assignee" | "assignee.name" | "assignee_section" | "assignee_section.name" | "assignee_status" | "completed" | "completed_at" | "completed_by" | "completed_by.name" | "created_at" | "created_by" | "custom_fields" | "custom_fields.asana_created_field" | "custom_fields.created_by" | "custom_fields.created_by.name" | "custom_fields.currency_code" | "custom_fields.custom_label" | "custom_fields.custom_label_position" | "custom_fields.date_value" | "custom_fields.date_value.date" | "custom_fields.date_value.date_time" | "custom_fields.default_access_level" | "custom_fields.description" | "custom_fields.display_value" | "custom_fields.enabled" | "custom_fields.enum_options" | "custom_fields.enum_options.color" | "custom_fields.enum_options.enabled" | "custom_fields.enum_options.name" | "custom_fields.enum_value" | "custom_fields.enum_value.color" | "custom_fields.enum_value.enabled" | "custom_fields.enum_value.name" | "custom_fields.format" | "custom_fields.has_notifications_enabled" | "custom_fields.html_text_value" | "custom_fields.id_prefix" | "custom_fields.input_restrictions" | "custom_fields.is_formula_field" | "custom_fields.is_global_to_workspace" | "custom_fields.is_value_read_only" | "custom_fields.multi_enum_values" | "custom_fields.multi_enum_values.color" | "custom_fields.multi_enum_values.enabled" | "custom_fields.multi_enum_values.name" | "custom_fields.name" | "custom_fields.number_value" | "custom_fields.people_value" | "custom_fields.people_value.name" | "custom_fields.precision" | "custom_fields.privacy_setting" | "custom_fields.reference_value" | "custom_fields.reference_value.name" | "custom_fields.representation_type" | "custom_fields.resource_subtype" | "custom_fields.text_value" | "custom_fields.type" | "custom_type" | "custom_type.name" | "custom_type_status_option" | "custom_type_status_option.name" | "dependencies" | "dependents" | "due_at" | "due_on" | "external" | "external.data" | "followers" | "followers.name" | "hearted" | "hearts" | "hearts.user" | "hearts.user.name" | "html_notes" | "is_rendered_as_separator" | "liked" | "likes" | "likes.user" | "likes.user.name" | "memberships" | "memberships.project" | "memberships.project.name" | "memberships.section" | "memberships.section.name" | "modified_at" | "name" | "notes" | "num_hearts" | "num_likes" | "num_subtasks" | "offset" | "parent" | "parent.created_by" | "parent.name" | "parent.resource_subtype" | "path" | "permalink_url" | "projects" | "projects.name" | "resource_subtype" | "start_at" | "start_on" | "tags" | "tags.name" | "uri" | "workspace" | "workspace.name")[];
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
                    "application/json": {
                        data?: components["schemas"]["TaskCompact"][];
                        next_page?: components["schemas"]["NextPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
        };
    };
    searchTasksForWorkspace: {
        parameters: {
            query?: {
                opt_pretty?: components["parameters"]["pretty"];
                text?: string;
                resource_subtype?: "default_task" | "milestone" | "approval" | "custom";
                "assignee.any"?: string;
                "assignee.not"?: string;
                "portfolios.any"?: string;
                "projects.any"?: string;
                "projects.not"?: string;
                "projects.all"?: string;
                "sections.any"?: string;
                "sections.not"?: string;
                "sections.all"?: string;
                "tags.any"?: string;
                "tags.not"?: string;
                "tags.all"?: string;
                "teams.any"?: string;
                "followers.any"?: string;
                "followers.not"?: string;
                "created_by.any"?: string;
                "created_by.not"?: string;
                "assigned_by.any"?: string;
                "assigned_by.not"?: string;
                "liked_by.not"?: string;
                "commented_on_by.not"?: string;
                "due_on.before"?: string;
                "due_on.after"?: string;
                due_on?: string | null;
                "due_at.before"?: string;
                "due_at.after"?: string;
                "start_on.before"?: string;
                "start_on.after"?: string;
                start_on?: string | null;
                "created_on.before"?: string;
                "created_on.after"?: string;
                created_on?: string | null;
                "created_at.before"?: string;
                "created_at.after"?: string;
                "completed_on.before"?: string;
                "completed_on.after"?: string;
                completed_on?: string | null;
                "completed_at.before"?: string;
                "completed_at.after"?: string;
                "modified_on.before"?: string;
                "modified_on.after"?: string;
                modified_on?: string | null;
                "modified_at.before"?: string;
                "modified_at.after"?: string;
                is_blocking?: boolean;
                is_blocked?: boolean;
                has_attachment?: boolean;
                completed?: boolean;
                is_subtask?: boolean;
                sort_by?: "due_date" | "created_at" | "completed_at" | "likes" | "modified_at" | "relevance";
                sort_ascending?: boolean;
                opt_fields?: ("actual_time_minutes" | "approval_status" | "assigned_by" | "assigned_by.name" | "assignee" | "assignee.name" | "assignee_section" | "assignee_section.name" | "assignee_status" | "completed" | "completed_at" | "completed_by" | "completed_by.name" | "created_at" | "created_by" | "custom_fields" | "custom_fields.asana_created_field" | "custom_fields.created_by" | "custom_fields.created_by.name" | "custom_fields.currency_code" | "custom_fields.custom_label" | "custom_fields.custom_label_position" | "custom_fields.date_value" | "custom_fields.date_value.date" | "custom_fields.date_value.date_time" | "custom_fields.default_access_level" | "custom_fields.description" | "custom_fields.display_value" | "custom_fields.enabled" | "custom_fields.enum_options" | "custom_fields.enum_options.color" | "custom_fields.enum_options.enabled" | "custom_fields.enum_options.name" | "custom_fields.enum_value" | "custom_fields.enum_value.color" | "custom_fields.enum_value.enabled" | "custom_fields.enum_value.name" | "custom_fields.format" | "custom_fields.has_notifications_enabled" | "custom_fields.html_text_value" | "custom_fields.id_prefix" | "custom_fields.input_restrictions" | "custom_fields.is_formula_field" | "custom_fields.is_global_to_workspace" | "custom_fields.is_value_read_only" | "custom_fields.multi_enum_values" | "custom_fields.multi_enum_values.color" | "custom_fields.multi_enum_values.enabled" | "custom_fields.multi_enum_values.name" | "custom_fields.name" | "custom_fields.number_value" | "custom_fields.people_value" | "custom_fields.people_value.name" | "custom_fields.precision" | "custom_fields.privacy_setting" | "custom_fields.reference_value" | "custom_fields.reference_value.name" | "custom_fields.representation_type" | "custom_fields.resource_subtype" | "custom_fields.text_value" | "custom_fields.type" | "custom_type" | "custom_type.name" | "custom_type_status_option" | "custom_type_status_option.name" | "dependencies" | "dependents" | "due_at" | "due_on" | "external" | "external.data" | "followers" | "followers.name" | "hearted" | "hearts" | "hearts.user" | "hearts.user.name" | "html_notes" | "is_rendered_as_separator" | "liked" | "likes" | "likes.user" | "likes.user.name" | "memberships" | "memberships.project" | "memberships.project.name" | "memberships.section" | "memberships.section.name" | "modified_at" | "name" | "notes" | "num_hearts" | "num_likes" | "num_subtasks" | "parent" | "parent.created_by" | "parent.name" | "parent.resource_subtype" | "permalink_url" | "projects" | "projects.name" | "resource_subtype" | "start_at" | "start_on" | "tags" | "tags.name" | "workspace" | "workspace.name")[];
            };
            header?: never;
            path: {
                workspace_gid: components["parameters"]["workspace_path_gid"];
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
                    "application/json": {
                        data?: components["schemas"]["TaskCompact"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getTask: {
        parameters: {
            query?: {
                opt_pretty?: components["parameters"]["pretty"];
                opt_fields?: ("actual_time_minutes" | "approval_status" | "assigned_by" | "assigned_by.name" | "assignee" | "assignee.name" | "assignee_section" | "assignee_section.name" | "assignee_status" | "completed" | "completed_at" | "completed_by" | "completed_by.name" | "created_at" | "created_by" | "custom_fields" | "custom_fields.asana_created_field" | "custom_fields.created_by" | "custom_fields.created_by.name" | "custom_fields.currency_code" | "custom_fields.custom_label" | "custom_fields.custom_label_position" | "custom_fields.date_value" | "custom_fields.date_value.date" | "custom_fields.date_value.date_time" | "custom_fields.default_access_level" | "custom_fields.description" | "custom_fields.display_value" | "custom_fields.enabled" | "custom_fields.enum_options" | "custom_fields.enum_options.color" | "custom_fields.enum_options.enabled" | "custom_fields.enum_options.name" | "custom_fields.enum_value" | "custom_fields.enum_value.color" | "custom_fields.enum_value.enabled" | "custom_fields.enum_value.name" | "custom_fields.format" | "custom_fields.has_notifications_enabled" | "custom_fields.html_text_value" | "custom_fields.id_prefix" | "custom_fields.input_restrictions" | "custom_fields.is_formula_field" | "custom_fields.is_global_to_workspace" | "custom_fields.is_value_read_only" | "custom_fields.multi_enum_values" | "custom_fields.multi_enum_values.color" | "custom_fields.multi_enum_values.enabled" | "custom_fields.multi_enum_values.name" | "custom_fields.name" | "custom_fields.number_value" | "custom_fields.people_value" | "custom_fields.people_value.name" | "custom_fields.precision" | "custom_fields.privacy_setting" | "custom_fields.reference_value" | "custom_fields.reference_value.name" | "custom_fields.representation_type" | "custom_fields.resource_subtype" | "custom_fields.text_value" | "custom_fields.type" | "custom_type" | "custom_type.name" | "custom_type_status_option" | "custom_type_status_option.name" | "dependencies" | "dependents" | "due_at" | "due_on" | "external" | "external.data" | "followers" | "followers.name" | "hearted" | "hearts" | "hearts.user" | "hearts.user.name" | "html_notes" | "is_rendered_as_separator" | "liked" | "likes" | "likes.user" | "likes.user.name" | "memberships" | "memberships.project" | "memberships.project.name" | "memberships.section" | "memberships.section.name" | "modified_at" | "name" | "notes" | "num_hearts" | "num_likes" | "num_subtasks" | "parent" | "parent.created_by" | "parent.name" | "parent.resource_subtype" | "permalink_url" | "projects" | "projects.name" | "resource_subtype" | "start_at" | "start_on" | "tags" | "tags.name" | "workspace" | "workspace.name")[];
            };
            header?: never;
            path: {
                task_gid: components["parameters"]["task_path_gid"];
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
                    "application/json": {
                        data?: components["schemas"]["TaskResponse"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getStoriesForTask: {
        parameters: {
            query?: {
                opt_pretty?: components["parameters"]["pretty"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                opt_fields?: ("assignee" | "assignee.name" | "created_at" | "created_by" | "created_by.name" | "custom_field" | "custom_field.date_value" | "custom_field.date_value.date" | "custom_field.date_value.date_time" | "custom_field.display_value" | "custom_field.enabled" | "custom_field.enum_options" | "custom_field.enum_options.color" | "custom_field.enum_options.enabled" | "custom_field.enum_options.name" | "custom_field.enum_value" | "custom_field.enum_value.color" | "custom_field.enum_value.enabled" | "custom_field.enum_value.name" | "custom_field.id_prefix" | "custom_field.input_restrictions" | "custom_field.is_formula_field" | "custom_field.multi_enum_values" | "custom_field.multi_enum_values.color" | "custom_field.multi_enum_values.enabled" | "custom_field.multi_enum_values.name" | "custom_field.name" | "custom_field.number_value" | "custom_field.representation_type" | "custom_field.text_value" | "custom_field.type" | "dependency" | "dependency.created_by" | "dependency.name" | "dependency.resource_subtype" | "duplicate_of" | "duplicate_of.created_by" | "duplicate_of.name" | "duplicate_of.resource_subtype" | "duplicated_from" | "duplicated_from.created_by" | "duplicated_from.name" | "duplicated_from.resource_subtype" | "follower" | "follower.name" | "hearted" | "hearts" | "hearts.user" | "hearts.user.name" | "html_text" | "is_editable" | "is_edited" | "is_pinned" | "liked" | "likes" | "likes.user" | "likes.user.name" | "new_approval_status" | "new_date_value" | "new_dates" | "new_dates.due_at" | "new_dates.due_on" | "new_dates.start_on" | "new_enum_value" | "new_enum_value.color" | "new_enum_value.enabled" | "new_enum_value.name" | "new_multi_enum_values" | "new_multi_enum_values.color" | "new_multi_enum_values.enabled" | "new_multi_enum_values.name" | "new_name" | "new_number_value" | "new_people_value" | "new_people_value.name" | "new_resource_subtype" | "new_section" | "new_section.name" | "new_text_value" | "num_hearts" | "num_likes" | "offset" | "old_approval_status" | "old_date_value" | "old_dates" | "old_dates.due_at" | "old_dates.due_on" | "old_dates.start_on" | "old_enum_value" | "old_enum_value.color" | "old_enum_value.enabled" | "old_enum_value.name" | "old_multi_enum_values" | "old_multi_enum_values.color" | "old_multi_enum_values.enabled" | "old_multi_enum_values.name" | "old_name" | "old_number_value" | "old_people_value" | "old_people_value.name" | "old_resource_subtype" | "old_section" | "old_section.name" | "old_text_value" | "path" | "previews" | "previews.fallback" | "previews.footer" | "previews.header" | "previews.header_link" | "previews.html_text" | "previews.text" | "previews.title" | "previews.title_link" | "project" | "project.name" | "reaction_summary" | "reaction_summary.count" | "reaction_summary.emoji_base" | "reaction_summary.reacted" | "reaction_summary.variant" | "resource_subtype" | "source" | "sticker_name" | "story" | "story.created_at" | "story.created_by" | "story.created_by.name" | "story.resource_subtype" | "story.text" | "tag" | "tag.name" | "target" | "target.created_by" | "target.name" | "target.resource_subtype" | "task" | "task.created_by" | "task.name" | "task.resource_subtype" | "text" | "type" | "uri")[];
            };
            header?: never;
            path: {
                task_gid: components["parameters"]["task_path_gid"];
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
                    "application/json": {
                        data?: components["schemas"]["StoryCompact"][];
                        next_page?: components["schemas"]["NextPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createStoryForTask: {
        parameters: {
            query?: {
                opt_pretty?: components["parameters"]["pretty"];
                opt_fields?: ("assignee" | "assignee.name" | "created_at" | "created_by" | "created_by.name" | "custom_field" | "custom_field.date_value" | "custom_field.date_value.date" | "custom_field.date_value.date_time" | "custom_field.display_value" | "custom_field.enabled" | "custom_field.enum_options" | "custom_field.enum_options.color" | "custom_field.enum_options.enabled" | "custom_field.enum_options.name" | "custom_field.enum_value" | "custom_field.enum_value.color" | "custom_field.enum_value.enabled" | "custom_field.enum_value.name" | "custom_field.id_prefix" | "custom_field.input_restrictions" | "custom_field.is_formula_field" | "custom_field.multi_enum_values" | "custom_field.multi_enum_values.color" | "custom_field.multi_enum_values.enabled" | "custom_field.multi_enum_values.name" | "custom_field.name" | "custom_field.number_value" | "custom_field.representation_type" | "custom_field.text_value" | "custom_field.type" | "dependency" | "dependency.created_by" | "dependency.name" | "dependency.resource_subtype" | "duplicate_of" | "duplicate_of.created_by" | "duplicate_of.name" | "duplicate_of.resource_subtype" | "duplicated_from" | "duplicated_from.created_by" | "duplicated_from.name" | "duplicated_from.resource_subtype" | "follower" | "follower.name" | "hearted" | "hearts" | "hearts.user" | "hearts.user.name" | "html_text" | "is_editable" | "is_edited" | "is_pinned" | "liked" | "likes" | "likes.user" | "likes.user.name" | "new_approval_status" | "new_date_value" | "new_dates" | "new_dates.due_at" | "new_dates.due_on" | "new_dates.start_on" | "new_enum_value" | "new_enum_value.color" | "new_enum_value.enabled" | "new_enum_value.name" | "new_multi_enum_values" | "new_multi_enum_values.color" | "new_multi_enum_values.enabled" | "new_multi_enum_values.name" | "new_name" | "new_number_value" | "new_people_value" | "new_people_value.name" | "new_resource_subtype" | "new_section" | "new_section.name" | "new_text_value" | "num_hearts" | "num_likes" | "old_approval_status" | "old_date_value" | "old_dates" | "old_dates.due_at" | "old_dates.due_on" | "old_dates.start_on" | "old_enum_value" | "old_enum_value.color" | "old_enum_value.enabled" | "old_enum_value.name" | "old_multi_enum_values" | "old_multi_enum_values.color" | "old_multi_enum_values.enabled" | "old_multi_enum_values.name" | "old_name" | "old_number_value" | "old_people_value" | "old_people_value.name" | "old_resource_subtype" | "old_section" | "old_section.name" | "old_text_value" | "previews" | "previews.fallback" | "previews.footer" | "previews.header" | "previews.header_link" | "previews.html_text" | "previews.text" | "previews.title" | "previews.title_link" | "project" | "project.name" | "reaction_summary" | "reaction_summary.count" | "reaction_summary.emoji_base" | "reaction_summary.reacted" | "reaction_summary.variant" | "resource_subtype" | "source" | "sticker_name" | "story" | "story.created_at" | "story.created_by" | "story.created_by.name" | "story.resource_subtype" | "story.text" | "tag" | "tag.name" | "target" | "target.created_by" | "target.name" | "target.resource_subtype" | "task" | "task.created_by" | "task.name" | "task.resource_subtype" | "text" | "type")[];
            };
            header?: never;
            path: {
                task_gid: components["parameters"]["task_path_gid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data?: components["schemas"]["StoryRequest"];
                } & {
                    data: unknown | unknown | unknown;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["StoryResponse"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getStory: {
        parameters: {
            query?: {
                opt_pretty?: components["parameters"]["pretty"];
                opt_fields?: ("assignee" | "assignee.name" | "created_at" | "created_by" | "created_by.name" | "custom_field" | "custom_field.date_value" | "custom_field.date_value.date" | "custom_field.date_value.date_time" | "custom_field.display_value" | "custom_field.enabled" | "custom_field.enum_options" | "custom_field.enum_options.color" | "custom_field.enum_options.enabled" | "custom_field.enum_options.name" | "custom_field.enum_value" | "custom_field.enum_value.color" | "custom_field.enum_value.enabled" | "custom_field.enum_value.name" | "custom_field.id_prefix" | "custom_field.input_restrictions" | "custom_field.is_formula_field" | "custom_field.multi_enum_values" | "custom_field.multi_enum_values.color" | "custom_field.multi_enum_values.enabled" | "custom_field.multi_enum_values.name" | "custom_field.name" | "custom_field.number_value" | "custom_field.representation_type" | "custom_field.text_value" | "custom_field.type" | "dependency" | "dependency.created_by" | "dependency.name" | "dependency.resource_subtype" | "duplicate_of" | "duplicate_of.created_by" | "duplicate_of.name" | "duplicate_of.resource_subtype" | "duplicated_from" | "duplicated_from.created_by" | "duplicated_from.name" | "duplicated_from.resource_subtype" | "follower" | "follower.name" | "hearted" | "hearts" | "hearts.user" | "hearts.user.name" | "html_text" | "is_editable" | "is_edited" | "is_pinned" | "liked" | "likes" | "likes.user" | "likes.user.name" | "new_approval_status" | "new_date_value" | "new_dates" | "new_dates.due_at" | "new_dates.due_on" | "new_dates.start_on" | "new_enum_value" | "new_enum_value.color" | "new_enum_value.enabled" | "new_enum_value.name" | "new_multi_enum_values" | "new_multi_enum_values.color" | "new_multi_enum_values.enabled" | "new_multi_enum_values.name" | "new_name" | "new_number_value" | "new_people_value" | "new_people_value.name" | "new_resource_subtype" | "new_section" | "new_section.name" | "new_text_value" | "num_hearts" | "num_likes" | "old_approval_status" | "old_date_value" | "old_dates" | "old_dates.due_at" | "old_dates.due_on" | "old_dates.start_on" | "old_enum_value" | "old_enum_value.color" | "old_enum_value.enabled" | "old_enum_value.name" | "old_multi_enum_values" | "old_multi_enum_values.color" | "old_multi_enum_values.enabled" | "old_multi_enum_values.name" | "old_name" | "old_number_value" | "old_people_value" | "old_people_value.name" | "old_resource_subtype" | "old_section" | "old_section.name" | "old_text_value" | "previews" | "previews.fallback" | "previews.footer" | "previews.header" | "previews.header_link" | "previews.html_text" | "previews.text" | "previews.title" | "previews.title_link" | "project" | "project.name" | "reaction_summary" | "reaction_summary.count" | "reaction_summary.emoji_base" | "reaction_summary.reacted" | "reaction_summary.variant" | "resource_subtype" | "source" | "sticker_name" | "story" | "story.created_at" | "story.created_by" | "story.created_by.name" | "story.resource_subtype" | "story.text" | "tag" | "tag.name" | "target" | "target.created_by" | "target.name" | "target.resource_subtype" | "task" | "task.created_by" | "task.name" | "task.resource_subtype" | "text" | "type")[];
            };
            header?: never;
            path: {
                story_gid: components["parameters"]["story_path_gid"];
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
                    "application/json": {
                        data?: components["schemas"]["StoryResponse"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
        };
    };
    updateStory: {
        parameters: {
            query?: {
                opt_pretty?: components["parameters"]["pretty"];
                opt_fields?: ("assignee" | "assignee.name" | "created_at" | "created_by" | "created_by.name" | "custom_field" | "custom_field.date_value" | "custom_field.date_value.date" | "custom_field.date_value.date_time" | "custom_field.display_value" | "custom_field.enabled" | "custom_field.enum_options" | "custom_field.enum_options.color" | "custom_field.enum_options.enabled" | "custom_field.enum_options.name" | "custom_field.enum_value" | "custom_field.enum_value.color" | "custom_field.enum_value.enabled" | "custom_field.enum_value.name" | "custom_field.id_prefix" | "custom_field.input_restrictions" | "custom_field.is_formula_field" | "custom_field.multi_enum_values" | "custom_field.multi_enum_values.color" | "custom_field.multi_enum_values.enabled" | "custom_field.multi_enum_values.name" | "custom_field.name" | "custom_field.number_value" | "custom_field.representation_type" | "custom_field.text_value" | "custom_field.type" | "dependency" | "dependency.created_by" | "dependency.name" | "dependency.resource_subtype" | "duplicate_of" | "duplicate_of.created_by" | "duplicate_of.name" | "duplicate_of.resource_subtype" | "duplicated_from" | "duplicated_from.created_by" | "duplicated_from.name" | "duplicated_from.resource_subtype" | "follower" | "follower.name" | "hearted" | "hearts" | "hearts.user" | "hearts.user.name" | "html_text" | "is_editable" | "is_edited" | "is_pinned" | "liked" | "likes" | "likes.user" | "likes.user.name" | "new_approval_status" | "new_date_value" | "new_dates" | "new_dates.due_at" | "new_dates.due_on" | "new_dates.start_on" | "new_enum_value" | "new_enum_value.color" | "new_enum_value.enabled" | "new_enum_value.name" | "new_multi_enum_values" | "new_multi_enum_values.color" | "new_multi_enum_values.enabled" | "new_multi_enum_values.name" | "new_name" | "new_number_value" | "new_people_value" | "new_people_value.name" | "new_resource_subtype" | "new_section" | "new_section.name" | "new_text_value" | "num_hearts" | "num_likes" | "old_approval_status" | "old_date_value" | "old_dates" | "old_dates.due_at" | "old_dates.due_on" | "old_dates.start_on" | "old_enum_value" | "old_enum_value.color" | "old_enum_value.enabled" | "old_enum_value.name" | "old_multi_enum_values" | "old_multi_enum_values.color" | "old_multi_enum_values.enabled" | "old_multi_enum_values.name" | "old_name" | "old_number_value" | "old_people_value" | "old_people_value.name" | "old_resource_subtype" | "old_section" | "old_section.name" | "old_text_value" | "previews" | "previews.fallback" | "previews.footer" | "previews.header" | "previews.header_link" | "previews.html_text" | "previews.text" | "previews.title" | "previews.title_link" | "project" | "project.name" | "reaction_summary" | "reaction_summary.count" | "reaction_summary.emoji_base" | "reaction_summary.reacted" | "reaction_summary.variant" | "resource_subtype" | "source" | "sticker_name" | "story" | "story.created_at" | "story.created_by" | "story.created_by.name" | "story.resource_subtype" | "story.text" | "tag" | "tag.name" | "target" | "target.created_by" | "target.name" | "target.resource_subtype" | "task" | "task.created_by" | "task.name" | "task.resource_subtype" | "text" | "type")[];
            };
            header?: never;
            path: {
                story_gid: components["parameters"]["story_path_gid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data?: components["schemas"]["StoryRequest"];
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["StoryResponse"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getAttachmentsForObject: {
        parameters: {
            query: {
                opt_pretty?: components["parameters"]["pretty"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                parent: string;
                opt_fields?: ("connected_to_app" | "created_at" | "download_url" | "host" | "name" | "offset" | "parent" | "parent.created_by" | "parent.name" | "parent.resource_subtype" | "path" | "permanent_url" | "resource_subtype" | "size" | "uri" | "view_url")[];
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
                    "application/json": {
                        data?: components["schemas"]["AttachmentCompact"][];
                        next_page?: components["schemas"]["NextPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getAttachment: {
        parameters: {
            query?: {
                opt_pretty?: components["parameters"]["pretty"];
                opt_fields?: ("connected_to_app" | "created_at" | "download_url" | "host" | "name" | "parent" | "parent.created_by" | "parent.name" | "parent.resource_subtype" | "permanent_url" | "resource_subtype" | "size" | "view_url")[];
            };
            header?: never;
            path: {
                attachment_gid: components["parameters"]["attachment_path_gid"];
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
                    "application/json": {
                        data?: components["schemas"]["AttachmentResponse"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            424: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            501: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getEvents: {
        parameters: {
            query: {
                resource: string;
                sync?: string;
                opt_pretty?: components["parameters"]["pretty"];
                opt_fields?: ("action" | "change" | "change.action" | "change.added_value" | "change.field" | "change.new_value" | "change.removed_value" | "created_at" | "parent" | "parent.name" | "resource" | "resource.name" | "type" | "user" | "user.name")[];
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
                    "application/json": {
                        data?: components["schemas"]["EventResponse"][];
                        sync?: string;
                        has_more?: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors?: {
                            readonly message?: string;
                        }[];
                        readonly sync?: string;
                    };
                };
            };
            500: components["responses"]["InternalServerError"];
        };
    };
    getWebhooks: {
        parameters: {
            query: {
                opt_pretty?: components["parameters"]["pretty"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                workspace: string;
                resource?: string;
                opt_fields?: ("active" | "created_at" | "delivery_retry_count" | "failure_deletion_timestamp" | "filters" | "filters.action" | "filters.fields" | "filters.resource_subtype" | "last_failure_at" | "last_failure_content" | "last_success_at" | "next_attempt_after" | "offset" | "path" | "resource" | "resource.name" | "target" | "uri")[];
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
                    "application/json": {
                        data?: components["schemas"]["WebhookResponse"][];
                        next_page?: components["schemas"]["NextPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createWebhook: {
        parameters: {
            query?: {
                opt_pretty?: components["parameters"]["pretty"];
                opt_fields?: ("active" | "created_at" | "delivery_retry_count" | "failure_deletion_timestamp" | "filters" | "filters.action" | "filters.fields" | "filters.resource_subtype" | "last_failure_at" | "last_failure_content" | "last_success_at" | "next_attempt_after" | "resource" | "resource.name" | "target")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data?: components["schemas"]["WebhookRequest"];
                } & Record<string, never>;
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["WebhookResponse"];
                        "X-Hook-Secret"?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getWebhook: {
        parameters: {
            query?: {
                opt_pretty?: components["parameters"]["pretty"];
                opt_fields?: ("active" | "created_at" | "delivery_retry_count" | "failure_deletion_timestamp" | "filters" | "filters.action" | "filters.fields" | "filters.resource_subtype" | "last_failure_at" | "last_failure_content" | "last_success_at" | "next_attempt_after" | "resource" | "resource.name" | "target")[];
            };
            header?: never;
            path: {
                webhook_gid: components["parameters"]["webhook_path_gid"];
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
                    "application/json": {
                        data?: components["schemas"]["WebhookResponse"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: {
                opt_pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                webhook_gid: components["parameters"]["webhook_path_gid"];
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
                    "application/json": {
                        data?: components["schemas"]["EmptyResponse"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
        };
    };
}
