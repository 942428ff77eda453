// Shapes of Bitbucket Cloud REST API 2.0 (pruned for the connector) 2.0, from the vendor's own description.
// Made by scripts/generate-vendor-types.mjs: do not edit.
export interface paths {
    "/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
    "/user/emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getUserEmails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/workspaces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getUserWorkspaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{workspace}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workspace: string;
            };
            cookie?: never;
        };
        get: operations["getWorkspacesWorkspace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{workspace}/members": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workspace: string;
            };
            cookie?: never;
        };
        get: operations["getWorkspacesWorkspaceMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repositories/{workspace}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workspace: string;
            };
            cookie?: never;
        };
        get: operations["getRepositoriesWorkspace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repositories/{workspace}/{repo_slug}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                repo_slug: string;
                workspace: string;
            };
            cookie?: never;
        };
        get: operations["getRepo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repositories/{workspace}/{repo_slug}/commits": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                repo_slug: string;
                workspace: string;
            };
            cookie?: never;
        };
        get: operations["getRepoCommits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repositories/{workspace}/{repo_slug}/commits/{revision}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                repo_slug: string;
                revision: string;
                workspace: string;
            };
            cookie?: never;
        };
        get: operations["getRepoCommitsRevision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repositories/{workspace}/{repo_slug}/commit/{commit}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                commit: string;
                repo_slug: string;
                workspace: string;
            };
            cookie?: never;
        };
        get: operations["getRepoCommitCommit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repositories/{workspace}/{repo_slug}/commit/{commit}/pullrequests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPullrequestsForCommit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repositories/{workspace}/{repo_slug}/refs/branches": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                repo_slug: string;
                workspace: string;
            };
            cookie?: never;
        };
        get: operations["getRepoRefsBranches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repositories/{workspace}/{repo_slug}/refs/branches/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
                repo_slug: string;
                workspace: string;
            };
            cookie?: never;
        };
        get: operations["getRepoRefsBranchesName"];
        put?: never;
        post?: never;
        delete: operations["deleteRepoRefsBranchesName"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repositories/{workspace}/{repo_slug}/pullrequests": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                repo_slug: string;
                workspace: string;
            };
            cookie?: never;
        };
        get: operations["getRepoPullrequests"];
        put?: never;
        post: operations["postRepoPullrequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repositories/{workspace}/{repo_slug}/pullrequests/{pull_request_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pull_request_id: number;
                repo_slug: string;
                workspace: string;
            };
            cookie?: never;
        };
        get: operations["getRepoPullrequestsPullRequestId"];
        put: operations["putRepoPullrequestsPullRequestId"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repositories/{workspace}/{repo_slug}/pullrequests/{pull_request_id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pull_request_id: number;
                repo_slug: string;
                workspace: string;
            };
            cookie?: never;
        };
        get: operations["getRepoPullrequestsPullRequestIdComments"];
        put?: never;
        post: operations["postRepoPullrequestsPullRequestIdComments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repositories/{workspace}/{repo_slug}/pullrequests/{pull_request_id}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pull_request_id: number;
                repo_slug: string;
                workspace: string;
            };
            cookie?: never;
        };
        get: operations["getRepoPullrequestsPullRequestIdActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repositories/{workspace}/{repo_slug}/pullrequests/{pull_request_id}/statuses": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pull_request_id: number;
                repo_slug: string;
                workspace: string;
            };
            cookie?: never;
        };
        get: operations["getRepoPullrequestsPullRequestIdStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repositories/{workspace}/{repo_slug}/pullrequests/{pull_request_id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pull_request_id: number;
                repo_slug: string;
                workspace: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postRepoPullrequestsPullRequestIdDecline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repositories/{workspace}/{repo_slug}/commit/{commit}/statuses": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                commit: string;
                repo_slug: string;
                workspace: string;
            };
            cookie?: never;
        };
        get: operations["getRepoCommitCommitStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repositories/{workspace}/{repo_slug}/commit/{commit}/statuses/build": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                commit: string;
                repo_slug: string;
                workspace: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postRepoCommitCommitStatusesBuild"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repositories/{workspace}/{repo_slug}/commit/{commit}/statuses/build/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                commit: string;
                key: string;
                repo_slug: string;
                workspace: string;
            };
            cookie?: never;
        };
        get?: never;
        put: operations["putRepoCommitCommitStatusesBuildKey"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repositories/{workspace}/{repo_slug}/hooks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                repo_slug: string;
                workspace: string;
            };
            cookie?: never;
        };
        get: operations["getRepoHooks"];
        put?: never;
        post: operations["postRepoHooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repositories/{workspace}/{repo_slug}/hooks/{uid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                repo_slug: string;
                uid: string;
                workspace: string;
            };
            cookie?: never;
        };
        get: operations["getRepoHooksUid"];
        put: operations["putRepoHooksUid"];
        post?: never;
        delete: operations["deleteRepoHooksUid"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        CommentCreate: {
            content: {
                raw: string;
            };
            inline?: {
                path: string;
                from?: number | null;
                to?: number | null;
            };
            parent?: {
                id: number;
            };
            pending?: boolean;
        };
        PullRequestCreate: {
            title: string;
            description?: string;
            source: {
                branch: {
                    name: string;
                };
                repository?: {
                    full_name?: string;
                };
                commit?: {
                    hash?: string;
                };
            };
            destination?: {
                branch: {
                    name: string;
                };
                repository?: {
                    full_name?: string;
                };
                commit?: {
                    hash?: string;
                };
            };
            reviewers?: {
                uuid?: string;
                account_id?: string;
            }[];
            close_source_branch?: boolean;
            draft?: boolean;
            message?: string;
        };
        PullRequestUpdate: {
            title?: string;
            description?: string;
            source?: {
                branch: {
                    name: string;
                };
                repository?: {
                    full_name?: string;
                };
                commit?: {
                    hash?: string;
                };
            };
            destination?: {
                branch: {
                    name: string;
                };
                repository?: {
                    full_name?: string;
                };
                commit?: {
                    hash?: string;
                };
            };
            reviewers?: {
                uuid?: string;
                account_id?: string;
            }[];
            close_source_branch?: boolean;
            draft?: boolean;
            message?: string;
        };
        account: components["schemas"]["object"] & ({
            links?: components["schemas"]["account_links"];
            /** Format: date-time */
            created_on?: string;
            display_name?: string;
            uuid?: string;
        } & {
            [key: string]: unknown;
        });
        account_links: {
            avatar?: components["schemas"]["link"];
        } & {
            [key: string]: unknown;
        };
        author: components["schemas"]["object"] & ({
            raw?: string;
            user?: components["schemas"]["account"];
        } & {
            [key: string]: unknown;
        });
        base_commit: components["schemas"]["object"] & ({
            hash?: string;
            /** Format: date-time */
            date?: string;
            author?: components["schemas"]["author"];
            committer?: components["schemas"]["committer"];
            message?: string;
            summary?: {
                raw?: string;
                /** @enum {string} */
                markup?: "markdown" | "creole" | "plaintext";
                html?: string;
            };
            parents?: {
                type?: string;
                hash?: string;
            }[];
        } & {
            [key: string]: unknown;
        });
        branch: components["schemas"]["ref"] & ({
            merge_strategies?: ("merge_commit" | "squash" | "fast_forward" | "squash_fast_forward" | "rebase_fast_forward" | "rebase_merge")[];
            default_merge_strategy?: string;
        } & {
            [key: string]: unknown;
        });
        comment: components["schemas"]["object"] & ({
            /** Format: int64 */
            id?: number;
            /** Format: date-time */
            created_on?: string;
            /** Format: date-time */
            updated_on?: string;
            content?: {
                raw?: string;
                /** @enum {string} */
                markup?: "markdown" | "creole" | "plaintext";
                html?: string;
            };
            user?: components["schemas"]["account"];
            deleted?: boolean;
            parent?: {
                id?: number;
            };
            inline?: {
                from?: number;
                to?: number;
                start_from?: number;
                start_to?: number;
                path: string;
            };
            links?: {
                self?: {
                    /** Format: uri */
                    href?: string;
                    name?: string;
                };
                html?: {
                    /** Format: uri */
                    href?: string;
                    name?: string;
                };
                code?: {
                    /** Format: uri */
                    href?: string;
                    name?: string;
                };
            };
        } & {
            [key: string]: unknown;
        });
        comment_resolution: {
            type: string;
            user?: components["schemas"]["account"];
            /** Format: date-time */
            created_on?: string;
        } & {
            [key: string]: unknown;
        };
        commit: components["schemas"]["base_commit"] & ({
            repository?: {
                type?: string;
                uuid?: string;
                name?: string;
                full_name?: string;
                links?: {
                    [key: string]: unknown;
                };
            } | null;
            participants?: components["schemas"]["participant"][];
        } & {
            [key: string]: unknown;
        });
        commitstatus: components["schemas"]["object"] & ({
            links?: {
                self?: {
                    /** Format: uri */
                    href?: string;
                    name?: string;
                };
                commit?: {
                    /** Format: uri */
                    href?: string;
                    name?: string;
                };
            };
            key: string;
            refname?: string;
            url?: string;
            /** @enum {string} */
            state: "FAILED" | "INPROGRESS" | "STOPPED" | "SUCCESSFUL";
            name?: string;
            description?: string;
            /** Format: date-time */
            created_on?: string;
            /** Format: date-time */
            updated_on?: string;
        } & {
            [key: string]: unknown;
        });
        committer: components["schemas"]["object"] & ({
            raw?: string;
            user?: components["schemas"]["account"];
        } & {
            [key: string]: unknown;
        });
        error: {
            type: string;
            error?: {
                message: string;
                detail?: string;
                data?: {
                    [key: string]: unknown;
                };
            };
        } & {
            [key: string]: unknown;
        };
        link: {
            /** Format: uri */
            href?: string;
            name?: string;
        };
        object: {
            type?: string;
        } & {
            [key: string]: unknown;
        };
        paginated_branches: {
            size?: number;
            page?: number;
            pagelen?: number;
            /** Format: uri */
            next?: string;
            /** Format: uri */
            previous?: string;
            values?: components["schemas"]["branch"][];
        };
        paginated_changeset: {
            size?: number;
            page?: number;
            pagelen?: number;
            /** Format: uri */
            next?: string;
            /** Format: uri */
            previous?: string;
            values?: components["schemas"]["base_commit"][];
        };
        paginated_commitstatuses: {
            size?: number;
            page?: number;
            pagelen?: number;
            /** Format: uri */
            next?: string;
            /** Format: uri */
            previous?: string;
            values?: components["schemas"]["commitstatus"][];
        };
        paginated_pullrequest_comments: {
            size?: number;
            page?: number;
            pagelen?: number;
            /** Format: uri */
            next?: string;
            /** Format: uri */
            previous?: string;
            values?: components["schemas"]["pullrequest_comment"][];
        };
        paginated_pullrequests: {
            size?: number;
            page?: number;
            pagelen?: number;
            /** Format: uri */
            next?: string;
            /** Format: uri */
            previous?: string;
            values?: components["schemas"]["pullrequest"][];
        };
        paginated_repositories: {
            size?: number;
            page?: number;
            pagelen?: number;
            /** Format: uri */
            next?: string;
            /** Format: uri */
            previous?: string;
            values?: components["schemas"]["repository"][];
        };
        paginated_webhook_subscriptions: {
            size?: number;
            page?: number;
            pagelen?: number;
            /** Format: uri */
            next?: string;
            /** Format: uri */
            previous?: string;
            values?: components["schemas"]["webhook_subscription"][];
        };
        paginated_workspace_access: {
            size?: number;
            page?: number;
            pagelen?: number;
            /** Format: uri */
            next?: string;
            /** Format: uri */
            previous?: string;
            values?: components["schemas"]["workspace_access"][];
        };
        paginated_workspace_memberships: {
            size?: number;
            page?: number;
            pagelen?: number;
            /** Format: uri */
            next?: string;
            /** Format: uri */
            previous?: string;
            values?: components["schemas"]["workspace_membership"][];
        };
        participant: components["schemas"]["object"] & ({
            user?: components["schemas"]["account"];
            /** @enum {string} */
            role?: "PARTICIPANT" | "REVIEWER";
            approved?: boolean;
            /** @enum {string} */
            state?: "approved" | "changes_requested" | null;
            /** Format: date-time */
            participated_on?: string;
        } & {
            [key: string]: unknown;
        });
        project: components["schemas"]["object"] & ({
            links?: {
                html?: {
                    /** Format: uri */
                    href?: string;
                    name?: string;
                };
                avatar?: {
                    /** Format: uri */
                    href?: string;
                    name?: string;
                };
            };
            uuid?: string;
            key?: string;
            owner?: components["schemas"]["team"];
            name?: string;
            description?: string;
            is_private?: boolean;
            /** Format: date-time */
            created_on?: string;
            /** Format: date-time */
            updated_on?: string;
            has_publicly_visible_repos?: boolean;
        } & {
            [key: string]: unknown;
        });
        pullrequest: components["schemas"]["object"] & ({
            links?: {
                self?: {
                    /** Format: uri */
                    href?: string;
                    name?: string;
                };
                html?: {
                    /** Format: uri */
                    href?: string;
                    name?: string;
                };
                commits?: {
                    /** Format: uri */
                    href?: string;
                    name?: string;
                };
                approve?: {
                    /** Format: uri */
                    href?: string;
                    name?: string;
                };
                diff?: {
                    /** Format: uri */
                    href?: string;
                    name?: string;
                };
                diffstat?: {
                    /** Format: uri */
                    href?: string;
                    name?: string;
                };
                comments?: {
                    /** Format: uri */
                    href?: string;
                    name?: string;
                };
                activity?: {
                    /** Format: uri */
                    href?: string;
                    name?: string;
                };
                merge?: {
                    /** Format: uri */
                    href?: string;
                    name?: string;
                };
                decline?: {
                    /** Format: uri */
                    href?: string;
                    name?: string;
                };
            };
            id?: number;
            title?: string;
            rendered?: {
                title?: {
                    raw?: string;
                    /** @enum {string} */
                    markup?: "markdown" | "creole" | "plaintext";
                    html?: string;
                };
                description?: {
                    raw?: string;
                    /** @enum {string} */
                    markup?: "markdown" | "creole" | "plaintext";
                    html?: string;
                };
                reason?: {
                    raw?: string;
                    /** @enum {string} */
                    markup?: "markdown" | "creole" | "plaintext";
                    html?: string;
                };
            };
            summary?: {
                raw?: string;
                /** @enum {string} */
                markup?: "markdown" | "creole" | "plaintext";
                html?: string;
            };
            /** @enum {string} */
            state?: "OPEN" | "DRAFT" | "QUEUED" | "MERGED" | "DECLINED" | "SUPERSEDED";
            author?: components["schemas"]["account"];
            source?: components["schemas"]["pullrequest_endpoint"];
            destination?: components["schemas"]["pullrequest_endpoint"];
            merge_commit?: {
                hash?: string;
            } | null;
            comment_count?: number;
            task_count?: number;
            close_source_branch?: boolean;
            closed_by?: components["schemas"]["account"] | (null);
            reason?: string;
            /** Format: date-time */
            created_on?: string;
            /** Format: date-time */
            updated_on?: string;
            reviewers?: components["schemas"]["account"][];
            participants?: components["schemas"]["participant"][];
            draft?: boolean;
            queued?: boolean;
        } & {
            [key: string]: unknown;
        });
        pullrequest_comment: components["schemas"]["comment"] & ({
            pullrequest?: components["schemas"]["pullrequest"];
            resolution?: components["schemas"]["comment_resolution"];
            pending?: boolean;
        } & {
            [key: string]: unknown;
        });
        pullrequest_endpoint: {
            repository?: components["schemas"]["repository"];
            branch?: {
                name?: string;
                merge_strategies?: ("merge_commit" | "squash" | "fast_forward" | "squash_fast_forward" | "rebase_fast_forward" | "rebase_merge")[];
                default_merge_strategy?: string;
            };
            commit?: {
                hash?: string;
            };
        };
        ref: {
            type: string;
            links?: {
                self?: {
                    /** Format: uri */
                    href?: string;
                    name?: string;
                };
                commits?: {
                    /** Format: uri */
                    href?: string;
                    name?: string;
                };
                html?: {
                    /** Format: uri */
                    href?: string;
                    name?: string;
                };
            };
            name?: string;
            target?: components["schemas"]["commit"];
        } & {
            [key: string]: unknown;
        };
        repository: components["schemas"]["object"] & ({
            links?: {
                self?: {
                    /** Format: uri */
                    href?: string;
                    name?: string;
                };
                html?: {
                    /** Format: uri */
                    href?: string;
                    name?: string;
                };
                avatar?: {
                    /** Format: uri */
                    href?: string;
                    name?: string;
                };
                pullrequests?: {
                    /** Format: uri */
                    href?: string;
                    name?: string;
                };
                commits?: {
                    /** Format: uri */
                    href?: string;
                    name?: string;
                };
                forks?: {
                    /** Format: uri */
                    href?: string;
                    name?: string;
                };
                watchers?: {
                    /** Format: uri */
                    href?: string;
                    name?: string;
                };
                downloads?: {
                    /** Format: uri */
                    href?: string;
                    name?: string;
                };
                clone?: {
                    /** Format: uri */
                    href?: string;
                    name?: string;
                }[];
                hooks?: {
                    /** Format: uri */
                    href?: string;
                    name?: string;
                };
            };
            uuid?: string;
            full_name?: string;
            is_private?: boolean;
            parent?: {
                type?: string;
                uuid?: string;
                name?: string;
                full_name?: string;
            } | null;
            /** @enum {string} */
            scm?: "git";
            owner?: components["schemas"]["account"];
            name?: string;
            description?: string;
            /** Format: date-time */
            created_on?: string;
            /** Format: date-time */
            updated_on?: string;
            size?: number;
            language?: string;
            has_issues?: boolean;
            has_wiki?: boolean;
            /** @enum {string} */
            fork_policy?: "allow_forks" | "no_public_forks" | "no_forks";
            project?: components["schemas"]["project"];
            mainbranch?: {
                type?: string;
                name?: string;
            } | null;
        } & {
            [key: string]: unknown;
        });
        team: components["schemas"]["account"] & ({
            links?: components["schemas"]["team_links"];
        } & {
            [key: string]: unknown;
        });
        team_links: components["schemas"]["account_links"] & ({
            self?: components["schemas"]["link"];
            html?: components["schemas"]["link"];
            members?: components["schemas"]["link"];
            projects?: components["schemas"]["link"];
            repositories?: components["schemas"]["link"];
        } & {
            [key: string]: unknown;
        });
        webhook_subscription: components["schemas"]["object"] & ({
            uuid?: string;
            /** Format: uri */
            url?: string;
            description?: string;
            /** @enum {string} */
            subject_type?: "repository" | "workspace";
            subject?: components["schemas"]["object"];
            active?: boolean;
            /** Format: date-time */
            created_at?: string;
            events?: ("issue:comment_created" | "issue:created" | "issue:updated" | "pipeline:span_created" | "project:updated" | "pullrequest:approved" | "pullrequest:changes_request_created" | "pullrequest:changes_request_removed" | "pullrequest:comment_created" | "pullrequest:comment_deleted" | "pullrequest:comment_reopened" | "pullrequest:comment_resolved" | "pullrequest:comment_updated" | "pullrequest:created" | "pullrequest:fulfilled" | "pullrequest:push" | "pullrequest:rejected" | "pullrequest:unapproved" | "pullrequest:updated" | "repo:commit_comment_created" | "repo:commit_status_created" | "repo:commit_status_updated" | "repo:created" | "repo:deleted" | "repo:fork" | "repo:imported" | "repo:push" | "repo:transfer" | "repo:updated")[];
            secret_set?: boolean;
            secret?: string;
        } & {
            [key: string]: unknown;
        });
        workspace: components["schemas"]["object"] & ({
            links?: {
                avatar?: {
                    /** Format: uri */
                    href?: string;
                    name?: string;
                };
                html?: {
                    /** Format: uri */
                    href?: string;
                    name?: string;
                };
                members?: {
                    /** Format: uri */
                    href?: string;
                    name?: string;
                };
                owners?: {
                    /** Format: uri */
                    href?: string;
                    name?: string;
                };
                projects?: {
                    /** Format: uri */
                    href?: string;
                    name?: string;
                };
                repositories?: {
                    /** Format: uri */
                    href?: string;
                    name?: string;
                };
                snippets?: {
                    /** Format: uri */
                    href?: string;
                    name?: string;
                };
                self?: {
                    /** Format: uri */
                    href?: string;
                    name?: string;
                };
            };
            uuid?: string;
            name?: string;
            slug?: string;
            is_private?: boolean;
            is_privacy_enforced?: boolean;
            /** @enum {string} */
            forking_mode?: "allow_forks" | "internal_only";
            /** Format: date-time */
            created_on?: string;
            /** Format: date-time */
            updated_on?: string;
        } & {
            [key: string]: unknown;
        });
        workspace_access: components["schemas"]["object"] & ({
            administrator?: boolean;
            workspace?: components["schemas"]["workspace_base"];
        } & {
            [key: string]: unknown;
        });
        workspace_base: components["schemas"]["object"] & ({
            links?: {
                avatar?: {
                    /** Format: uri */
                    href?: string;
                    name?: string;
                };
                self?: {
                    /** Format: uri */
                    href?: string;
                    name?: string;
                };
            };
            uuid?: string;
            slug?: string;
        } & {
            [key: string]: unknown;
        });
        workspace_membership: components["schemas"]["object"] & ({
            links?: {
                self?: {
                    /** Format: uri */
                    href?: string;
                    name?: string;
                };
            };
            user?: components["schemas"]["account"];
            workspace?: components["schemas"]["workspace"];
        } & {
            [key: string]: unknown;
        });
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getUser: {
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
                    "application/json": components["schemas"]["account"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
        };
    };
    getUserEmails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
        };
    };
    getUserWorkspaces: {
        parameters: {
            query?: {
                sort?: string;
                administrator?: boolean;
                page?: string;
                pagelen?: number;
                q?: string;
                fields?: string;
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
                    "application/json": components["schemas"]["paginated_workspace_access"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
        };
    };
    getWorkspacesWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workspace: string;
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
                    "application/json": components["schemas"]["workspace"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
        };
    };
    getWorkspacesWorkspaceMembers: {
        parameters: {
            query?: {
                page?: string;
                pagelen?: number;
                q?: string;
                sort?: string;
                fields?: string;
            };
            header?: never;
            path: {
                workspace: string;
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
                    "application/json": components["schemas"]["paginated_workspace_memberships"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
        };
    };
    getRepositoriesWorkspace: {
        parameters: {
            query?: {
                role?: "admin" | "contributor" | "member" | "owner";
                q?: string;
                sort?: string;
                page?: string;
                pagelen?: number;
                fields?: string;
            };
            header?: never;
            path: {
                workspace: string;
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
                    "application/json": components["schemas"]["paginated_repositories"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
        };
    };
    getRepo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                repo_slug: string;
                workspace: string;
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
                    "application/json": components["schemas"]["repository"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
        };
    };
    getRepoCommits: {
        parameters: {
            query?: {
                page?: string;
                pagelen?: number;
                q?: string;
                sort?: string;
                fields?: string;
                include?: string;
                exclude?: string;
                path?: string;
            };
            header?: never;
            path: {
                repo_slug: string;
                workspace: string;
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
                    "application/json": components["schemas"]["paginated_changeset"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
        };
    };
    getRepoCommitsRevision: {
        parameters: {
            query?: {
                page?: string;
                pagelen?: number;
                q?: string;
                sort?: string;
                fields?: string;
                include?: string;
                exclude?: string;
                path?: string;
            };
            header?: never;
            path: {
                repo_slug: string;
                revision: string;
                workspace: string;
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
                    "application/json": components["schemas"]["paginated_changeset"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
        };
    };
    getRepoCommitCommit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                commit: string;
                repo_slug: string;
                workspace: string;
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
                    "application/json": components["schemas"]["commit"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
        };
    };
    getPullrequestsForCommit: {
        parameters: {
            query?: {
                page?: number;
                pagelen?: number;
                q?: string;
                sort?: string;
                fields?: string;
            };
            header?: never;
            path: {
                workspace: string;
                repo_slug: string;
                commit: string;
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
                    "application/json": components["schemas"]["paginated_pullrequests"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["paginated_pullrequests"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
        };
    };
    getRepoRefsBranches: {
        parameters: {
            query?: {
                q?: string;
                sort?: string;
                page?: string;
                pagelen?: number;
                fields?: string;
            };
            header?: never;
            path: {
                repo_slug: string;
                workspace: string;
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
                    "application/json": components["schemas"]["paginated_branches"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
        };
    };
    getRepoRefsBranchesName: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
                repo_slug: string;
                workspace: string;
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
                    "application/json": components["schemas"]["branch"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
        };
    };
    deleteRepoRefsBranchesName: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
                repo_slug: string;
                workspace: string;
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
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
        };
    };
    getRepoPullrequests: {
        parameters: {
            query?: {
                state?: ("OPEN" | "DRAFT" | "QUEUED" | "MERGED" | "DECLINED" | "SUPERSEDED")[];
                page?: string;
                pagelen?: number;
                q?: string;
                sort?: string;
                fields?: string;
            };
            header?: never;
            path: {
                repo_slug: string;
                workspace: string;
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
                    "application/json": components["schemas"]["paginated_pullrequests"];
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
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
        };
    };
    postRepoPullrequests: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                repo_slug: string;
                workspace: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PullRequestCreate"];
            };
        };
        responses: {
            201: {
                headers: {
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["pullrequest"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
        };
    };
    getRepoPullrequestsPullRequestId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pull_request_id: number;
                repo_slug: string;
                workspace: string;
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
                    "application/json": components["schemas"]["pullrequest"];
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
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
        };
    };
    putRepoPullrequestsPullRequestId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pull_request_id: number;
                repo_slug: string;
                workspace: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PullRequestUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["pullrequest"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
        };
    };
    getRepoPullrequestsPullRequestIdComments: {
        parameters: {
            query?: {
                page?: string;
                pagelen?: number;
                q?: string;
                sort?: string;
                fields?: string;
            };
            header?: never;
            path: {
                pull_request_id: number;
                repo_slug: string;
                workspace: string;
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
                    "application/json": components["schemas"]["paginated_pullrequest_comments"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
        };
    };
    postRepoPullrequestsPullRequestIdComments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pull_request_id: number;
                repo_slug: string;
                workspace: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentCreate"];
            };
        };
        responses: {
            201: {
                headers: {
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["pullrequest_comment"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
        };
    };
    getRepoPullrequestsPullRequestIdActivity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pull_request_id: number;
                repo_slug: string;
                workspace: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
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
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
        };
    };
    getRepoPullrequestsPullRequestIdStatuses: {
        parameters: {
            query?: {
                q?: string;
                sort?: string;
                page?: string;
                pagelen?: number;
                fields?: string;
            };
            header?: never;
            path: {
                pull_request_id: number;
                repo_slug: string;
                workspace: string;
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
                    "application/json": components["schemas"]["paginated_commitstatuses"];
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
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
        };
    };
    postRepoPullrequestsPullRequestIdDecline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pull_request_id: number;
                repo_slug: string;
                workspace: string;
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
                    "application/json": components["schemas"]["pullrequest"];
                };
            };
            555: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
        };
    };
    getRepoCommitCommitStatuses: {
        parameters: {
            query?: {
                refname?: string;
                q?: string;
                sort?: string;
                page?: string;
                pagelen?: number;
                fields?: string;
            };
            header?: never;
            path: {
                commit: string;
                repo_slug: string;
                workspace: string;
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
                    "application/json": components["schemas"]["paginated_commitstatuses"];
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
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
        };
    };
    postRepoCommitCommitStatusesBuild: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                commit: string;
                repo_slug: string;
                workspace: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["commitstatus"] & Record<string, never>;
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["commitstatus"];
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
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
        };
    };
    putRepoCommitCommitStatusesBuildKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                commit: string;
                key: string;
                repo_slug: string;
                workspace: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["commitstatus"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["commitstatus"];
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
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
        };
    };
    getRepoHooks: {
        parameters: {
            query?: {
                page?: string;
                pagelen?: number;
                q?: string;
                sort?: string;
                fields?: string;
            };
            header?: never;
            path: {
                repo_slug: string;
                workspace: string;
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
                    "application/json": components["schemas"]["paginated_webhook_subscriptions"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
        };
    };
    postRepoHooks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                repo_slug: string;
                workspace: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["webhook_subscription"] & {
                    description: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["webhook_subscription"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
        };
    };
    getRepoHooksUid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                repo_slug: string;
                uid: string;
                workspace: string;
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
                    "application/json": components["schemas"]["webhook_subscription"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
        };
    };
    putRepoHooksUid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                repo_slug: string;
                uid: string;
                workspace: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["webhook_subscription"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["webhook_subscription"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
        };
    };
    deleteRepoHooksUid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                repo_slug: string;
                uid: string;
                workspace: string;
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
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
        };
    };
}
