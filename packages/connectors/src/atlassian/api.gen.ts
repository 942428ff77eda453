// Shapes of Jira Cloud platform REST API v3 (pruned for the connector) 1001.0.0-SNAPSHOT-57a0ca5b4a0bb0ac5f3fee4764acb1c14e4d7e71, from the vendor's own description.
// Made by scripts/generate-vendor-types.mjs: do not edit.
export interface paths {
    "/rest/api/3/myself": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/api/3/serverInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getServerInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/api/3/project/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["searchProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/api/3/project/{projectIdOrKey}": {
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
    "/rest/api/3/project/{projectIdOrKey}/statuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getAllStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/api/3/search/jql": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["searchAndReconsileIssuesUsingJql"];
        put?: never;
        post: operations["searchAndReconsileIssuesUsingJqlPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/api/3/search/approximate-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["countIssues"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/api/3/issue/{issueIdOrKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getIssue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/api/3/issue/{issueIdOrKey}/comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getComments"];
        put?: never;
        post: operations["addComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/api/3/issue/{issueIdOrKey}/comment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getComment"];
        put: operations["updateComment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/api/3/attachment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
    "/rest/api/3/attachment/content/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getAttachmentContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/api/3/issue/{issueIdOrKey}/remotelink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getRemoteIssueLinks"];
        put?: never;
        post: operations["createOrUpdateRemoteIssueLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/api/3/issue/{issueIdOrKey}/transitions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getTransitions"];
        put?: never;
        post: operations["doTransition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/api/3/field": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/api/3/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDynamicWebhooksForApp"];
        put?: never;
        post: operations["registerDynamicWebhooks"];
        delete: operations["deleteWebhookById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/api/3/webhook/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["refreshWebhooks"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/api/3/webhook/failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getFailedWebhooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AdfDocument: {
            /** @enum {string} */
            type: "doc";
            /** @enum {integer} */
            version: 1;
            content: {
                type: string;
            }[];
        };
        Application: {
            name?: string;
            type?: string;
        } & {
            [key: string]: unknown;
        };
        ApplicationRole: {
            defaultGroups?: string[];
            defaultGroupsDetails?: components["schemas"]["GroupName"][];
            defined?: boolean;
            groupDetails?: components["schemas"]["GroupName"][];
            groups?: string[];
            hasUnlimitedSeats?: boolean;
            key?: string;
            name?: string;
            /** Format: int32 */
            numberOfSeats?: number;
            platform?: boolean;
            /** Format: int32 */
            remainingSeats?: number;
            selectedByDefault?: boolean;
            /** Format: int32 */
            userCount?: number;
            userCountDescription?: string;
        };
        AttachmentMetadata: {
            readonly author?: components["schemas"]["User"];
            readonly content?: string;
            /** Format: date-time */
            readonly created?: string;
            readonly filename?: string;
            /** Format: int64 */
            readonly id?: number;
            readonly mimeType?: string;
            /** @description Additional properties of the attachment. */
            readonly properties?: {
                [key: string]: unknown;
            };
            /** Format: uri */
            readonly self?: string;
            /** Format: int64 */
            readonly size?: number;
            readonly thumbnail?: string;
        };
        AvatarUrlsBean: {
            /** Format: uri */
            "16x16"?: string;
            /** Format: uri */
            "24x24"?: string;
            /** Format: uri */
            "32x32"?: string;
            /** Format: uri */
            "48x48"?: string;
        };
        ChangeDetails: {
            readonly field?: string;
            readonly fieldId?: string;
            readonly fieldtype?: string;
            readonly from?: string;
            readonly fromString?: string;
            readonly to?: string;
            readonly toString?: string;
        };
        Changelog: {
            readonly author?: components["schemas"]["UserDetails"];
            /** Format: date-time */
            readonly created?: string;
            readonly historyMetadata?: components["schemas"]["HistoryMetadata"];
            readonly id?: string;
            readonly items?: components["schemas"]["ChangeDetails"][];
        };
        Comment: {
            readonly author?: components["schemas"]["UserDetails"];
            body?: unknown;
            /** Format: date-time */
            readonly created?: string;
            readonly id?: string;
            readonly jsdAuthorCanSeeRequest?: boolean;
            readonly jsdPublic?: boolean;
            /** @description A list of comment properties. Optional on create and update. */
            properties?: components["schemas"]["EntityProperty"][];
            readonly renderedBody?: string;
            readonly self?: string;
            readonly updateAuthor?: components["schemas"]["UserDetails"];
            /** Format: date-time */
            readonly updated?: string;
            visibility?: components["schemas"]["Visibility"];
        } & {
            [key: string]: unknown;
        };
        ContainerForRegisteredWebhooks: {
            webhookRegistrationResult?: components["schemas"]["RegisteredWebhook"][];
        };
        ContainerForWebhookIDs: {
            webhookIds: number[];
        };
        EntityProperty: {
            key?: string;
            value?: unknown;
        };
        ErrorCollection: {
            errorMessages?: string[];
            errors?: {
                [key: string]: string;
            };
            /** Format: int32 */
            status?: number;
        };
        FailedWebhook: {
            body?: string;
            /** Format: int64 */
            failureTime: number;
            id: string;
            url: string;
        };
        FailedWebhooks: {
            /** Format: int32 */
            maxResults: number;
            /** Format: uri */
            next?: string;
            values: components["schemas"]["FailedWebhook"][];
        };
        FieldDetails: {
            clauseNames?: string[];
            custom?: boolean;
            id?: string;
            key?: string;
            name?: string;
            navigable?: boolean;
            orderable?: boolean;
            schema?: components["schemas"]["JsonTypeBean"];
            scope?: components["schemas"]["Scope"];
            searchable?: boolean;
        };
        FieldMetadata: {
            readonly allowedValues?: unknown[];
            readonly autoCompleteUrl?: string;
            readonly configuration?: {
                [key: string]: unknown;
            };
            readonly defaultValue?: unknown;
            readonly hasDefaultValue?: boolean;
            readonly key: string;
            readonly name: string;
            readonly operations: string[];
            readonly required: boolean;
            readonly schema: components["schemas"]["JsonTypeBean"];
        };
        FieldUpdateOperation: {
            add?: unknown;
            copy?: unknown;
            edit?: unknown;
            remove?: unknown;
            set?: unknown;
        };
        GroupName: {
            groupId?: string | null;
            name?: string;
            /** Format: uri */
            readonly self?: string;
        };
        HealthCheckResult: {
            description?: string;
            name?: string;
            passed?: boolean;
        };
        Hierarchy: {
            /** Format: int64 */
            baseLevelId?: number;
            readonly levels?: components["schemas"]["SimplifiedHierarchyLevel"][];
        };
        HistoryMetadata: {
            activityDescription?: string;
            activityDescriptionKey?: string;
            actor?: components["schemas"]["HistoryMetadataParticipant"];
            cause?: components["schemas"]["HistoryMetadataParticipant"];
            description?: string;
            descriptionKey?: string;
            emailDescription?: string;
            emailDescriptionKey?: string;
            extraData?: {
                [key: string]: string;
            };
            generator?: components["schemas"]["HistoryMetadataParticipant"];
            type?: string;
        } & {
            [key: string]: unknown;
        };
        HistoryMetadataParticipant: {
            avatarUrl?: string;
            displayName?: string;
            displayNameKey?: string;
            id?: string;
            type?: string;
            url?: string;
        } & {
            [key: string]: unknown;
        };
        Icon: {
            link?: string;
            title?: string;
            url16x16?: string;
        } & {
            [key: string]: unknown;
        };
        IncludedFields: {
            actuallyIncluded?: string[];
            excluded?: string[];
            included?: string[];
        };
        IssueBean: {
            readonly changelog?: components["schemas"]["PageOfChangelogs"];
            readonly editmeta?: components["schemas"]["IssueUpdateMetadata"];
            readonly expand?: string;
            fields?: {
                [key: string]: unknown;
            };
            fieldsToInclude?: components["schemas"]["IncludedFields"];
            readonly id?: string;
            readonly key?: string;
            readonly names?: {
                [key: string]: string;
            };
            readonly operations?: components["schemas"]["Operations"];
            /** @description Details of the issue properties identified in the request. */
            readonly properties?: {
                [key: string]: unknown;
            };
            readonly renderedFields?: {
                [key: string]: unknown;
            };
            readonly schema?: {
                [key: string]: components["schemas"]["JsonTypeBean"];
            };
            /** Format: uri */
            readonly self?: string;
            readonly transitions?: components["schemas"]["IssueTransition"][];
            readonly versionedRepresentations?: {
                [key: string]: {
                    [key: string]: unknown;
                };
            };
        };
        IssueTransition: {
            readonly expand?: string;
            readonly fields?: {
                [key: string]: components["schemas"]["FieldMetadata"];
            };
            readonly hasScreen?: boolean;
            id?: string;
            readonly isAvailable?: boolean;
            readonly isConditional?: boolean;
            readonly isGlobal?: boolean;
            readonly isInitial?: boolean;
            looped?: boolean;
            readonly name?: string;
            readonly to?: components["schemas"]["StatusDetails"];
        } & {
            [key: string]: unknown;
        };
        IssueTypeDetails: {
            /** Format: int64 */
            readonly avatarId?: number;
            readonly description?: string;
            /** Format: uuid */
            readonly entityId?: string;
            /** Format: int32 */
            readonly hierarchyLevel?: number;
            readonly iconUrl?: string;
            readonly id?: string;
            readonly name?: string;
            readonly scope?: components["schemas"]["Scope"];
            readonly self?: string;
            readonly subtask?: boolean;
        };
        IssueTypeWithStatus: {
            readonly id: string;
            readonly name: string;
            readonly self: string;
            readonly statuses: components["schemas"]["StatusDetails"][];
            readonly subtask: boolean;
        };
        IssueUpdateDetails: {
            fields?: {
                [key: string]: unknown;
            };
            historyMetadata?: components["schemas"]["HistoryMetadata"];
            /** @description Details of issue properties to be add or update. */
            properties?: components["schemas"]["EntityProperty"][];
            transition?: components["schemas"]["IssueTransition"];
            update?: {
                [key: string]: components["schemas"]["FieldUpdateOperation"][];
            };
        } & {
            [key: string]: unknown;
        };
        IssueUpdateMetadata: {
            readonly fields?: {
                [key: string]: components["schemas"]["FieldMetadata"];
            };
        };
        JQLCountRequestBean: {
            jql?: string;
        };
        JQLCountResultsBean: {
            /** Format: int64 */
            count?: number;
        };
        JsonTypeBean: {
            readonly configuration?: {
                [key: string]: unknown;
            };
            readonly custom?: string;
            /** Format: int64 */
            readonly customId?: number;
            readonly items?: string;
            readonly system?: string;
            readonly type: string;
        };
        LinkGroup: {
            groups?: Record<string, never>[];
            header?: components["schemas"]["SimpleLink"];
            id?: string;
            links?: components["schemas"]["SimpleLink"][];
            styleClass?: string;
            /** Format: int32 */
            weight?: number;
        };
        ListWrapperCallbackApplicationRole: Record<string, never>;
        ListWrapperCallbackGroupName: Record<string, never>;
        Operations: {
            readonly linkGroups?: components["schemas"]["LinkGroup"][];
        } & {
            [key: string]: unknown;
        };
        PageBeanProject: {
            readonly isLast?: boolean;
            /** Format: int32 */
            readonly maxResults?: number;
            /** Format: uri */
            readonly nextPage?: string;
            /** Format: uri */
            readonly self?: string;
            /** Format: int64 */
            readonly startAt?: number;
            /** Format: int64 */
            readonly total?: number;
            readonly values?: components["schemas"]["Project"][];
        };
        PageBeanWebhook: {
            readonly isLast?: boolean;
            /** Format: int32 */
            readonly maxResults?: number;
            /** Format: uri */
            readonly nextPage?: string;
            /** Format: uri */
            readonly self?: string;
            /** Format: int64 */
            readonly startAt?: number;
            /** Format: int64 */
            readonly total?: number;
            readonly values?: components["schemas"]["Webhook"][];
        };
        PageOfChangelogs: {
            readonly histories?: components["schemas"]["Changelog"][];
            /** Format: int32 */
            readonly maxResults?: number;
            /** Format: int32 */
            readonly startAt?: number;
            /** Format: int32 */
            readonly total?: number;
        };
        PageOfComments: {
            readonly comments?: components["schemas"]["Comment"][];
            /** Format: int32 */
            readonly maxResults?: number;
            /** Format: int64 */
            readonly startAt?: number;
            /** Format: int64 */
            readonly total?: number;
        } & {
            [key: string]: unknown;
        };
        Project: {
            readonly archived?: boolean;
            readonly archivedBy?: components["schemas"]["User"];
            /** Format: date-time */
            readonly archivedDate?: string;
            /** @enum {string} */
            readonly assigneeType?: "PROJECT_LEAD" | "UNASSIGNED";
            readonly avatarUrls?: components["schemas"]["AvatarUrlsBean"];
            readonly components?: components["schemas"]["ProjectComponent"][];
            readonly deleted?: boolean;
            readonly deletedBy?: components["schemas"]["User"];
            /** Format: date-time */
            readonly deletedDate?: string;
            readonly description?: string;
            email?: string;
            readonly expand?: string;
            favourite?: boolean;
            id?: string;
            readonly insight?: components["schemas"]["ProjectInsight"];
            readonly isPrivate?: boolean;
            readonly issueTypeHierarchy?: components["schemas"]["Hierarchy"];
            readonly issueTypes?: components["schemas"]["IssueTypeDetails"][];
            readonly key?: string;
            readonly landingPageInfo?: components["schemas"]["ProjectLandingPageInfo"];
            readonly lead?: components["schemas"]["User"];
            readonly name?: string;
            readonly permissions?: components["schemas"]["ProjectPermissions"];
            readonly projectCategory?: components["schemas"]["ProjectCategory"];
            /** @enum {string} */
            readonly projectTypeKey?: "software" | "service_desk" | "business";
            /** @description Map of project properties */
            readonly properties?: {
                [key: string]: unknown;
            };
            /** Format: date-time */
            readonly retentionTillDate?: string;
            readonly roles?: {
                [key: string]: string;
            };
            /** Format: uri */
            readonly self?: string;
            readonly simplified?: boolean;
            /** @enum {string} */
            readonly style?: "classic" | "next-gen";
            readonly url?: string;
            /** Format: uuid */
            readonly uuid?: string;
            readonly versions?: components["schemas"]["Version"][];
        };
        ProjectCategory: {
            description?: string;
            readonly id?: string;
            name?: string;
            /** Format: uri */
            readonly self?: string;
        };
        ProjectComponent: {
            readonly ari?: string;
            readonly assignee?: components["schemas"]["User"];
            /** @enum {string} */
            assigneeType?: "PROJECT_DEFAULT" | "COMPONENT_LEAD" | "PROJECT_LEAD" | "UNASSIGNED";
            description?: string;
            readonly id?: string;
            readonly isAssigneeTypeValid?: boolean;
            readonly lead?: components["schemas"]["User"];
            leadAccountId?: string;
            leadUserName?: string;
            readonly metadata?: {
                [key: string]: string;
            };
            name?: string;
            project?: string;
            /** Format: int64 */
            readonly projectId?: number;
            readonly realAssignee?: components["schemas"]["User"];
            /** @enum {string} */
            readonly realAssigneeType?: "PROJECT_DEFAULT" | "COMPONENT_LEAD" | "PROJECT_LEAD" | "UNASSIGNED";
            /** Format: uri */
            readonly self?: string;
        };
        ProjectDetails: {
            readonly avatarUrls?: components["schemas"]["AvatarUrlsBean"];
            id?: string;
            readonly key?: string;
            readonly name?: string;
            readonly projectCategory?: components["schemas"]["UpdatedProjectCategory"];
            /** @enum {string} */
            readonly projectTypeKey?: "software" | "service_desk" | "business";
            readonly self?: string;
            readonly simplified?: boolean;
        };
        ProjectInsight: {
            /** Format: date-time */
            readonly lastIssueUpdateTime?: string;
            /** Format: int64 */
            readonly totalIssueCount?: number;
        };
        ProjectLandingPageInfo: {
            attributes?: {
                [key: string]: string;
            };
            /** Format: int64 */
            boardId?: number;
            boardName?: string;
            projectKey?: string;
            projectType?: string;
            queueCategory?: string;
            /** Format: int64 */
            queueId?: number;
            queueName?: string;
            simpleBoard?: boolean;
            simplified?: boolean;
            url?: string;
        };
        ProjectPermissions: {
            readonly canEdit?: boolean;
        };
        RegisteredWebhook: {
            /** Format: int64 */
            createdWebhookId?: number;
            errors?: string[];
        };
        RemoteIssueLink: {
            application?: components["schemas"]["Application"];
            globalId?: string;
            /** Format: int64 */
            id?: number;
            object?: components["schemas"]["RemoteObject"];
            relationship?: string;
            /** Format: uri */
            self?: string;
        };
        RemoteIssueLinkIdentifies: {
            /** Format: int64 */
            readonly id?: number;
            readonly self?: string;
        };
        RemoteIssueLinkRequest: {
            application?: components["schemas"]["Application"];
            globalId?: string;
            object: components["schemas"]["RemoteObject"];
            relationship?: string;
        } & {
            [key: string]: unknown;
        };
        RemoteObject: {
            icon?: components["schemas"]["Icon"];
            status?: components["schemas"]["Status"];
            summary?: string;
            title: string;
            url: string;
        } & {
            [key: string]: unknown;
        };
        Scope: {
            readonly project?: components["schemas"]["ProjectDetails"];
            /** @enum {string} */
            readonly type?: "PROJECT" | "TEMPLATE";
        } & {
            [key: string]: unknown;
        };
        SearchAndReconcileRequestBean: {
            expand?: string;
            fields?: string[];
            fieldsByKeys?: boolean;
            jql?: string;
            /**
             * Format: int32
             * @default 50
             */
            maxResults: number;
            nextPageToken?: string;
            /** @description A list of up to 5 issue properties to include in the results. This parameter accepts a comma-separated list. */
            properties?: string[];
            reconcileIssues?: number[];
        };
        SearchAndReconcileResults: {
            readonly isLast?: boolean;
            readonly issues?: components["schemas"]["IssueBean"][];
            readonly names?: {
                [key: string]: string;
            };
            readonly nextPageToken?: string;
            readonly schema?: {
                [key: string]: components["schemas"]["JsonTypeBean"];
            };
        };
        ServerInformation: {
            baseUrl?: string;
            /** Format: date-time */
            buildDate?: string;
            /** Format: int32 */
            buildNumber?: number;
            deploymentType?: string;
            displayUrl?: string;
            displayUrlConfluence?: string;
            displayUrlServicedeskHelpCenter?: string;
            healthChecks?: components["schemas"]["HealthCheckResult"][];
            scmInfo?: string;
            /** Format: date-time */
            serverTime?: string;
            serverTimeZone?: string;
            serverTitle?: string;
            version?: string;
            versionNumbers?: number[];
        };
        SimpleLink: {
            href?: string;
            iconClass?: string;
            id?: string;
            label?: string;
            styleClass?: string;
            title?: string;
            /** Format: int32 */
            weight?: number;
        };
        SimpleListWrapperApplicationRole: {
            callback?: components["schemas"]["ListWrapperCallbackApplicationRole"];
            items?: components["schemas"]["ApplicationRole"][];
            /** Format: int32 */
            "max-results"?: number;
            pagingCallback?: components["schemas"]["ListWrapperCallbackApplicationRole"];
            /** Format: int32 */
            size?: number;
        };
        SimpleListWrapperGroupName: {
            callback?: components["schemas"]["ListWrapperCallbackGroupName"];
            items?: components["schemas"]["GroupName"][];
            /** Format: int32 */
            "max-results"?: number;
            pagingCallback?: components["schemas"]["ListWrapperCallbackGroupName"];
            /** Format: int32 */
            size?: number;
        };
        SimplifiedHierarchyLevel: {
            /** Format: int64 */
            aboveLevelId?: number;
            /** Format: int64 */
            belowLevelId?: number;
            /** Format: uuid */
            externalUuid?: string;
            /** Format: int32 */
            hierarchyLevelNumber?: number;
            /** Format: int64 */
            id?: number;
            issueTypeIds?: number[];
            /** Format: int32 */
            level?: number;
            name?: string;
            /** Format: int64 */
            projectConfigurationId?: number;
        };
        Status: {
            icon?: components["schemas"]["Icon"];
            resolved?: boolean;
        } & {
            [key: string]: unknown;
        };
        StatusCategory: {
            readonly colorName?: string;
            /** Format: int64 */
            readonly id?: number;
            readonly key?: string;
            readonly name?: string;
            readonly self?: string;
        } & {
            [key: string]: unknown;
        };
        StatusDetails: {
            readonly description?: string;
            readonly iconUrl?: string;
            readonly id?: string;
            readonly name?: string;
            readonly scope?: components["schemas"]["Scope"];
            readonly self?: string;
            readonly statusCategory?: components["schemas"]["StatusCategory"];
        } & {
            [key: string]: unknown;
        };
        StringList: Record<string, never>;
        Transitions: {
            readonly expand?: string;
            readonly transitions?: components["schemas"]["IssueTransition"][];
        };
        UpdatedProjectCategory: {
            readonly description?: string;
            readonly id?: string;
            readonly name?: string;
            readonly self?: string;
        };
        User: {
            accountId?: string;
            /** @enum {string} */
            readonly accountType?: "atlassian" | "app" | "customer" | "unknown";
            readonly active?: boolean;
            readonly appType?: string;
            readonly applicationRoles?: components["schemas"]["SimpleListWrapperApplicationRole"];
            readonly avatarUrls?: components["schemas"]["AvatarUrlsBean"];
            readonly displayName?: string;
            readonly emailAddress?: string;
            readonly expand?: string;
            readonly groups?: components["schemas"]["SimpleListWrapperGroupName"];
            key?: string;
            readonly locale?: string;
            name?: string;
            /** Format: uri */
            readonly self?: string;
            readonly timeZone?: string;
        };
        UserDetails: {
            accountId?: string;
            readonly accountType?: string;
            readonly active?: boolean;
            readonly avatarUrls?: components["schemas"]["AvatarUrlsBean"];
            readonly displayName?: string;
            readonly emailAddress?: string;
            readonly key?: string;
            readonly name?: string;
            readonly self?: string;
            readonly timeZone?: string;
        };
        Version: {
            readonly approvers?: components["schemas"]["VersionApprover"][];
            archived?: boolean;
            description?: string;
            readonly driver?: string;
            expand?: string;
            readonly id?: string;
            readonly issuesStatusForFixVersion?: components["schemas"]["VersionIssuesStatus"];
            /** Format: uri */
            moveUnfixedIssuesTo?: string;
            name?: string;
            readonly operations?: components["schemas"]["SimpleLink"][];
            readonly overdue?: boolean;
            project?: string;
            /** Format: int64 */
            projectId?: number;
            /** Format: date */
            releaseDate?: string;
            released?: boolean;
            /** Format: uri */
            readonly self?: string;
            /** Format: date */
            startDate?: string;
            readonly userReleaseDate?: string;
            readonly userStartDate?: string;
        };
        VersionApprover: {
            readonly accountId?: string;
            readonly declineReason?: string;
            readonly description?: string;
            readonly status?: string;
        } & {
            [key: string]: unknown;
        };
        VersionIssuesStatus: {
            /** Format: int64 */
            readonly done?: number;
            /** Format: int64 */
            readonly inProgress?: number;
            /** Format: int64 */
            readonly toDo?: number;
            /** Format: int64 */
            readonly unmapped?: number;
        } & {
            [key: string]: unknown;
        };
        Visibility: {
            identifier?: string | null;
            /** @enum {string} */
            type?: "group" | "role";
            value?: string;
        } & {
            [key: string]: unknown;
        };
        Webhook: {
            events: ("jira:issue_created" | "jira:issue_updated" | "jira:issue_deleted" | "comment_created" | "comment_updated" | "comment_deleted" | "issue_property_set" | "issue_property_deleted")[];
            /** Format: int64 */
            readonly expirationDate?: number;
            fieldIdsFilter?: string[];
            /** Format: int64 */
            id: number;
            issuePropertyKeysFilter?: string[];
            jqlFilter: string;
            url: string;
        };
        WebhookDetails: {
            events: ("jira:issue_created" | "jira:issue_updated" | "jira:issue_deleted" | "comment_created" | "comment_updated" | "comment_deleted" | "issue_property_set" | "issue_property_deleted")[];
            fieldIdsFilter?: string[];
            issuePropertyKeysFilter?: string[];
            jqlFilter: string;
        };
        WebhookRegistrationDetails: {
            url: string;
            webhooks: components["schemas"]["WebhookDetails"][];
        };
        WebhooksExpirationDate: {
            /** Format: int64 */
            readonly expirationDate: number;
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
    getCurrentUser: {
        parameters: {
            query?: {
                expand?: string;
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
                    "application/json": components["schemas"]["User"];
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
    getServerInfo: {
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
                    "application/json": components["schemas"]["ServerInformation"];
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
    searchProjects: {
        parameters: {
            query?: {
                startAt?: number;
                maxResults?: number;
                orderBy?: "category" | "-category" | "+category" | "key" | "-key" | "+key" | "name" | "-name" | "+name" | "owner" | "-owner" | "+owner" | "issueCount" | "-issueCount" | "+issueCount" | "lastIssueUpdatedDate" | "-lastIssueUpdatedDate" | "+lastIssueUpdatedDate" | "archivedDate" | "+archivedDate" | "-archivedDate" | "deletedDate" | "+deletedDate" | "-deletedDate";
                id?: number[];
                keys?: string[];
                query?: string;
                typeKey?: string;
                categoryId?: number;
                action?: "view" | "browse" | "edit" | "create";
                expand?: string;
                status?: ("live" | "archived" | "deleted")[];
                properties?: components["schemas"]["StringList"][];
                propertyQuery?: string;
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
                    "application/json": components["schemas"]["PageBeanProject"];
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
    getProject: {
        parameters: {
            query?: {
                expand?: string;
                properties?: string[];
            };
            header?: never;
            path: {
                projectIdOrKey: string;
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
                    "application/json": components["schemas"]["Project"];
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
    getAllStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                projectIdOrKey: string;
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
                    "application/json": components["schemas"]["IssueTypeWithStatus"][];
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
    searchAndReconsileIssuesUsingJql: {
        parameters: {
            query: {
                jql: string;
                nextPageToken?: string;
                maxResults?: number;
                fields?: string[];
                expand?: string;
                properties?: string[];
                fieldsByKeys?: boolean;
                failFast?: boolean;
                reconcileIssues?: number[];
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
                    "application/json": components["schemas"]["SearchAndReconcileResults"];
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
        };
    };
    searchAndReconsileIssuesUsingJqlPost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchAndReconcileRequestBean"] & {
                    jql: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchAndReconcileResults"];
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
        };
    };
    countIssues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JQLCountRequestBean"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JQLCountResultsBean"];
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
        };
    };
    getIssue: {
        parameters: {
            query?: {
                fields?: string[];
                fieldsByKeys?: boolean;
                expand?: string;
                properties?: string[];
                updateHistory?: boolean;
                failFast?: boolean;
            };
            header?: never;
            path: {
                issueIdOrKey: string;
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
                    "application/json": components["schemas"]["IssueBean"];
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
    getComments: {
        parameters: {
            query?: {
                startAt?: number;
                maxResults?: number;
                orderBy?: "created" | "-created" | "+created";
                expand?: string;
            };
            header?: never;
            path: {
                issueIdOrKey: string;
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
                    "application/json": components["schemas"]["PageOfComments"];
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
    addComment: {
        parameters: {
            query?: {
                expand?: string;
            };
            header?: never;
            path: {
                issueIdOrKey: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Comment"] & {
                    body: components["schemas"]["AdfDocument"];
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
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
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getComment: {
        parameters: {
            query?: {
                expand?: string;
            };
            header?: never;
            path: {
                issueIdOrKey: string;
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
                    "application/json": components["schemas"]["Comment"];
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
    updateComment: {
        parameters: {
            query?: {
                notifyUsers?: boolean;
                overrideEditableFlag?: boolean;
                expand?: string;
            };
            header?: never;
            path: {
                issueIdOrKey: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Comment"] & {
                    body: components["schemas"]["AdfDocument"];
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
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
    getAttachment: {
        parameters: {
            query?: never;
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
                    "application/json": components["schemas"]["AttachmentMetadata"];
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
    getAttachmentContent: {
        parameters: {
            query?: {
                redirect?: boolean;
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
                    "application/octet-stream": string;
                };
            };
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            303: {
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
            416: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getRemoteIssueLinks: {
        parameters: {
            query?: {
                globalId?: string;
            };
            header?: never;
            path: {
                issueIdOrKey: string;
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
                    "application/json": components["schemas"]["RemoteIssueLink"];
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
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    createOrUpdateRemoteIssueLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                issueIdOrKey: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoteIssueLinkRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemoteIssueLinkIdentifies"];
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemoteIssueLinkIdentifies"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
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
    getTransitions: {
        parameters: {
            query?: {
                expand?: string;
                transitionId?: string;
                skipRemoteOnlyCondition?: boolean;
                includeUnavailableTransitions?: boolean;
                sortByOpsBarAndStatus?: boolean;
            };
            header?: never;
            path: {
                issueIdOrKey: string;
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
                    "application/json": components["schemas"]["Transitions"];
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
    doTransition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                issueIdOrKey: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueUpdateDetails"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
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
            413: {
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
    getFields: {
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
                    "application/json": components["schemas"]["FieldDetails"][];
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
    getDynamicWebhooksForApp: {
        parameters: {
            query?: {
                startAt?: number;
                maxResults?: number;
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
                    "application/json": components["schemas"]["PageBeanWebhook"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorCollection"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorCollection"];
                };
            };
        };
    };
    registerDynamicWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookRegistrationDetails"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContainerForRegisteredWebhooks"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorCollection"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorCollection"];
                };
            };
        };
    };
    deleteWebhookById: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContainerForWebhookIDs"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorCollection"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorCollection"];
                };
            };
        };
    };
    refreshWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContainerForWebhookIDs"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhooksExpirationDate"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorCollection"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorCollection"];
                };
            };
        };
    };
    getFailedWebhooks: {
        parameters: {
            query?: {
                maxResults?: number;
                after?: number;
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
                    "application/json": components["schemas"]["FailedWebhooks"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorCollection"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorCollection"];
                };
            };
        };
    };
}
