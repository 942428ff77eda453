// Shapes of Sentry API v0 (pruned for the connector) v0, from the vendor's own description.
// Made by scripts/generate-vendor-types.mjs: do not edit.
export interface paths {
    "/api/0/organizations/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listOrganizations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/0/organizations/{organization_id_or_slug}/projects/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listOrganizationProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/0/projects/{organization_id_or_slug}/{project_id_or_slug}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
    "/api/0/organizations/{organization_id_or_slug}/issues/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listOrganizationIssues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/0/organizations/{organization_id_or_slug}/issues/{issue_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getOrganizationIssue"];
        put: operations["updateOrganizationIssue"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/0/organizations/{organization_id_or_slug}/issues/{issue_id}/events/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listOrganizationIssueEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/0/organizations/{organization_id_or_slug}/issues/{issue_id}/events/{event_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getOrganizationIssueEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/0/organizations/{organization_id_or_slug}/issues/{issue_id}/hashes/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listOrganizationIssueHashes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/0/organizations/{organization_id_or_slug}/issues/{issue_id}/comments/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listOrganizationIssueComments"];
        put?: never;
        post: operations["createOrganizationIssueComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/0/organizations/{organization_id_or_slug}/issues/{issue_id}/external-issues/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listOrganizationIssueExternalIssues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/0/organizations/{organization_id_or_slug}/shortids/{issue_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["resolveOrganizationShortId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/0/projects/{organization_id_or_slug}/{project_id_or_slug}/issues/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @deprecated */
        get: operations["listAProjectsIssues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/0/projects/{organization_id_or_slug}/{project_id_or_slug}/events/{event_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getProjectEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/0/projects/{organization_id_or_slug}/{project_id_or_slug}/events/{event_id}/attachments/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listProjectEventAttachments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/0/projects/{organization_id_or_slug}/{project_id_or_slug}/hooks/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAProjectsServiceHooks"];
        put?: never;
        post: operations["registerANewServiceHook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/0/projects/{organization_id_or_slug}/{project_id_or_slug}/hooks/{hook_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["removeAServiceHook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/0/organizations/{organization_id_or_slug}/sentry-app-installations/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAnOrganizationsIntegrationPlatformInstallations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/0/sentry-app-installations/{uuid}/authorizations/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["exchangeSentryAppInstallationGrant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/0/sentry-app-installations/{uuid}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getSentryAppInstallation"];
        put: operations["markSentryAppInstallationInstalled"];
        post?: never;
        delete: operations["deleteSentryAppInstallation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/0/sentry-app-installations/{uuid}/external-issues/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createOrUpdateAnExternalIssue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/0/sentry-app-installations/{uuid}/external-issues/{external_issue_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["deleteAnExternalIssue"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ExceptionEntry: {
            /** @enum {string} */
            type: "exception";
            data: {
                values: {
                    type?: string | null;
                    value?: string | null;
                    module?: string | null;
                    threadId?: number | string | (null);
                    mechanism?: {
                        [key: string]: unknown;
                    } | null;
                    stacktrace?: components["schemas"]["Stacktrace"];
                    rawStacktrace?: components["schemas"]["Stacktrace"];
                }[];
                excOmitted?: number[] | null;
                hasSystemFrames?: boolean;
            };
        };
        IssueNote: {
            id: string;
            user?: {
                [key: string]: unknown;
            } | null;
            sentry_app?: {
                [key: string]: unknown;
            } | null;
            /** @enum {string} */
            type: "note";
            data: {
                text?: string;
            };
            /** Format: date-time */
            dateCreated: string;
        };
        OtherEntry: {
            type: string;
            data?: unknown;
        };
        SentryAppInstallation: {
            app: {
                uuid?: string;
                slug?: string;
            };
            organization: {
                slug?: string;
            };
            uuid: string;
            /** @enum {string} */
            status: "pending" | "installed" | "pending_deletion";
            code?: string | null;
        };
        SentryAppToken: {
            id: string;
            token: string;
            refreshToken: string;
            /** Format: date-time */
            dateCreated: string;
            /** Format: date-time */
            expiresAt: string | null;
            state?: string | null;
            application?: Record<string, never> | null;
        };
        StackFrame: {
            filename?: string | null;
            absPath?: string | null;
            module?: string | null;
            package?: string | null;
            platform?: string | null;
            function?: string | null;
            rawFunction?: string | null;
            lineNo?: number | null;
            colNo?: number | null;
            inApp?: boolean;
            context?: unknown[][] | null;
            vars?: {
                [key: string]: unknown;
            } | null;
            instructionAddr?: string | null;
            symbolAddr?: string | null;
            trust?: string | null;
            symbol?: string | null;
            errors?: unknown[] | null;
        };
        Stacktrace: {
            frames?: components["schemas"]["StackFrame"][];
            framesOmitted?: number[] | null;
            registers?: {
                [key: string]: unknown;
            } | null;
            hasSystemFrames?: boolean;
        } | null;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        Link: string;
        "X-Sentry-Rate-Limit-ConcurrentLimit": number;
        "X-Sentry-Rate-Limit-ConcurrentRemaining": number;
        "X-Sentry-Rate-Limit-Limit": number;
        "X-Sentry-Rate-Limit-Remaining": number;
        "X-Sentry-Rate-Limit-Reset": number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listOrganizations: {
        parameters: {
            query?: {
                owner?: boolean;
                cursor?: string;
                query?: string;
                sortBy?: string;
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        features?: string[];
                        extraOptions?: {
                            [key: string]: {
                                [key: string]: unknown;
                            };
                        };
                        access?: string[];
                        onboardingTasks?: {
                            task: string | null;
                            status: string;
                            /** Format: date-time */
                            completionSeen: string | null;
                            /** Format: date-time */
                            dateCompleted: string;
                            data: unknown;
                        }[];
                        id: string;
                        slug: string;
                        status: {
                            id: string;
                            name: string;
                        };
                        name: string;
                        /** Format: date-time */
                        dateCreated: string;
                        isEarlyAdopter: boolean;
                        require2FA: boolean;
                        avatar: {
                            avatarType?: string;
                            avatarUuid?: string | null;
                            avatarUrl?: string | null;
                        };
                        links: {
                            organizationUrl: string;
                            regionUrl: string;
                        };
                        hasAuthProvider: boolean;
                        allowMemberInvite: boolean;
                        allowMemberProjectCreation: boolean;
                        allowSuperuserAccess: boolean;
                    }[];
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
            429: {
                headers: {
                    "X-Sentry-Rate-Limit-Limit": components["headers"]["X-Sentry-Rate-Limit-Limit"];
                    "X-Sentry-Rate-Limit-Remaining": components["headers"]["X-Sentry-Rate-Limit-Remaining"];
                    "X-Sentry-Rate-Limit-Reset": components["headers"]["X-Sentry-Rate-Limit-Reset"];
                    "X-Sentry-Rate-Limit-ConcurrentLimit": components["headers"]["X-Sentry-Rate-Limit-ConcurrentLimit"];
                    "X-Sentry-Rate-Limit-ConcurrentRemaining": components["headers"]["X-Sentry-Rate-Limit-ConcurrentRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listOrganizationProjects: {
        parameters: {
            query?: {
                cursor?: string;
                per_page?: number;
                query?: string;
            };
            header?: never;
            path: {
                organization_id_or_slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        latestDeploys?: {
                            [key: string]: {
                                [key: string]: string;
                            };
                        } | null;
                        options?: {
                            [key: string]: unknown;
                        };
                        stats?: unknown;
                        transactionStats?: unknown;
                        sessionStats?: unknown;
                        id: string;
                        slug: string;
                        name: string;
                        platform: string | null;
                        /** Format: date-time */
                        dateCreated: string;
                        isBookmarked: boolean;
                        isMember: boolean;
                        features: string[];
                        /** Format: date-time */
                        firstEvent: string | null;
                        firstTransactionEvent: boolean;
                        access: string[];
                        hasAccess: boolean;
                        hasFeedbacks: boolean;
                        hasFlags: boolean;
                        hasMinifiedStackTrace: boolean;
                        hasMonitors: boolean;
                        hasNewFeedbacks: boolean;
                        hasProfiles: boolean;
                        hasReplays: boolean;
                        hasSessions: boolean;
                        hasInsightsHttp: boolean;
                        hasInsightsDb: boolean;
                        hasInsightsAssets: boolean;
                        hasInsightsAppStart: boolean;
                        hasInsightsScreenLoad: boolean;
                        hasInsightsVitals: boolean;
                        hasInsightsCaches: boolean;
                        hasInsightsQueues: boolean;
                        hasInsightsAgentMonitoring: boolean;
                        hasInsightsMCP: boolean;
                        hasLogs: boolean;
                        hasTraceMetrics: boolean;
                        team: {
                            id: string;
                            name: string;
                            slug: string;
                        } | null;
                        teams: {
                            id: string;
                            name: string;
                            slug: string;
                        }[];
                        platforms: string[];
                        hasUserReports: boolean;
                        environments: string[];
                        latestRelease: {
                            version: string;
                        } | null;
                    }[];
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
            429: {
                headers: {
                    "X-Sentry-Rate-Limit-Limit": components["headers"]["X-Sentry-Rate-Limit-Limit"];
                    "X-Sentry-Rate-Limit-Remaining": components["headers"]["X-Sentry-Rate-Limit-Remaining"];
                    "X-Sentry-Rate-Limit-Reset": components["headers"]["X-Sentry-Rate-Limit-Reset"];
                    "X-Sentry-Rate-Limit-ConcurrentLimit": components["headers"]["X-Sentry-Rate-Limit-ConcurrentLimit"];
                    "X-Sentry-Rate-Limit-ConcurrentRemaining": components["headers"]["X-Sentry-Rate-Limit-ConcurrentRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organization_id_or_slug: string;
                project_id_or_slug: string;
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
                        stats?: unknown;
                        transactionStats?: unknown;
                        sessionStats?: unknown;
                        id: string;
                        slug: string;
                        name: string;
                        platform: string | null;
                        /** Format: date-time */
                        dateCreated: string;
                        isBookmarked: boolean;
                        isMember: boolean;
                        features: string[];
                        /** Format: date-time */
                        firstEvent: string | null;
                        firstTransactionEvent: boolean;
                        access: string[];
                        hasAccess: boolean;
                        hasFeedbacks: boolean;
                        hasFlags: boolean;
                        hasMinifiedStackTrace: boolean;
                        hasMonitors: boolean;
                        hasNewFeedbacks: boolean;
                        hasProfiles: boolean;
                        hasReplays: boolean;
                        hasSessions: boolean;
                        hasInsightsHttp: boolean;
                        hasInsightsDb: boolean;
                        hasInsightsAssets: boolean;
                        hasInsightsAppStart: boolean;
                        hasInsightsScreenLoad: boolean;
                        hasInsightsVitals: boolean;
                        hasInsightsCaches: boolean;
                        hasInsightsQueues: boolean;
                        hasInsightsAgentMonitoring: boolean;
                        hasInsightsMCP: boolean;
                        hasLogs: boolean;
                        hasTraceMetrics: boolean;
                        isInternal: boolean;
                        isPublic: boolean;
                        avatar: {
                            avatarType?: string;
                            avatarUuid?: string | null;
                            avatarUrl?: string | null;
                        };
                        color: string;
                        status: string;
                        team?: {
                            id: string;
                            name: string;
                            slug: string;
                        };
                        teams: {
                            id: string;
                            name: string;
                            slug: string;
                        }[];
                        latestRelease: {
                            version: string;
                        } | null;
                        options: {
                            [key: string]: unknown;
                        };
                        digestsMinDelay: number;
                        digestsMaxDelay: number;
                        subjectPrefix: string;
                        allowedDomains: string[];
                        resolveAge: number;
                        dataScrubber: boolean;
                        dataScrubberDefaults: boolean;
                        safeFields: string[];
                        storeCrashReports: number | null;
                        sensitiveFields: string[];
                        subjectTemplate: string;
                        securityToken: string;
                        securityTokenHeader: string | null;
                        verifySSL: boolean;
                        scrubIPAddresses: boolean;
                        scrapeJavaScript: boolean;
                        enableAutoReleaseCreation: boolean;
                        highlightTags: string[];
                        highlightContext: {
                            [key: string]: unknown;
                        };
                        highlightPreset: {
                            tags: string[];
                            context: {
                                [key: string]: string[];
                            };
                        };
                        groupingConfig: string;
                        derivedGroupingEnhancements: string;
                        groupingEnhancements: string;
                        secondaryGroupingExpiry: number;
                        secondaryGroupingConfig: string | null;
                        fingerprintingRules: string;
                        organization: {
                            features?: string[];
                            extraOptions?: {
                                [key: string]: {
                                    [key: string]: unknown;
                                };
                            };
                            access?: string[];
                            onboardingTasks?: {
                                task: string | null;
                                status: string;
                                /** Format: date-time */
                                completionSeen: string | null;
                                /** Format: date-time */
                                dateCompleted: string;
                                data: unknown;
                            }[];
                            id: string;
                            slug: string;
                            status: {
                                id: string;
                                name: string;
                            };
                            name: string;
                            /** Format: date-time */
                            dateCreated: string;
                            isEarlyAdopter: boolean;
                            require2FA: boolean;
                            avatar: {
                                avatarType?: string;
                                avatarUuid?: string | null;
                                avatarUrl?: string | null;
                            };
                            links: {
                                organizationUrl: string;
                                regionUrl: string;
                            };
                            hasAuthProvider: boolean;
                            allowMemberInvite: boolean;
                            allowMemberProjectCreation: boolean;
                            allowSuperuserAccess: boolean;
                        };
                        platforms: string[];
                        processingIssues: number;
                        defaultEnvironment: string | null;
                        relayPiiConfig: string | null;
                        builtinSymbolSources: string[];
                        dynamicSamplingBiases: {
                            [key: string]: string | boolean;
                        }[] | null;
                        symbolSources: string;
                        isDynamicallySampled: boolean;
                        tempestFetchScreenshots: boolean;
                        autofixAutomationTuning: string;
                        seerScannerAutomation: boolean;
                        seerNightshiftTweaks: unknown;
                        scmSourceContextEnabled: boolean;
                        debugFilesRole: string | null;
                    };
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
            429: {
                headers: {
                    "X-Sentry-Rate-Limit-Limit": components["headers"]["X-Sentry-Rate-Limit-Limit"];
                    "X-Sentry-Rate-Limit-Remaining": components["headers"]["X-Sentry-Rate-Limit-Remaining"];
                    "X-Sentry-Rate-Limit-Reset": components["headers"]["X-Sentry-Rate-Limit-Reset"];
                    "X-Sentry-Rate-Limit-ConcurrentLimit": components["headers"]["X-Sentry-Rate-Limit-ConcurrentLimit"];
                    "X-Sentry-Rate-Limit-ConcurrentRemaining": components["headers"]["X-Sentry-Rate-Limit-ConcurrentRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listOrganizationIssues: {
        parameters: {
            query?: {
                environment?: string[];
                project?: (number | string)[];
                statsPeriod?: string;
                start?: string;
                end?: string;
                groupStatsPeriod?: "" | "14d" | "24h" | "auto";
                shortIdLookup?: "0" | "1";
                query?: string;
                viewId?: string;
                sort?: "date" | "freq" | "inbox" | "new" | "recommended" | "trends" | "user";
                limit?: number;
                expand?: ("inbox" | "integrationIssues" | "latestEventHasAttachments" | "owners" | "sentryAppIssues" | "sessions")[];
                collapse?: ("base" | "filtered" | "lifetime" | "stats" | "unhandled")[];
                cursor?: string;
            };
            header?: never;
            path: {
                organization_id_or_slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        shareId: string | null;
                        shortId: string;
                        title: string;
                        culprit: string | null;
                        permalink: string;
                        logger: string | null;
                        /** @enum {string} */
                        level: "sample" | "debug" | "info" | "warning" | "error" | "fatal" | "unknown";
                        /** @enum {string} */
                        status: "resolved" | "ignored" | "pending_deletion" | "pending_merge" | "reprocessing" | "unresolved";
                        statusDetails: {
                            ignoreCount?: number;
                            /** Format: date-time */
                            ignoreUntil?: string;
                            ignoreUserCount?: number;
                            ignoreUserWindow?: number;
                            ignoreWindow?: number;
                            actor?: {
                                identities?: {
                                    id: string;
                                    name: string;
                                    organization: {
                                        slug: string;
                                        name: string;
                                    };
                                    provider: {
                                        id: string;
                                        name: string;
                                    };
                                    /** Format: date-time */
                                    dateVerified: string;
                                    /** Format: date-time */
                                    dateSynced: string;
                                }[];
                                avatar?: {
                                    avatarType?: string;
                                    avatarUuid?: string | null;
                                    avatarUrl?: string | null;
                                };
                                authenticators?: unknown[];
                                canReset2fa?: boolean;
                                id: string;
                                name: string;
                                username: string;
                                email: string;
                                avatarUrl: string;
                                isActive: boolean;
                                isSuspended: boolean;
                                hasPasswordAuth: boolean;
                                isManaged: boolean;
                                /** Format: date-time */
                                dateJoined: string;
                                /** Format: date-time */
                                lastLogin: string | null;
                                has2fa: boolean;
                                /** Format: date-time */
                                lastActive: string | null;
                                isSuperuser: boolean;
                                isStaff: boolean;
                                experiments: {
                                    [key: string]: unknown;
                                };
                                emails: {
                                    id: string;
                                    email: string;
                                    is_verified: boolean;
                                }[];
                            };
                            inNextRelease?: boolean;
                            inRelease?: string;
                            inCommit?: string;
                            pendingEvents?: number;
                            info?: {
                                dateCreated: string;
                                syncCount: number;
                                totalEvents: number;
                            } | null;
                        };
                        /** @enum {string|null} */
                        substatus: "archived_until_escalating" | "archived_until_condition_met" | "archived_forever" | "escalating" | "ongoing" | "regressed" | "new" | null;
                        isPublic: boolean;
                        platform: string | null;
                        /** @enum {string|null} */
                        priority: "low" | "medium" | "high" | null;
                        /** Format: date-time */
                        priorityLockedAt: string | null;
                        /** Format: double */
                        seerFixabilityScore: number | null;
                        /** Format: date-time */
                        seerAutofixLastTriggered: string | null;
                        /** Format: date-time */
                        seerExplorerAutofixLastTriggered: string | null;
                        project: {
                            id: string;
                            name: string;
                            slug: string;
                            platform: string | null;
                        };
                        /** @enum {string} */
                        type: "default" | "error" | "csp" | "nel" | "hpkp" | "expectct" | "expectstaple" | "transaction" | "generic" | "feedback";
                        issueType: string;
                        issueCategory: string;
                        metadata: {
                            [key: string]: unknown;
                        };
                        numComments: number;
                        assignedTo: {
                            /** @enum {string} */
                            type: "user" | "team";
                            id: string;
                            name: string;
                            email?: string;
                        } | null;
                        isBookmarked: boolean;
                        isSubscribed: boolean;
                        subscriptionDetails: {
                            disabled?: boolean;
                            reason?: string;
                        } | null;
                        hasSeen: boolean;
                        annotations: {
                            displayName: string;
                            url: string;
                        }[];
                        isUnhandled: boolean;
                        count: string;
                        userCount: number;
                        /** Format: date-time */
                        firstSeen: string | null;
                        /** Format: date-time */
                        lastSeen: string | null;
                        derivedData: {
                            blocker: string;
                            progress: string;
                            status: string;
                            viewCount: number;
                            hasOpenFixPr: boolean;
                            isAssigned: boolean;
                            hasRootCause: boolean;
                            lastCompletedAutofixStep: string;
                            /** Format: date-time */
                            lastProgressedAt: string | null;
                        };
                        stats: {
                            [key: string]: unknown;
                        };
                        lifetime: {
                            [key: string]: unknown;
                        };
                        filtered: {
                            count: string;
                            userCount: number;
                            /** Format: date-time */
                            firstSeen: string | null;
                            /** Format: date-time */
                            lastSeen: string | null;
                            stats: {
                                [key: string]: unknown;
                            };
                        } | null;
                        sessionCount: number;
                        inbox: {
                            reason: number;
                            reason_details: {
                                until: string | null;
                                count: number | null;
                                window: number | null;
                                user_count: number | null;
                                user_window: number | null;
                            } | null;
                            /** Format: date-time */
                            date_added: string;
                        };
                        owners: {
                            type: string;
                            owner: string;
                            /** Format: date-time */
                            date_added: string;
                        };
                        integrationIssues: {
                            [key: string]: unknown;
                        }[];
                        sentryAppIssues: {
                            [key: string]: unknown;
                        }[];
                        latestEventHasAttachments: boolean;
                        matchingEventId: string | null;
                        matchingEventEnvironment: string | null;
                    }[];
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
                    "X-Sentry-Rate-Limit-Limit": components["headers"]["X-Sentry-Rate-Limit-Limit"];
                    "X-Sentry-Rate-Limit-Remaining": components["headers"]["X-Sentry-Rate-Limit-Remaining"];
                    "X-Sentry-Rate-Limit-Reset": components["headers"]["X-Sentry-Rate-Limit-Reset"];
                    "X-Sentry-Rate-Limit-ConcurrentLimit": components["headers"]["X-Sentry-Rate-Limit-ConcurrentLimit"];
                    "X-Sentry-Rate-Limit-ConcurrentRemaining": components["headers"]["X-Sentry-Rate-Limit-ConcurrentRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getOrganizationIssue: {
        parameters: {
            query?: {
                environment?: string[];
                expand?: ("forecast" | "inbox" | "integrationIssues" | "latestEventHasAttachments" | "owners" | "sentryAppIssues")[];
                collapse?: ("release" | "stats" | "tags")[];
            };
            header?: never;
            path: {
                organization_id_or_slug: string;
                issue_id: string;
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
                        isUnhandled?: boolean;
                        count?: string;
                        userCount?: number;
                        /** Format: date-time */
                        firstSeen?: string | null;
                        /** Format: date-time */
                        lastSeen?: string | null;
                        derivedData?: {
                            blocker: string;
                            progress: string;
                            status: string;
                            viewCount: number;
                            hasOpenFixPr: boolean;
                            isAssigned: boolean;
                            hasRootCause: boolean;
                            lastCompletedAutofixStep: string;
                            /** Format: date-time */
                            lastProgressedAt: string | null;
                        };
                        id: string;
                        shareId: string | null;
                        shortId: string;
                        title: string;
                        culprit: string | null;
                        permalink: string;
                        logger: string | null;
                        /** @enum {string} */
                        level: "sample" | "debug" | "info" | "warning" | "error" | "fatal" | "unknown";
                        /** @enum {string} */
                        status: "resolved" | "ignored" | "pending_deletion" | "pending_merge" | "reprocessing" | "unresolved";
                        statusDetails: {
                            ignoreCount?: number;
                            /** Format: date-time */
                            ignoreUntil?: string;
                            ignoreUserCount?: number;
                            ignoreUserWindow?: number;
                            ignoreWindow?: number;
                            actor?: {
                                identities?: {
                                    id: string;
                                    name: string;
                                    organization: {
                                        slug: string;
                                        name: string;
                                    };
                                    provider: {
                                        id: string;
                                        name: string;
                                    };
                                    /** Format: date-time */
                                    dateVerified: string;
                                    /** Format: date-time */
                                    dateSynced: string;
                                }[];
                                avatar?: {
                                    avatarType?: string;
                                    avatarUuid?: string | null;
                                    avatarUrl?: string | null;
                                };
                                authenticators?: unknown[];
                                canReset2fa?: boolean;
                                id: string;
                                name: string;
                                username: string;
                                email: string;
                                avatarUrl: string;
                                isActive: boolean;
                                isSuspended: boolean;
                                hasPasswordAuth: boolean;
                                isManaged: boolean;
                                /** Format: date-time */
                                dateJoined: string;
                                /** Format: date-time */
                                lastLogin: string | null;
                                has2fa: boolean;
                                /** Format: date-time */
                                lastActive: string | null;
                                isSuperuser: boolean;
                                isStaff: boolean;
                                experiments: {
                                    [key: string]: unknown;
                                };
                                emails: {
                                    id: string;
                                    email: string;
                                    is_verified: boolean;
                                }[];
                            };
                            inNextRelease?: boolean;
                            inRelease?: string;
                            inCommit?: string;
                            pendingEvents?: number;
                            info?: {
                                dateCreated: string;
                                syncCount: number;
                                totalEvents: number;
                            } | null;
                        };
                        /** @enum {string|null} */
                        substatus: "archived_until_escalating" | "archived_until_condition_met" | "archived_forever" | "escalating" | "ongoing" | "regressed" | "new" | null;
                        isPublic: boolean;
                        platform: string | null;
                        /** @enum {string|null} */
                        priority: "low" | "medium" | "high" | null;
                        /** Format: date-time */
                        priorityLockedAt: string | null;
                        /** Format: double */
                        seerFixabilityScore: number | null;
                        /** Format: date-time */
                        seerAutofixLastTriggered: string | null;
                        /** Format: date-time */
                        seerExplorerAutofixLastTriggered: string | null;
                        project: {
                            id: string;
                            name: string;
                            slug: string;
                            platform: string | null;
                        };
                        /** @enum {string} */
                        type: "default" | "error" | "csp" | "nel" | "hpkp" | "expectct" | "expectstaple" | "transaction" | "generic" | "feedback";
                        issueType: string;
                        issueCategory: string;
                        metadata: {
                            [key: string]: unknown;
                        };
                        numComments: number;
                        assignedTo: {
                            /** @enum {string} */
                            type: "user" | "team";
                            id: string;
                            name: string;
                            email?: string;
                        } | null;
                        isBookmarked: boolean;
                        isSubscribed: boolean;
                        subscriptionDetails: {
                            disabled?: boolean;
                            reason?: string;
                        } | null;
                        hasSeen: boolean;
                        annotations: {
                            displayName: string;
                            url: string;
                        }[];
                        firstRelease?: {
                            [key: string]: unknown;
                        } | null;
                        lastRelease?: {
                            [key: string]: unknown;
                        } | null;
                        tags?: {
                            [key: string]: unknown;
                        }[];
                        stats?: {
                            [key: string]: number[][];
                        };
                        inbox?: {
                            reason: number;
                            reason_details: {
                                until: string | null;
                                count: number | null;
                                window: number | null;
                                user_count: number | null;
                                user_window: number | null;
                            } | null;
                            /** Format: date-time */
                            date_added: string;
                        } | null;
                        owners?: {
                            type: string;
                            owner: string;
                            /** Format: date-time */
                            date_added: string;
                        }[] | null;
                        forecast?: {
                            [key: string]: unknown;
                        };
                        integrationIssues?: {
                            [key: string]: unknown;
                        }[];
                        sentryAppIssues?: {
                            id: string;
                            issueId: string;
                            serviceType: string;
                            displayName: string;
                            webUrl: string;
                        }[];
                        latestEventHasAttachments?: boolean;
                        activity: {
                            [key: string]: unknown;
                        }[];
                        seenBy: {
                            [key: string]: unknown;
                        }[];
                        userReportCount: number;
                        participants: {
                            [key: string]: unknown;
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
                    "X-Sentry-Rate-Limit-Limit": components["headers"]["X-Sentry-Rate-Limit-Limit"];
                    "X-Sentry-Rate-Limit-Remaining": components["headers"]["X-Sentry-Rate-Limit-Remaining"];
                    "X-Sentry-Rate-Limit-Reset": components["headers"]["X-Sentry-Rate-Limit-Reset"];
                    "X-Sentry-Rate-Limit-ConcurrentLimit": components["headers"]["X-Sentry-Rate-Limit-ConcurrentLimit"];
                    "X-Sentry-Rate-Limit-ConcurrentRemaining": components["headers"]["X-Sentry-Rate-Limit-ConcurrentRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateOrganizationIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organization_id_or_slug: string;
                issue_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    inbox: boolean;
                    /** @enum {string} */
                    status: "resolved" | "unresolved" | "ignored" | "resolvedInNextRelease" | "muted";
                    statusDetails: {
                        inNextRelease: boolean;
                        inRelease: string;
                        inCommit?: {
                            commit: string;
                            repository: string;
                        };
                        ignoreDuration: number;
                        ignoreCount: number;
                        ignoreWindow: number;
                        ignoreUserCount: number;
                        ignoreUserWindow: number;
                    };
                    /** @enum {string|null} */
                    substatus: "archived_until_escalating" | "archived_until_condition_met" | "archived_forever" | "escalating" | "ongoing" | "regressed" | "new" | null;
                    hasSeen: boolean;
                    isBookmarked: boolean;
                    isPublic: boolean;
                    isSubscribed: boolean;
                    merge: boolean;
                    discard: boolean;
                    assignedTo: string;
                    /** @enum {string} */
                    priority: "low" | "medium" | "high";
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
                        isUnhandled?: boolean;
                        count?: string;
                        userCount?: number;
                        /** Format: date-time */
                        firstSeen?: string | null;
                        /** Format: date-time */
                        lastSeen?: string | null;
                        derivedData?: {
                            blocker: string;
                            progress: string;
                            status: string;
                            viewCount: number;
                            hasOpenFixPr: boolean;
                            isAssigned: boolean;
                            hasRootCause: boolean;
                            lastCompletedAutofixStep: string;
                            /** Format: date-time */
                            lastProgressedAt: string | null;
                        };
                        id: string;
                        shareId: string | null;
                        shortId: string;
                        title: string;
                        culprit: string | null;
                        permalink: string;
                        logger: string | null;
                        /** @enum {string} */
                        level: "sample" | "debug" | "info" | "warning" | "error" | "fatal" | "unknown";
                        /** @enum {string} */
                        status: "resolved" | "ignored" | "pending_deletion" | "pending_merge" | "reprocessing" | "unresolved";
                        statusDetails: {
                            ignoreCount?: number;
                            /** Format: date-time */
                            ignoreUntil?: string;
                            ignoreUserCount?: number;
                            ignoreUserWindow?: number;
                            ignoreWindow?: number;
                            actor?: {
                                identities?: {
                                    id: string;
                                    name: string;
                                    organization: {
                                        slug: string;
                                        name: string;
                                    };
                                    provider: {
                                        id: string;
                                        name: string;
                                    };
                                    /** Format: date-time */
                                    dateVerified: string;
                                    /** Format: date-time */
                                    dateSynced: string;
                                }[];
                                avatar?: {
                                    avatarType?: string;
                                    avatarUuid?: string | null;
                                    avatarUrl?: string | null;
                                };
                                authenticators?: unknown[];
                                canReset2fa?: boolean;
                                id: string;
                                name: string;
                                username: string;
                                email: string;
                                avatarUrl: string;
                                isActive: boolean;
                                isSuspended: boolean;
                                hasPasswordAuth: boolean;
                                isManaged: boolean;
                                /** Format: date-time */
                                dateJoined: string;
                                /** Format: date-time */
                                lastLogin: string | null;
                                has2fa: boolean;
                                /** Format: date-time */
                                lastActive: string | null;
                                isSuperuser: boolean;
                                isStaff: boolean;
                                experiments: {
                                    [key: string]: unknown;
                                };
                                emails: {
                                    id: string;
                                    email: string;
                                    is_verified: boolean;
                                }[];
                            };
                            inNextRelease?: boolean;
                            inRelease?: string;
                            inCommit?: string;
                            pendingEvents?: number;
                            info?: {
                                dateCreated: string;
                                syncCount: number;
                                totalEvents: number;
                            } | null;
                        };
                        /** @enum {string|null} */
                        substatus: "archived_until_escalating" | "archived_until_condition_met" | "archived_forever" | "escalating" | "ongoing" | "regressed" | "new" | null;
                        isPublic: boolean;
                        platform: string | null;
                        /** @enum {string|null} */
                        priority: "low" | "medium" | "high" | null;
                        /** Format: date-time */
                        priorityLockedAt: string | null;
                        /** Format: double */
                        seerFixabilityScore: number | null;
                        /** Format: date-time */
                        seerAutofixLastTriggered: string | null;
                        /** Format: date-time */
                        seerExplorerAutofixLastTriggered: string | null;
                        project: {
                            id: string;
                            name: string;
                            slug: string;
                            platform: string | null;
                        };
                        /** @enum {string} */
                        type: "default" | "error" | "csp" | "nel" | "hpkp" | "expectct" | "expectstaple" | "transaction" | "generic" | "feedback";
                        issueType: string;
                        issueCategory: string;
                        metadata: {
                            [key: string]: unknown;
                        };
                        numComments: number;
                        assignedTo: {
                            /** @enum {string} */
                            type: "user" | "team";
                            id: string;
                            name: string;
                            email?: string;
                        } | null;
                        isBookmarked: boolean;
                        isSubscribed: boolean;
                        subscriptionDetails: {
                            disabled?: boolean;
                            reason?: string;
                        } | null;
                        hasSeen: boolean;
                        annotations: {
                            displayName: string;
                            url: string;
                        }[];
                    };
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
                    "X-Sentry-Rate-Limit-Limit": components["headers"]["X-Sentry-Rate-Limit-Limit"];
                    "X-Sentry-Rate-Limit-Remaining": components["headers"]["X-Sentry-Rate-Limit-Remaining"];
                    "X-Sentry-Rate-Limit-Reset": components["headers"]["X-Sentry-Rate-Limit-Reset"];
                    "X-Sentry-Rate-Limit-ConcurrentLimit": components["headers"]["X-Sentry-Rate-Limit-ConcurrentLimit"];
                    "X-Sentry-Rate-Limit-ConcurrentRemaining": components["headers"]["X-Sentry-Rate-Limit-ConcurrentRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listOrganizationIssueEvents: {
        parameters: {
            query?: {
                start?: string;
                end?: string;
                statsPeriod?: string;
                environment?: string[];
                full?: boolean;
                sample?: boolean;
                query?: string;
                per_page?: number;
                cursor?: string;
            };
            header?: never;
            path: {
                organization_id_or_slug: string;
                issue_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        "event.type": string;
                        groupID: string | null;
                        eventID: string;
                        projectID: string;
                        message: string;
                        title: string;
                        location: string | null;
                        culprit: string | null;
                        user: {
                            id?: string | null;
                            email?: string | null;
                            username?: string | null;
                            ip_address?: string | null;
                            name?: string | null;
                            geo?: {
                                [key: string]: string;
                            } | null;
                            data?: {
                                [key: string]: unknown;
                            } | null;
                        } | null;
                        tags: {
                            query?: string;
                            key: string;
                            value: string;
                        }[];
                        platform: string | null;
                        /** Format: date-time */
                        dateCreated: string;
                        crashFile: string | null;
                        metadata: {
                            [key: string]: unknown;
                        };
                    }[];
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
                    "X-Sentry-Rate-Limit-Limit": components["headers"]["X-Sentry-Rate-Limit-Limit"];
                    "X-Sentry-Rate-Limit-Remaining": components["headers"]["X-Sentry-Rate-Limit-Remaining"];
                    "X-Sentry-Rate-Limit-Reset": components["headers"]["X-Sentry-Rate-Limit-Reset"];
                    "X-Sentry-Rate-Limit-ConcurrentLimit": components["headers"]["X-Sentry-Rate-Limit-ConcurrentLimit"];
                    "X-Sentry-Rate-Limit-ConcurrentRemaining": components["headers"]["X-Sentry-Rate-Limit-ConcurrentRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getOrganizationIssueEvent: {
        parameters: {
            query?: {
                environment?: string[];
                llmFormat?: "markdown" | "xml";
            };
            header?: never;
            path: {
                organization_id_or_slug: string;
                issue_id: string;
                event_id: string;
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
                        groupID: string | null;
                        eventID: string;
                        projectID: string;
                        message: string | null;
                        title: string;
                        location: string | null;
                        user: {
                            id?: string | null;
                            email?: string | null;
                            username?: string | null;
                            ip_address?: string | null;
                            name?: string | null;
                            geo?: {
                                [key: string]: string;
                            } | null;
                            data?: {
                                [key: string]: unknown;
                            } | null;
                        } | null;
                        tags: {
                            query?: string;
                            key: string;
                            value: string;
                        }[];
                        platform: string;
                        /** Format: date-time */
                        dateReceived: string | null;
                        contexts: {
                            [key: string]: unknown;
                        } | null;
                        size: number | null;
                        entries: (components["schemas"]["ExceptionEntry"] | components["schemas"]["OtherEntry"])[];
                        dist: string | null;
                        sdk: {
                            name: string | null;
                            version: string | null;
                        } | null;
                        context: {
                            [key: string]: unknown;
                        } | null;
                        packages: {
                            [key: string]: unknown;
                        };
                        /** @enum {string} */
                        type: "default" | "error" | "csp" | "nel" | "hpkp" | "expectct" | "expectstaple" | "transaction" | "generic" | "feedback";
                        metadata: {
                            [key: string]: unknown;
                        };
                        errors: {
                            type: string;
                            message: string;
                            data: {
                                [key: string]: unknown;
                            };
                        }[];
                        occurrence: {
                            id: string;
                            projectId: number;
                            eventId: string;
                            fingerprint: string[];
                            issueTitle: string;
                            subtitle: string;
                            resourceId: string | null;
                            evidenceData: {
                                [key: string]: unknown;
                            };
                            evidenceDisplay: {
                                name: string;
                                value: string;
                                important: boolean;
                            }[];
                            type: number;
                            /** Format: double */
                            detectionTime: number;
                            level: string | null;
                            culprit: string | null;
                            assignee: string | null;
                            priority: number | null;
                        } | null;
                        _meta: {
                            [key: string]: unknown;
                        };
                        crashFile?: string | null;
                        culprit?: string | null;
                        /** Format: date-time */
                        dateCreated?: string;
                        fingerprints?: string[];
                        groupingConfig?: {
                            id: string;
                            enhancements: string;
                        };
                        /** Format: double */
                        startTimestamp?: number;
                        /** Format: double */
                        endTimestamp?: number;
                        measurements?: {
                            [key: string]: {
                                /** Format: double */
                                value: number;
                                unit: string | null;
                            };
                        } | null;
                        breakdowns?: {
                            [key: string]: {
                                [key: string]: {
                                    /** Format: double */
                                    value: number;
                                    unit: string | null;
                                };
                            };
                        } | null;
                        release: {
                            id?: number;
                            commitCount?: number;
                            data?: {
                                [key: string]: unknown;
                            };
                            /** Format: date-time */
                            dateCreated?: string;
                            /** Format: date-time */
                            dateReleased?: string | null;
                            deployCount?: number;
                            ref?: string | null;
                            lastCommit?: {
                                [key: string]: unknown;
                            } | null;
                            lastDeploy?: {
                                dateStarted?: string | null;
                                url?: string | null;
                                id: string;
                                environment: string;
                                dateFinished: string;
                                name: string;
                            } | null;
                            status?: string;
                            url?: string | null;
                            userAgent?: string | null;
                            version?: string | null;
                            versionInfo?: {
                                description?: string;
                                package: string | null;
                                version: {
                                    [key: string]: unknown;
                                };
                                buildHash: string | null;
                            } | null;
                        } | null;
                        userReport: {
                            id: string;
                            eventID: string;
                            name: string | null;
                            email: string | null;
                            comments: string;
                            dateCreated: string;
                            user: {
                                id: string;
                                username: string | null;
                                email: string | null;
                                name: string | null;
                                ipAddress: string | null;
                                avatarUrl: string | null;
                            } | null;
                            event: {
                                id: string;
                                eventID: string;
                            };
                        } | null;
                        sdkUpdates: {
                            [key: string]: unknown;
                        }[];
                        resolvedWith: string[];
                        nextEventID: string | null;
                        previousEventID: string | null;
                        formatted?: {
                            /** @enum {string} */
                            format: "markdown" | "xml";
                            content: string;
                        };
                    };
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
                    "X-Sentry-Rate-Limit-Limit": components["headers"]["X-Sentry-Rate-Limit-Limit"];
                    "X-Sentry-Rate-Limit-Remaining": components["headers"]["X-Sentry-Rate-Limit-Remaining"];
                    "X-Sentry-Rate-Limit-Reset": components["headers"]["X-Sentry-Rate-Limit-Reset"];
                    "X-Sentry-Rate-Limit-ConcurrentLimit": components["headers"]["X-Sentry-Rate-Limit-ConcurrentLimit"];
                    "X-Sentry-Rate-Limit-ConcurrentRemaining": components["headers"]["X-Sentry-Rate-Limit-ConcurrentRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listOrganizationIssueHashes: {
        parameters: {
            query?: {
                full?: boolean;
                cursor?: string;
            };
            header?: never;
            path: {
                organization_id_or_slug: string;
                issue_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        latestEvent: {
                            id: string;
                            groupID: string | null;
                            eventID: string;
                            projectID: string;
                            message: string | null;
                            title: string;
                            location: string | null;
                            user: {
                                id?: string | null;
                                email?: string | null;
                                username?: string | null;
                                ip_address?: string | null;
                                name?: string | null;
                                geo?: {
                                    [key: string]: string;
                                } | null;
                                data?: {
                                    [key: string]: unknown;
                                } | null;
                            } | null;
                            tags: {
                                query?: string;
                                key: string;
                                value: string;
                            }[];
                            platform: string;
                            /** Format: date-time */
                            dateReceived: string | null;
                            contexts: {
                                [key: string]: unknown;
                            } | null;
                            size: number | null;
                            entries: unknown[];
                            dist: string | null;
                            sdk: {
                                name: string | null;
                                version: string | null;
                            } | null;
                            context: {
                                [key: string]: unknown;
                            } | null;
                            packages: {
                                [key: string]: unknown;
                            };
                            /** @enum {string} */
                            type: "default" | "error" | "csp" | "nel" | "hpkp" | "expectct" | "expectstaple" | "transaction" | "generic" | "feedback";
                            metadata: {
                                [key: string]: unknown;
                            };
                            errors: {
                                type: string;
                                message: string;
                                data: {
                                    [key: string]: unknown;
                                };
                            }[];
                            occurrence: {
                                id: string;
                                projectId: number;
                                eventId: string;
                                fingerprint: string[];
                                issueTitle: string;
                                subtitle: string;
                                resourceId: string | null;
                                evidenceData: {
                                    [key: string]: unknown;
                                };
                                evidenceDisplay: {
                                    name: string;
                                    value: string;
                                    important: boolean;
                                }[];
                                type: number;
                                /** Format: double */
                                detectionTime: number;
                                level: string | null;
                                culprit: string | null;
                                assignee: string | null;
                                priority: number | null;
                            } | null;
                            _meta: {
                                [key: string]: unknown;
                            };
                            crashFile?: string | null;
                            culprit?: string | null;
                            /** Format: date-time */
                            dateCreated?: string;
                            fingerprints?: string[];
                            groupingConfig?: {
                                id: string;
                                enhancements: string;
                            };
                            /** Format: double */
                            startTimestamp?: number;
                            /** Format: double */
                            endTimestamp?: number;
                            measurements?: {
                                [key: string]: {
                                    /** Format: double */
                                    value: number;
                                    unit: string | null;
                                };
                            } | null;
                            breakdowns?: {
                                [key: string]: {
                                    [key: string]: {
                                        /** Format: double */
                                        value: number;
                                        unit: string | null;
                                    };
                                };
                            } | null;
                        } | {
                            id: string;
                            "event.type": string;
                            groupID: string | null;
                            eventID: string;
                            projectID: string;
                            message: string;
                            title: string;
                            location: string | null;
                            culprit: string | null;
                            user: {
                                id?: string | null;
                                email?: string | null;
                                username?: string | null;
                                ip_address?: string | null;
                                name?: string | null;
                                geo?: {
                                    [key: string]: string;
                                } | null;
                                data?: {
                                    [key: string]: unknown;
                                } | null;
                            } | null;
                            tags: {
                                query?: string;
                                key: string;
                                value: string;
                            }[];
                            platform: string | null;
                            /** Format: date-time */
                            dateCreated: string;
                            crashFile: string | null;
                            metadata: {
                                [key: string]: unknown;
                            };
                        } | (Record<string, never> | null);
                        mergedBySeer: boolean;
                        /** Format: double */
                        seerMatchDistance: number | null;
                    }[];
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
            429: {
                headers: {
                    "X-Sentry-Rate-Limit-Limit": components["headers"]["X-Sentry-Rate-Limit-Limit"];
                    "X-Sentry-Rate-Limit-Remaining": components["headers"]["X-Sentry-Rate-Limit-Remaining"];
                    "X-Sentry-Rate-Limit-Reset": components["headers"]["X-Sentry-Rate-Limit-Reset"];
                    "X-Sentry-Rate-Limit-ConcurrentLimit": components["headers"]["X-Sentry-Rate-Limit-ConcurrentLimit"];
                    "X-Sentry-Rate-Limit-ConcurrentRemaining": components["headers"]["X-Sentry-Rate-Limit-ConcurrentRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listOrganizationIssueComments: {
        parameters: {
            query?: {
                cursor?: string;
            };
            header?: never;
            path: {
                organization_id_or_slug: string;
                issue_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueNote"][];
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
    createOrganizationIssueComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organization_id_or_slug: string;
                issue_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                    mentions?: string[];
                    external_id?: string | null;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueNote"];
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
    listOrganizationIssueExternalIssues: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organization_id_or_slug: string;
                issue_id: string;
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
                        issueId: string;
                        serviceType: string;
                        displayName: string;
                        webUrl: string;
                    }[];
                };
            };
            429: {
                headers: {
                    "X-Sentry-Rate-Limit-Limit": components["headers"]["X-Sentry-Rate-Limit-Limit"];
                    "X-Sentry-Rate-Limit-Remaining": components["headers"]["X-Sentry-Rate-Limit-Remaining"];
                    "X-Sentry-Rate-Limit-Reset": components["headers"]["X-Sentry-Rate-Limit-Reset"];
                    "X-Sentry-Rate-Limit-ConcurrentLimit": components["headers"]["X-Sentry-Rate-Limit-ConcurrentLimit"];
                    "X-Sentry-Rate-Limit-ConcurrentRemaining": components["headers"]["X-Sentry-Rate-Limit-ConcurrentRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    resolveOrganizationShortId: {
        parameters: {
            query?: {
                collapse?: ("base" | "filtered" | "lifetime" | "stats" | "unhandled")[];
            };
            header?: never;
            path: {
                organization_id_or_slug: string;
                issue_id: string;
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
                        organizationSlug: string;
                        projectSlug: string;
                        groupId: string;
                        group: {
                            isUnhandled?: boolean;
                            count?: string;
                            userCount?: number;
                            /** Format: date-time */
                            firstSeen?: string | null;
                            /** Format: date-time */
                            lastSeen?: string | null;
                            derivedData?: {
                                blocker: string;
                                progress: string;
                                status: string;
                                viewCount: number;
                                hasOpenFixPr: boolean;
                                isAssigned: boolean;
                                hasRootCause: boolean;
                                lastCompletedAutofixStep: string;
                                /** Format: date-time */
                                lastProgressedAt: string | null;
                            };
                            id: string;
                            shareId: string | null;
                            shortId: string;
                            title: string;
                            culprit: string | null;
                            permalink: string;
                            logger: string | null;
                            /** @enum {string} */
                            level: "sample" | "debug" | "info" | "warning" | "error" | "fatal" | "unknown";
                            /** @enum {string} */
                            status: "resolved" | "ignored" | "pending_deletion" | "pending_merge" | "reprocessing" | "unresolved";
                            statusDetails: {
                                ignoreCount?: number;
                                /** Format: date-time */
                                ignoreUntil?: string;
                                ignoreUserCount?: number;
                                ignoreUserWindow?: number;
                                ignoreWindow?: number;
                                actor?: {
                                    identities?: {
                                        id: string;
                                        name: string;
                                        organization: {
                                            slug: string;
                                            name: string;
                                        };
                                        provider: {
                                            id: string;
                                            name: string;
                                        };
                                        /** Format: date-time */
                                        dateVerified: string;
                                        /** Format: date-time */
                                        dateSynced: string;
                                    }[];
                                    avatar?: {
                                        avatarType?: string;
                                        avatarUuid?: string | null;
                                        avatarUrl?: string | null;
                                    };
                                    authenticators?: unknown[];
                                    canReset2fa?: boolean;
                                    id: string;
                                    name: string;
                                    username: string;
                                    email: string;
                                    avatarUrl: string;
                                    isActive: boolean;
                                    isSuspended: boolean;
                                    hasPasswordAuth: boolean;
                                    isManaged: boolean;
                                    /** Format: date-time */
                                    dateJoined: string;
                                    /** Format: date-time */
                                    lastLogin: string | null;
                                    has2fa: boolean;
                                    /** Format: date-time */
                                    lastActive: string | null;
                                    isSuperuser: boolean;
                                    isStaff: boolean;
                                    experiments: {
                                        [key: string]: unknown;
                                    };
                                    emails: {
                                        id: string;
                                        email: string;
                                        is_verified: boolean;
                                    }[];
                                };
                                inNextRelease?: boolean;
                                inRelease?: string;
                                inCommit?: string;
                                pendingEvents?: number;
                                info?: {
                                    dateCreated: string;
                                    syncCount: number;
                                    totalEvents: number;
                                } | null;
                            };
                            /** @enum {string|null} */
                            substatus: "archived_until_escalating" | "archived_until_condition_met" | "archived_forever" | "escalating" | "ongoing" | "regressed" | "new" | null;
                            isPublic: boolean;
                            platform: string | null;
                            /** @enum {string|null} */
                            priority: "low" | "medium" | "high" | null;
                            /** Format: date-time */
                            priorityLockedAt: string | null;
                            /** Format: double */
                            seerFixabilityScore: number | null;
                            /** Format: date-time */
                            seerAutofixLastTriggered: string | null;
                            /** Format: date-time */
                            seerExplorerAutofixLastTriggered: string | null;
                            project: {
                                id: string;
                                name: string;
                                slug: string;
                                platform: string | null;
                            };
                            /** @enum {string} */
                            type: "default" | "error" | "csp" | "nel" | "hpkp" | "expectct" | "expectstaple" | "transaction" | "generic" | "feedback";
                            issueType: string;
                            issueCategory: string;
                            metadata: {
                                [key: string]: unknown;
                            };
                            numComments: number;
                            assignedTo: {
                                /** @enum {string} */
                                type: "user" | "team";
                                id: string;
                                name: string;
                                email?: string;
                            } | null;
                            isBookmarked: boolean;
                            isSubscribed: boolean;
                            subscriptionDetails: {
                                disabled?: boolean;
                                reason?: string;
                            } | null;
                            hasSeen: boolean;
                            annotations: {
                                displayName: string;
                                url: string;
                            }[];
                        };
                        shortId: string;
                    };
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
                    "X-Sentry-Rate-Limit-Limit": components["headers"]["X-Sentry-Rate-Limit-Limit"];
                    "X-Sentry-Rate-Limit-Remaining": components["headers"]["X-Sentry-Rate-Limit-Remaining"];
                    "X-Sentry-Rate-Limit-Reset": components["headers"]["X-Sentry-Rate-Limit-Reset"];
                    "X-Sentry-Rate-Limit-ConcurrentLimit": components["headers"]["X-Sentry-Rate-Limit-ConcurrentLimit"];
                    "X-Sentry-Rate-Limit-ConcurrentRemaining": components["headers"]["X-Sentry-Rate-Limit-ConcurrentRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listAProjectsIssues: {
        parameters: {
            query?: {
                statsPeriod?: string;
                shortIdLookup?: boolean;
                query?: string;
                hashes?: string;
                sort?: "date" | "new" | "trends" | "freq" | "user" | "inbox";
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path: {
                organization_id_or_slug: string;
                project_id_or_slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        annotations: string[];
                        assignedTo: Record<string, never> | null;
                        count: string;
                        culprit: string;
                        firstSeen: string;
                        hasSeen: boolean;
                        id: string;
                        isBookmarked: boolean;
                        isPublic: boolean;
                        isSubscribed: boolean;
                        lastSeen: string;
                        level: string;
                        logger: string | null;
                        metadata: {
                            filename: string;
                            type: string;
                            value: string;
                        } | {
                            title: string;
                        };
                        numComments: number;
                        permalink: string;
                        project: {
                            id?: string;
                            name?: string;
                            slug?: string;
                        };
                        shareId: string | null;
                        shortId: string;
                        stats: {
                            "24h"?: number[][];
                        };
                        /** @enum {string} */
                        status: "resolved" | "unresolved" | "ignored";
                        statusDetails: Record<string, never>;
                        subscriptionDetails: Record<string, never> | null;
                        title: string;
                        type: string;
                        userCount: number;
                    }[];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: {
                headers: {
                    "X-Sentry-Rate-Limit-Limit": components["headers"]["X-Sentry-Rate-Limit-Limit"];
                    "X-Sentry-Rate-Limit-Remaining": components["headers"]["X-Sentry-Rate-Limit-Remaining"];
                    "X-Sentry-Rate-Limit-Reset": components["headers"]["X-Sentry-Rate-Limit-Reset"];
                    "X-Sentry-Rate-Limit-ConcurrentLimit": components["headers"]["X-Sentry-Rate-Limit-ConcurrentLimit"];
                    "X-Sentry-Rate-Limit-ConcurrentRemaining": components["headers"]["X-Sentry-Rate-Limit-ConcurrentRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getProjectEvent: {
        parameters: {
            query?: {
                environment?: string[];
            };
            header?: never;
            path: {
                organization_id_or_slug: string;
                project_id_or_slug: string;
                event_id: string;
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
                        groupID: string | null;
                        eventID: string;
                        projectID: string;
                        message: string | null;
                        title: string;
                        location: string | null;
                        user: {
                            id?: string | null;
                            email?: string | null;
                            username?: string | null;
                            ip_address?: string | null;
                            name?: string | null;
                            geo?: {
                                [key: string]: string;
                            } | null;
                            data?: {
                                [key: string]: unknown;
                            } | null;
                        } | null;
                        tags: {
                            query?: string;
                            key: string;
                            value: string;
                        }[];
                        platform: string;
                        /** Format: date-time */
                        dateReceived: string | null;
                        contexts: {
                            [key: string]: unknown;
                        } | null;
                        size: number | null;
                        entries: (components["schemas"]["ExceptionEntry"] | components["schemas"]["OtherEntry"])[];
                        dist: string | null;
                        sdk: {
                            name: string | null;
                            version: string | null;
                        } | null;
                        context: {
                            [key: string]: unknown;
                        } | null;
                        packages: {
                            [key: string]: unknown;
                        };
                        /** @enum {string} */
                        type: "default" | "error" | "csp" | "nel" | "hpkp" | "expectct" | "expectstaple" | "transaction" | "generic" | "feedback";
                        metadata: {
                            [key: string]: unknown;
                        };
                        errors: {
                            type: string;
                            message: string;
                            data: {
                                [key: string]: unknown;
                            };
                        }[];
                        occurrence: {
                            id: string;
                            projectId: number;
                            eventId: string;
                            fingerprint: string[];
                            issueTitle: string;
                            subtitle: string;
                            resourceId: string | null;
                            evidenceData: {
                                [key: string]: unknown;
                            };
                            evidenceDisplay: {
                                name: string;
                                value: string;
                                important: boolean;
                            }[];
                            type: number;
                            /** Format: double */
                            detectionTime: number;
                            level: string | null;
                            culprit: string | null;
                            assignee: string | null;
                            priority: number | null;
                        } | null;
                        _meta: {
                            [key: string]: unknown;
                        };
                        crashFile?: string | null;
                        culprit?: string | null;
                        /** Format: date-time */
                        dateCreated?: string;
                        fingerprints?: string[];
                        groupingConfig?: {
                            id: string;
                            enhancements: string;
                        };
                        /** Format: double */
                        startTimestamp?: number;
                        /** Format: double */
                        endTimestamp?: number;
                        measurements?: {
                            [key: string]: {
                                /** Format: double */
                                value: number;
                                unit: string | null;
                            };
                        } | null;
                        breakdowns?: {
                            [key: string]: {
                                [key: string]: {
                                    /** Format: double */
                                    value: number;
                                    unit: string | null;
                                };
                            };
                        } | null;
                        release: {
                            id?: number;
                            commitCount?: number;
                            data?: {
                                [key: string]: unknown;
                            };
                            /** Format: date-time */
                            dateCreated?: string;
                            /** Format: date-time */
                            dateReleased?: string | null;
                            deployCount?: number;
                            ref?: string | null;
                            lastCommit?: {
                                [key: string]: unknown;
                            } | null;
                            lastDeploy?: {
                                dateStarted?: string | null;
                                url?: string | null;
                                id: string;
                                environment: string;
                                dateFinished: string;
                                name: string;
                            } | null;
                            status?: string;
                            url?: string | null;
                            userAgent?: string | null;
                            version?: string | null;
                            versionInfo?: {
                                description?: string;
                                package: string | null;
                                version: {
                                    [key: string]: unknown;
                                };
                                buildHash: string | null;
                            } | null;
                        } | null;
                        userReport: {
                            id: string;
                            eventID: string;
                            name: string | null;
                            email: string | null;
                            comments: string;
                            dateCreated: string;
                            user: {
                                id: string;
                                username: string | null;
                                email: string | null;
                                name: string | null;
                                ipAddress: string | null;
                                avatarUrl: string | null;
                            } | null;
                            event: {
                                id: string;
                                eventID: string;
                            };
                        } | null;
                        sdkUpdates: {
                            [key: string]: unknown;
                        }[];
                        resolvedWith: string[];
                        nextEventID: string | null;
                        previousEventID: string | null;
                    };
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
            429: {
                headers: {
                    "X-Sentry-Rate-Limit-Limit": components["headers"]["X-Sentry-Rate-Limit-Limit"];
                    "X-Sentry-Rate-Limit-Remaining": components["headers"]["X-Sentry-Rate-Limit-Remaining"];
                    "X-Sentry-Rate-Limit-Reset": components["headers"]["X-Sentry-Rate-Limit-Reset"];
                    "X-Sentry-Rate-Limit-ConcurrentLimit": components["headers"]["X-Sentry-Rate-Limit-ConcurrentLimit"];
                    "X-Sentry-Rate-Limit-ConcurrentRemaining": components["headers"]["X-Sentry-Rate-Limit-ConcurrentRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listProjectEventAttachments: {
        parameters: {
            query?: {
                query?: string;
                cursor?: string;
            };
            header?: never;
            path: {
                organization_id_or_slug: string;
                project_id_or_slug: string;
                event_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        event_id: string;
                        type: string;
                        name: string;
                        mimetype: string | null;
                        /** Format: date-time */
                        dateCreated: string;
                        size: number;
                        headers: {
                            [key: string]: string | null;
                        };
                        sha1: string | null;
                    }[];
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
            429: {
                headers: {
                    "X-Sentry-Rate-Limit-Limit": components["headers"]["X-Sentry-Rate-Limit-Limit"];
                    "X-Sentry-Rate-Limit-Remaining": components["headers"]["X-Sentry-Rate-Limit-Remaining"];
                    "X-Sentry-Rate-Limit-Reset": components["headers"]["X-Sentry-Rate-Limit-Reset"];
                    "X-Sentry-Rate-Limit-ConcurrentLimit": components["headers"]["X-Sentry-Rate-Limit-ConcurrentLimit"];
                    "X-Sentry-Rate-Limit-ConcurrentRemaining": components["headers"]["X-Sentry-Rate-Limit-ConcurrentRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listAProjectsServiceHooks: {
        parameters: {
            query?: {
                cursor?: string;
            };
            header?: never;
            path: {
                organization_id_or_slug: string;
                project_id_or_slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        dateCreated: string;
                        events: string[];
                        id: string;
                        secret: string;
                        status: string;
                        url: string;
                    }[];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: {
                headers: {
                    "X-Sentry-Rate-Limit-Limit": components["headers"]["X-Sentry-Rate-Limit-Limit"];
                    "X-Sentry-Rate-Limit-Remaining": components["headers"]["X-Sentry-Rate-Limit-Remaining"];
                    "X-Sentry-Rate-Limit-Reset": components["headers"]["X-Sentry-Rate-Limit-Reset"];
                    "X-Sentry-Rate-Limit-ConcurrentLimit": components["headers"]["X-Sentry-Rate-Limit-ConcurrentLimit"];
                    "X-Sentry-Rate-Limit-ConcurrentRemaining": components["headers"]["X-Sentry-Rate-Limit-ConcurrentRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    registerANewServiceHook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organization_id_or_slug: string;
                project_id_or_slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    url: string;
                    events: string[];
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
                        dateCreated: string;
                        events: string[];
                        id: string;
                        secret: string;
                        status: string;
                        url: string;
                    };
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
            429: {
                headers: {
                    "X-Sentry-Rate-Limit-Limit": components["headers"]["X-Sentry-Rate-Limit-Limit"];
                    "X-Sentry-Rate-Limit-Remaining": components["headers"]["X-Sentry-Rate-Limit-Remaining"];
                    "X-Sentry-Rate-Limit-Reset": components["headers"]["X-Sentry-Rate-Limit-Reset"];
                    "X-Sentry-Rate-Limit-ConcurrentLimit": components["headers"]["X-Sentry-Rate-Limit-ConcurrentLimit"];
                    "X-Sentry-Rate-Limit-ConcurrentRemaining": components["headers"]["X-Sentry-Rate-Limit-ConcurrentRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    removeAServiceHook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organization_id_or_slug: string;
                project_id_or_slug: string;
                hook_id: string;
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
                    "X-Sentry-Rate-Limit-Limit": components["headers"]["X-Sentry-Rate-Limit-Limit"];
                    "X-Sentry-Rate-Limit-Remaining": components["headers"]["X-Sentry-Rate-Limit-Remaining"];
                    "X-Sentry-Rate-Limit-Reset": components["headers"]["X-Sentry-Rate-Limit-Reset"];
                    "X-Sentry-Rate-Limit-ConcurrentLimit": components["headers"]["X-Sentry-Rate-Limit-ConcurrentLimit"];
                    "X-Sentry-Rate-Limit-ConcurrentRemaining": components["headers"]["X-Sentry-Rate-Limit-ConcurrentRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listAnOrganizationsIntegrationPlatformInstallations: {
        parameters: {
            query?: {
                cursor?: string;
            };
            header?: never;
            path: {
                organization_id_or_slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        app: {
                            uuid: string;
                            slug: string;
                            sentryAppId: number;
                        };
                        organization: {
                            slug: string;
                        };
                        uuid: string;
                        status: string;
                    }[];
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
            429: {
                headers: {
                    "X-Sentry-Rate-Limit-Limit": components["headers"]["X-Sentry-Rate-Limit-Limit"];
                    "X-Sentry-Rate-Limit-Remaining": components["headers"]["X-Sentry-Rate-Limit-Remaining"];
                    "X-Sentry-Rate-Limit-Reset": components["headers"]["X-Sentry-Rate-Limit-Reset"];
                    "X-Sentry-Rate-Limit-ConcurrentLimit": components["headers"]["X-Sentry-Rate-Limit-ConcurrentLimit"];
                    "X-Sentry-Rate-Limit-ConcurrentRemaining": components["headers"]["X-Sentry-Rate-Limit-ConcurrentRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    exchangeSentryAppInstallationGrant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    grant_type: "authorization_code";
                    code: string;
                    client_id: string;
                    client_secret: string;
                } | {
                    /** @enum {string} */
                    grant_type: "refresh_token";
                    refresh_token: string;
                    client_id: string;
                    client_secret: string;
                } | {
                    /** @enum {string} */
                    grant_type: "urn:sentry:params:oauth:grant-type:jwt-bearer";
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentryAppToken"];
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
    getSentryAppInstallation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
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
                    "application/json": components["schemas"]["SentryAppInstallation"];
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
    markSentryAppInstallationInstalled: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    status: "installed";
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentryAppInstallation"];
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
    deleteSentryAppInstallation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
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
    createOrUpdateAnExternalIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    issueId: number;
                    webUrl: string;
                    project: string;
                    identifier: string;
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
                        issueId: string;
                        serviceType: string;
                        displayName: string;
                        webUrl: string;
                    };
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
            429: {
                headers: {
                    "X-Sentry-Rate-Limit-Limit": components["headers"]["X-Sentry-Rate-Limit-Limit"];
                    "X-Sentry-Rate-Limit-Remaining": components["headers"]["X-Sentry-Rate-Limit-Remaining"];
                    "X-Sentry-Rate-Limit-Reset": components["headers"]["X-Sentry-Rate-Limit-Reset"];
                    "X-Sentry-Rate-Limit-ConcurrentLimit": components["headers"]["X-Sentry-Rate-Limit-ConcurrentLimit"];
                    "X-Sentry-Rate-Limit-ConcurrentRemaining": components["headers"]["X-Sentry-Rate-Limit-ConcurrentRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteAnExternalIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                external_issue_id: string;
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
                    "X-Sentry-Rate-Limit-Limit": components["headers"]["X-Sentry-Rate-Limit-Limit"];
                    "X-Sentry-Rate-Limit-Remaining": components["headers"]["X-Sentry-Rate-Limit-Remaining"];
                    "X-Sentry-Rate-Limit-Reset": components["headers"]["X-Sentry-Rate-Limit-Reset"];
                    "X-Sentry-Rate-Limit-ConcurrentLimit": components["headers"]["X-Sentry-Rate-Limit-ConcurrentLimit"];
                    "X-Sentry-Rate-Limit-ConcurrentRemaining": components["headers"]["X-Sentry-Rate-Limit-ConcurrentRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
