// Shapes of ClickUp API v2 (pruned for the connector) 2.0, from the vendor's own description.
// Made by scripts/generate-vendor-types.mjs: do not edit.
export interface paths {
    "/v2/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["GetAccessToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["GetAuthorizedUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["GetAuthorizedTeams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/team/{team_id}/space": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["GetSpaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/space/{space_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["GetSpace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/space/{space_id}/folder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["GetFolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/space/{space_id}/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["GetFolderlessLists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/folder/{folder_id}/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["GetLists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/list/{list_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["GetList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/list/{list_id}/task": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["GetTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/team/{team_Id}/task": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["GetFilteredTeamTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/task/{task_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["GetTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/task/{task_id}/comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["GetTaskComments"];
        put?: never;
        post: operations["CreateTaskComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/comment/{comment_id}/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["GetThreadedComments"];
        put?: never;
        post: operations["CreateThreadedComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/comment/{comment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["UpdateComment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/team/{team_id}/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["GetWebhooks"];
        put?: never;
        post: operations["CreateWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/webhook/{webhook_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["UpdateWebhook"];
        post?: never;
        delete: operations["DeleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: never;
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    GetAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    client_id: string;
                    client_secret: string;
                    code: string;
                };
                "application/x-www-form-urlencoded": {
                    client_id: string;
                    client_secret: string;
                    code: string;
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
                        access_token: string;
                    };
                };
            };
            401: {
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
    GetAuthorizedUser: {
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
                    "application/json": {
                        user?: {
                            id?: number;
                            username?: string;
                            email?: string;
                            color?: string;
                            profilePicture?: string;
                            initials?: string;
                            week_start_day?: number;
                            global_font_support?: boolean;
                            timezeone?: string;
                        };
                    };
                };
            };
            401: {
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
    GetAuthorizedTeams: {
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
                    "application/json": {
                        teams: {
                            id: string;
                            name: string;
                            color: string;
                            avatar: string;
                            members: {
                                user: {
                                    id?: number;
                                    username?: string;
                                    email?: string;
                                    color?: string;
                                    profilePicture?: string;
                                    initials?: string;
                                    week_start_day?: number;
                                    global_font_support?: boolean;
                                    timezeone?: string;
                                };
                            }[];
                        }[];
                    };
                };
            };
            401: {
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
    GetSpaces: {
        parameters: {
            query?: {
                archived?: boolean;
            };
            header?: never;
            path: {
                team_id: number;
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
                        spaces: {
                            id: string;
                            name: string;
                            private: boolean;
                            color?: string;
                            avatar?: string;
                            admin_can_manage?: boolean;
                            archived?: boolean;
                            members?: {
                                user: {
                                    id?: number;
                                    username?: string;
                                    email?: string;
                                    color?: string;
                                    profilePicture?: string;
                                    initials?: string;
                                    week_start_day?: number;
                                    global_font_support?: boolean;
                                    timezeone?: string;
                                };
                            }[];
                            statuses: {
                                id?: string;
                                status?: string;
                                color?: string;
                                orderindex?: number;
                                type?: string;
                            }[];
                            multiple_assignees: boolean;
                            features: {
                                due_dates: {
                                    enabled: boolean;
                                    start_date: boolean;
                                    remap_due_dates: boolean;
                                    remap_closed_due_date: boolean;
                                };
                                time_tracking: {
                                    enabled: boolean;
                                };
                                tags: {
                                    enabled: boolean;
                                };
                                time_estimates: {
                                    enabled: boolean;
                                };
                                checklists: {
                                    enabled: boolean;
                                };
                                custom_fields?: {
                                    enabled: boolean;
                                };
                                remap_dependencies?: {
                                    enabled: boolean;
                                };
                                dependency_warning?: {
                                    enabled: boolean;
                                };
                                portfolios?: {
                                    enabled: boolean;
                                };
                            };
                        }[];
                    };
                };
            };
            401: {
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
    GetSpace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                space_id: number;
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
                        id: string;
                        name: string;
                        private: boolean;
                        statuses: {
                            id?: string;
                            status?: string;
                            color?: string;
                            orderindex?: number;
                            type?: string;
                        }[];
                        multiple_assignees: boolean;
                        features: {
                            due_dates: {
                                enabled: boolean;
                                start_date: boolean;
                                remap_due_dates: boolean;
                                remap_closed_due_date: boolean;
                            };
                            time_tracking: {
                                enabled: boolean;
                            };
                            tags: {
                                enabled: boolean;
                            };
                            time_estimates: {
                                enabled: boolean;
                            };
                            checklists: {
                                enabled: boolean;
                            };
                            custom_fields: {
                                enabled: boolean;
                            };
                            remap_dependencies: {
                                enabled: boolean;
                            };
                            dependency_warning: {
                                enabled: boolean;
                            };
                            portfolios: {
                                enabled: boolean;
                            };
                        };
                    };
                };
            };
            401: {
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
    GetFolders: {
        parameters: {
            query?: {
                archived?: boolean;
            };
            header?: never;
            path: {
                space_id: number;
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
                        folders: {
                            id: string;
                            name: string;
                            orderindex: number;
                            override_statuses: boolean;
                            hidden: boolean;
                            space: {
                                id: string;
                                name: string;
                                access: boolean;
                            };
                            task_count: string;
                            lists: string[];
                            parent_folder?: string;
                        };
                    };
                };
            };
            401: {
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
    GetFolderlessLists: {
        parameters: {
            query?: {
                archived?: boolean;
            };
            header?: never;
            path: {
                space_id: number;
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
                        lists: {
                            id: string;
                            name: string;
                            orderindex: number;
                            content: string;
                            status: {
                                status?: string;
                                color?: string;
                                hide_label?: boolean;
                            } | (string | null) | unknown;
                            priority: {
                                priority?: string;
                                color?: string;
                            } | (string | null) | unknown;
                            assignee: string | null;
                            task_count: string | null;
                            due_date: string | null;
                            start_date: string | null;
                            folder: {
                                id: string;
                                name: string;
                                hidden: boolean;
                                access: boolean;
                            };
                            space: {
                                id: string;
                                name: string;
                                access: boolean;
                            };
                            archived: boolean;
                            override_statuses: boolean;
                            permission_level: string;
                        }[];
                    };
                };
            };
            401: {
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
    GetLists: {
        parameters: {
            query?: {
                archived?: boolean;
            };
            header?: never;
            path: {
                folder_id: number;
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
                        lists: {
                            id: string;
                            name: string;
                            orderindex: number;
                            content: string;
                            status: {
                                status?: string;
                                color?: string;
                                hide_label?: boolean;
                            } | (string | null) | unknown;
                            priority: {
                                priority?: string;
                                color?: string;
                            } | (string | null) | unknown;
                            assignee: string | null;
                            task_count: string | null;
                            due_date: string | null;
                            start_date: string | null;
                            folder: {
                                id: string;
                                name: string;
                                hidden: boolean;
                                access: boolean;
                            };
                            space: {
                                id: string;
                                name: string;
                                access: boolean;
                            };
                            archived: boolean;
                            override_statuses: boolean;
                            permission_level: string;
                        }[];
                    };
                };
            };
            401: {
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
    GetList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                list_id: number;
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
                        id?: string;
                        name?: string;
                        orderindex?: number;
                        content?: string;
                        status?: {
                            status: string;
                            color: string;
                            hide_label: boolean;
                        };
                        priority?: {
                            priority: string;
                            color: string;
                        };
                        assignee?: string | null;
                        task_count?: string | null;
                        due_date?: string;
                        due_date_time?: boolean;
                        start_date?: string | null;
                        start_date_time?: string | null;
                        folder?: {
                            id: string;
                            name: string;
                            hidden: boolean;
                            access: boolean;
                        };
                        space?: {
                            id: string;
                            name: string;
                            access: boolean;
                        };
                        inbound_address?: string;
                        archived?: boolean;
                        override_statuses?: boolean;
                        statuses?: {
                            id?: string;
                            status?: string;
                            color?: string;
                            orderindex?: number;
                            type?: string;
                        }[];
                        permission_level?: string;
                    };
                };
            };
            401: {
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
    GetTasks: {
        parameters: {
            query?: {
                archived?: boolean;
                include_markdown_description?: boolean;
                page?: number;
                order_by?: string;
                reverse?: boolean;
                subtasks?: boolean;
                statuses?: string[];
                include_closed?: boolean;
                include_timl?: boolean;
                assignees?: string[];
                watchers?: string[];
                tags?: string[];
                due_date_gt?: number;
                due_date_lt?: number;
                date_created_gt?: number;
                date_created_lt?: number;
                date_updated_gt?: number;
                date_updated_lt?: number;
                date_done_gt?: number;
                date_done_lt?: number;
                custom_fields?: string[];
                custom_field?: string[];
                custom_items?: number[];
            };
            header?: never;
            path: {
                list_id: number;
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
                        tasks?: {
                            id?: string;
                            custom_id?: string | null;
                            custom_item_id?: number | null;
                            name?: string;
                            text_content?: string;
                            description?: string;
                            markdown_description?: string;
                            status?: {
                                id?: string;
                                status?: string;
                                color?: string;
                                orderindex?: number;
                                type?: string;
                            };
                            orderindex?: string | number;
                            date_created?: string;
                            date_updated?: string;
                            date_closed?: string | null;
                            date_done?: string | null;
                            archived?: boolean;
                            creator?: {
                                id?: number;
                                username?: string;
                                color?: string;
                                email?: string;
                                profilePicture?: string | null;
                            };
                            assignees?: string[];
                            group_assignees?: string[];
                            watchers?: string[];
                            checklists?: string[];
                            tags?: string[];
                            parent?: string | null;
                            top_level_parent?: string | null;
                            priority?: {
                                color?: string;
                                id?: string;
                                orderindex?: string;
                                priority?: string;
                            } | null;
                            due_date?: string | null;
                            start_date?: string | null;
                            points?: number | null;
                            time_estimate?: string | null;
                            time_spent?: number;
                            custom_fields?: {
                                id?: string;
                                name?: string;
                                type?: string;
                                type_config?: Record<string, never>;
                                date_created?: string;
                                hide_from_guests?: boolean;
                                required?: boolean;
                            }[];
                            dependencies?: string[];
                            linked_tasks?: string[];
                            locations?: {
                                id?: string;
                                name?: string;
                            }[];
                            team_id?: string;
                            url?: string;
                            sharing?: {
                                public?: boolean;
                                public_share_expires_on?: string | null;
                                public_fields?: string[];
                                token?: string | null;
                                seo_optimized?: boolean;
                            };
                            permission_level?: string;
                            list?: {
                                id?: string;
                                name?: string;
                                access?: boolean;
                            };
                            project?: {
                                id?: string;
                                name?: string;
                                hidden?: boolean;
                                access?: boolean;
                            };
                            folder?: {
                                id?: string;
                                name?: string;
                                hidden?: boolean;
                                access?: boolean;
                            };
                            space?: {
                                id?: string;
                            };
                        }[];
                        last_page?: boolean;
                    };
                };
            };
            401: {
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
    GetFilteredTeamTasks: {
        parameters: {
            query?: {
                page?: number;
                order_by?: string;
                reverse?: boolean;
                subtasks?: boolean;
                "space_ids[]"?: string[];
                "project_ids[]"?: string[];
                "list_ids[]"?: string[];
                "statuses[]"?: string[];
                include_closed?: boolean;
                "assignees[]"?: string[];
                "tags[]"?: string[];
                due_date_gt?: number;
                due_date_lt?: number;
                date_created_gt?: number;
                date_created_lt?: number;
                date_updated_gt?: number;
                date_updated_lt?: number;
                date_done_gt?: number;
                date_done_lt?: number;
                custom_fields?: string[];
                parent?: string;
                include_markdown_description?: boolean;
                "custom_items[]"?: number[];
            };
            header?: never;
            path: {
                team_Id: number;
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
                        tasks: {
                            id: string;
                            custom_id: string | null;
                            name: string;
                            text_content: string;
                            description: string;
                            markdown_description?: string;
                            status: {
                                id?: string;
                                status?: string;
                                color?: string;
                                orderindex?: number;
                                type?: string;
                            };
                            orderindex: string;
                            date_created: string;
                            date_updated: string;
                            date_closed: string;
                            date_done: string | null;
                            creator: {
                                id: number;
                                username: string;
                                color: string;
                                email: string;
                                profilePicture: string;
                            };
                            assignees: {
                                id: number;
                                username: string;
                                color: string;
                                email: string;
                                profilePicture: string;
                            }[];
                            watchers: {
                                id: number;
                                username: string;
                                color: string;
                                email: string;
                                profilePicture: string;
                            }[];
                            checklists: {
                                id: string;
                                task_id: string;
                                name: string;
                                date_created: string;
                                orderindex: number;
                                creator: number;
                                resolved: number;
                                unresolved: number;
                                items: {
                                    id: string;
                                    name: string;
                                    orderindex: number;
                                    assignee: string | null;
                                    resolved: boolean;
                                    parent: string | null;
                                    date_created: string;
                                    children: string[];
                                }[];
                            }[];
                            tags: {
                                name: string;
                                tag_fg: string;
                                tag_bg: string;
                            }[];
                            parent: string;
                            priority: number;
                            due_date: string;
                            start_date: string;
                            points: number;
                            time_estimate: number;
                            custom_fields: {
                                id: string;
                                name: string;
                                type: string;
                                type_config: Record<string, never>;
                                date_created: string;
                                hide_from_guests: boolean;
                                required: boolean;
                            }[];
                            dependencies: string[];
                            linked_tasks: string[];
                            locations?: {
                                id?: string;
                                name?: string;
                            }[];
                            team_id: string;
                            url: string;
                            permission_level: string;
                            list: {
                                id: string;
                                name: string;
                                access: boolean;
                            };
                            project: {
                                id: string;
                                name: string;
                                hidden: boolean;
                                access: boolean;
                            };
                            folder: {
                                id: string;
                                name: string;
                                hidden: boolean;
                                access: boolean;
                            };
                            space: {
                                id?: string;
                            };
                        }[];
                    };
                };
            };
            401: {
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
    GetTask: {
        parameters: {
            query?: {
                custom_task_ids?: boolean;
                team_id?: number;
                include_subtasks?: boolean;
                include_markdown_description?: boolean;
                custom_fields?: string[];
            };
            header?: never;
            path: {
                task_id: string;
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
                        id?: string;
                        custom_id?: string | null;
                        custom_item_id?: number | null;
                        name?: string;
                        text_content?: string;
                        description?: string;
                        markdown_description?: string;
                        status?: {
                            id?: string;
                            status?: string;
                            color?: string;
                            orderindex?: number;
                            type?: string;
                        };
                        orderindex?: string;
                        date_created?: string;
                        date_updated?: string;
                        date_closed?: string | null;
                        date_done?: string | null;
                        archived?: boolean;
                        creator?: {
                            id?: number;
                            username?: string;
                            color?: string;
                            email?: string;
                            profilePicture?: string | null;
                        };
                        assignees?: {
                            id?: number;
                            username?: string;
                            color?: string;
                            initials?: string;
                            email?: string;
                            profilePicture?: string | null;
                        }[];
                        group_assignees?: Record<string, never>[];
                        watchers?: {
                            id?: number;
                            username?: string;
                            color?: string;
                            initials?: string;
                            email?: string;
                            profilePicture?: string | null;
                        }[];
                        checklists?: Record<string, never>[];
                        tags?: {
                            name?: string;
                            tag_fg?: string;
                            tag_bg?: string;
                            creator?: number;
                        }[];
                        parent?: string | null;
                        top_level_parent?: string | null;
                        priority?: {
                            color?: string;
                            id?: string;
                            orderindex?: string;
                            priority?: string;
                        } | null;
                        due_date?: string | null;
                        start_date?: string | null;
                        points?: number | null;
                        time_estimate?: number | null;
                        time_spent?: number | null;
                        custom_fields?: {
                            id?: string;
                            name?: string;
                            type?: string;
                            type_config?: Record<string, never>;
                            date_created?: string;
                            hide_from_guests?: boolean;
                            value?: unknown;
                            value_richtext?: string;
                            value_markdown?: string;
                            required?: boolean;
                        }[];
                        dependencies?: {
                            task_id?: string;
                            depends_on?: string;
                            type?: number;
                            date_created?: string;
                            userid?: string;
                            workspace_id?: string;
                            chain_id?: string | null;
                        }[];
                        linked_tasks?: Record<string, never>[];
                        locations?: {
                            id?: string;
                            name?: string;
                        }[];
                        team_id?: string;
                        url?: string;
                        sharing?: {
                            public?: boolean;
                            public_share_expires_on?: string | null;
                            public_fields?: string[];
                            token?: string | null;
                            seo_optimized?: boolean;
                        };
                        permission_level?: string;
                        list?: {
                            id?: string;
                            name?: string;
                            access?: boolean;
                        };
                        project?: {
                            id?: string;
                            name?: string;
                            hidden?: boolean;
                            access?: boolean;
                        };
                        folder?: {
                            id?: string;
                            name?: string;
                            hidden?: boolean;
                            access?: boolean;
                        };
                        space?: {
                            id?: string;
                        };
                        subtasks?: {
                            id?: string;
                            custom_item_id?: number | null;
                            name?: string;
                            status?: {
                                status?: string;
                                orderindex?: number;
                                color?: string;
                                type?: string;
                            };
                            orderindex?: string;
                            date_created?: string;
                            date_updated?: string;
                            date_closed?: string | null;
                            date_done?: string | null;
                            archived?: boolean;
                            creator?: {
                                id?: number;
                                username?: string;
                                color?: string;
                                email?: string;
                                profilePicture?: string | null;
                            };
                            assignees?: {
                                id?: number;
                                username?: string;
                                color?: string;
                                initials?: string;
                                email?: string;
                                profilePicture?: string | null;
                            }[];
                            group_assignees?: Record<string, never>[];
                            watchers?: Record<string, never>[];
                            checklists?: Record<string, never>[];
                            tags?: Record<string, never>[];
                            parent?: string | null;
                            top_level_parent?: string | null;
                            due_date?: string | null;
                            start_date?: string | null;
                            points?: number | null;
                            time_estimate?: number | null;
                            time_spent?: number | null;
                            custom_fields?: {
                                id?: string;
                                name?: string;
                                type?: string;
                                type_config?: Record<string, never>;
                                date_created?: string;
                                hide_from_guests?: boolean;
                                value?: unknown;
                                value_richtext?: string;
                                value_markdown?: string;
                                required?: boolean;
                            }[];
                            dependencies?: Record<string, never>[];
                            linked_tasks?: Record<string, never>[];
                            locations?: Record<string, never>[];
                            url?: string;
                        }[];
                        attachments?: {
                            id?: string;
                            /** Format: int64 */
                            date?: number;
                            title?: string;
                            type?: number;
                            source?: number;
                            version?: number;
                            extension?: string;
                            thumbnail_small?: string;
                            thumbnail_medium?: string;
                            thumbnail_large?: string;
                            is_folder?: boolean;
                            mimetype?: string;
                            hidden?: boolean;
                            parent_id?: string;
                            /** Format: int64 */
                            size?: number;
                            total_comments?: number;
                            resolved_comments?: number;
                            user?: {
                                id?: number;
                                username?: string;
                                initials?: string;
                                email?: string;
                                color?: string;
                                profilePicture?: string;
                            };
                            deleted?: boolean;
                            orientation?: string;
                            url?: string;
                            email_data?: Record<string, never>;
                            url_w_query?: string;
                            url_w_host?: string;
                        }[];
                    };
                };
            };
            401: {
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
    GetTaskComments: {
        parameters: {
            query?: {
                custom_task_ids?: boolean;
                team_id?: number;
                start?: number;
                start_id?: string;
            };
            header?: never;
            path: {
                task_id: string;
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
                        comments: {
                            id: string;
                            comment: {
                                text: string;
                            }[];
                            comment_text: string;
                            user: {
                                id?: number;
                                username?: string;
                                initials?: string;
                                email?: string;
                                color?: string;
                                profilePicture?: string;
                            };
                            resolved: boolean;
                            assignee: {
                                id: number;
                                username: string;
                                email: string;
                                color: string;
                                initials: string;
                                profilePicture: string;
                            };
                            assigned_by: {
                                id: number;
                                username: string;
                                initials: string;
                                email: string;
                                color: string;
                                profilePicture: string;
                            };
                            reactions: string[];
                            date: string;
                            reply_count?: string;
                        }[];
                    };
                };
            };
            401: {
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
    CreateTaskComment: {
        parameters: {
            query?: {
                custom_task_ids?: boolean;
                team_id?: number;
            };
            header?: never;
            path: {
                task_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    comment_text: string;
                    assignee?: number;
                    group_assignee?: string;
                    notify_all: boolean;
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
                        id: string;
                        hist_id: string;
                        date: number;
                    };
                };
            };
            401: {
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
    GetThreadedComments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                comment_id: number;
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
                        comments: {
                            id: string;
                            comment: {
                                text: string;
                            }[];
                            comment_text: string;
                            user: {
                                id?: number;
                                username?: string;
                                initials?: string;
                                email?: string;
                                color?: string;
                                profilePicture?: string;
                            };
                            resolved: boolean;
                            assignee: {
                                id: number;
                                username: string;
                                email: string;
                                color: string;
                                initials: string;
                                profilePicture: string;
                            };
                            assigned_by: {
                                id: number;
                                username: string;
                                initials: string;
                                email: string;
                                color: string;
                                profilePicture: string;
                            };
                            reactions: string[];
                            date: string;
                            reply_count?: string;
                        }[];
                    };
                };
            };
            401: {
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
    CreateThreadedComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                comment_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    comment_text: string;
                    assignee?: number;
                    group_assignee?: string;
                    notify_all: boolean;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            401: {
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
    UpdateComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                comment_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    comment_text: string;
                    assignee: number;
                    group_assignee?: number;
                    resolved: boolean;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            401: {
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
    GetWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                team_id: number;
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
                        webhooks: {
                            id: string;
                            userid: number;
                            team_id: number;
                            endpoint: string;
                            client_id: string;
                            events: string[];
                            task_id: string | null;
                            list_id: string | null;
                            folder_id: string | null;
                            space_id: string | null;
                            health: {
                                status: string;
                                fail_count: number;
                            };
                            secret: string;
                        }[];
                    };
                };
            };
            401: {
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
    CreateWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                team_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endpoint: string;
                    events: string[];
                    space_id?: number;
                    folder_id?: number;
                    list_id?: number;
                    task_id?: string;
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
                        id: string;
                        webhook: {
                            id: string;
                            userid: number;
                            team_id: number;
                            endpoint: string;
                            client_id: string;
                            events: string[];
                            task_id: string | null;
                            list_id: string | null;
                            folder_id: string | null;
                            space_id: string | null;
                            health: {
                                status: string;
                                fail_count: number;
                            };
                            secret: string;
                        };
                    };
                };
            };
            401: {
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
    UpdateWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endpoint: string;
                    events: string;
                    status: string;
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
                        id: string;
                        webhook: {
                            id: string;
                            userid: number;
                            team_id: number;
                            endpoint: string;
                            client_id: string;
                            events: string[];
                            task_id: string | null;
                            list_id: string | null;
                            folder_id: string | null;
                            space_id: string | null;
                            health: {
                                status: string;
                                fail_count: number;
                            };
                            secret: string;
                        };
                    };
                };
            };
            401: {
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
    DeleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_id: string;
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
                    "application/json": Record<string, never>;
                };
            };
            401: {
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
}
