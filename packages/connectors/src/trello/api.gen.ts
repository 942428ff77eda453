// Shapes of Trello REST API 1 (pruned for the connector) 0.0.1, from the vendor's own description.
// Made by scripts/generate-vendor-types.mjs: do not edit.
export interface paths {
    "/members/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["get-members=id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{id}/boards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["get-members-id-boards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{id}/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["get-members-id-organizations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/boards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["get-organizations-id-boards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get: operations["get-boards-id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boards/{id}/lists": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get: operations["get-boards-id-lists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boards/{id}/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["get-boards-id-labels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boards/{id}/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["get-boards-id-cards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boards/{id}/cards/{filter}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["get-boards-id-cards-filter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boards/{boardId}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["get-boards-id-actions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get: operations["get-lists-id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{id}/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["get-lists-id-cards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get: operations["get-cards-id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards/{id}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["get-cards-id-actions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards/{id}/actions/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["post-cards-id-actions-comments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards/{id}/actions/{idAction}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                idAction: components["schemas"]["TrelloID"];
            };
            cookie?: never;
        };
        get?: never;
        put: operations["put-cards-id-actions-idaction-comments"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards/{id}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get: operations["get-cards-id-attachments"];
        put?: never;
        post: operations["post-cards-id-attachments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards/{id}/attachments/{idAttachment}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                idAttachment: components["schemas"]["TrelloID"];
            };
            cookie?: never;
        };
        get: operations["get-cards-id-attachments-idattachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards/{id}/checklists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["get-cards-id-checklists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["post-webhooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["TrelloID"];
            };
            cookie?: never;
        };
        get: operations["get-webhooks-id"];
        put: operations["put-webhooks-id"];
        post?: never;
        delete: operations["delete-webhooks-id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["get-tokens-token"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens/{token}/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        get: operations["get-tokens-token-webhooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens/{token}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["delete-token"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Action: {
            id?: components["schemas"]["TrelloID"];
            idMemberCreator?: components["schemas"]["TrelloID"];
            data?: {
                text?: string;
                card?: {
                    id?: components["schemas"]["TrelloID"];
                    name?: string;
                    idShort?: number;
                    shortLink?: string;
                };
                board?: {
                    id?: components["schemas"]["TrelloID"];
                    name?: string;
                    shortLink?: string;
                };
                list?: {
                    id?: components["schemas"]["TrelloID"];
                    name?: string;
                };
            };
            type?: string;
            /** Format: date-time */
            date?: string;
            limits?: {
                reactions?: {
                    perAction?: {
                        status?: string;
                        disableAt?: number;
                        warnAt?: number;
                    };
                    uniquePerAction?: {
                        status?: string;
                        disableAt?: number;
                        warnAt?: number;
                    };
                };
            };
            display?: {
                translationKey?: string;
                entities?: {
                    contextOn?: {
                        type?: string;
                        translationKey?: string;
                        hideIfContext?: boolean;
                        idContext?: components["schemas"]["TrelloID"];
                    };
                    card?: {
                        type?: string;
                        hideIfContext?: boolean;
                        id?: components["schemas"]["TrelloID"];
                        shortLink?: string;
                        text?: string;
                    };
                    comment?: {
                        type?: string;
                        text?: string;
                    };
                    memberCreator?: {
                        type?: string;
                        id?: components["schemas"]["TrelloID"];
                        username?: string;
                        text?: string;
                    };
                };
            };
            memberCreator?: {
                id?: components["schemas"]["TrelloID"];
                activityBlocked?: boolean;
                avatarHash?: string;
                /** Format: uri */
                avatarUrl?: string;
                fullName?: string;
                idMemberReferrer?: components["schemas"]["TrelloID"] | (null);
                initials?: string;
                username?: string;
            };
        };
        Attachment: {
            id?: components["schemas"]["TrelloID"];
            bytes?: string | null;
            /** Format: date-time */
            date?: string;
            edgeColor?: components["schemas"]["Color"] | (null);
            idMember?: components["schemas"]["TrelloID"];
            isUpload?: boolean;
            mimeType?: string;
            name?: string;
            previews?: string[];
            /** Format: uri */
            url?: string;
            pos?: number;
        };
        Board: {
            id: components["schemas"]["TrelloID"];
            name?: string;
            desc?: string;
            descData?: string | null;
            closed?: boolean;
            idMemberCreator?: components["schemas"]["TrelloID"];
            idOrganization?: components["schemas"]["TrelloID"] | (null);
            pinned?: boolean;
            /** Format: uri */
            url?: string;
            /** Format: uri */
            shortUrl?: string;
            prefs?: components["schemas"]["Prefs"];
            labelNames?: {
                green?: string;
                yellow?: string;
                orange?: string;
                red?: string;
                purple?: string;
                blue?: string;
                sky?: string;
                lime?: string;
                pink?: string;
                black?: string;
            };
            limits?: components["schemas"]["Limits"] | (null);
            starred?: boolean;
            memberships?: string;
            shortLink?: string;
            subscribed?: boolean;
            powerUps?: string;
            /** Format: date-time */
            dateLastActivity?: string | null;
            /** Format: date-time */
            dateLastView?: string | null;
            idTags?: string;
            /** Format: date-time */
            datePluginDisable?: string | null;
            creationMethod?: string | null;
            ixUpdate?: number;
            templateGallery?: string | null;
            enterpriseOwned?: boolean;
        };
        Card: {
            id?: components["schemas"]["TrelloID"];
            address?: string | null;
            badges?: {
                attachmentsByType?: {
                    trello?: {
                        board?: number;
                        card?: number;
                    };
                };
                location?: boolean;
                votes?: number;
                viewingMemberVoted?: boolean;
                subscribed?: boolean;
                fogbugz?: string;
                checkItems?: number;
                checkItemsChecked?: number;
                comments?: number;
                attachments?: number;
                description?: boolean;
                /** Format: date-time */
                due?: string | null;
                /** Format: date-time */
                start?: string | null;
                dueComplete?: boolean;
            };
            /** @enum {string|null} */
            cardRole?: "separator" | "board" | "mirror" | "link" | null;
            checkItemStates?: string[];
            closed?: boolean;
            coordinates?: string | null;
            creationMethod?: string | null;
            /** Format: date-time */
            dateLastActivity?: string;
            desc?: string;
            descData?: {
                emoji?: Record<string, never>;
            } | null;
            /** Format: date-time */
            due?: string | null;
            dueReminder?: string | null;
            idBoard?: components["schemas"]["TrelloID"];
            idChecklists?: string[];
            idLabels?: string[];
            idList?: components["schemas"]["TrelloID"];
            idMembers?: string[];
            idMembersVoted?: string[];
            idShort?: number;
            idAttachmentCover?: components["schemas"]["TrelloID"] | (null) | (null);
            labels?: components["schemas"]["Label"][];
            limits?: components["schemas"]["Limits"] | (null);
            locationName?: string | null;
            manualCoverAttachment?: boolean;
            mirrorSourceId?: components["schemas"]["TrelloID"] | (null) | (null);
            name?: string;
            pos?: number;
            shortLink?: string;
            /** Format: uri */
            shortUrl?: string;
            subscribed?: boolean;
            /** Format: uri */
            url?: string;
            cover?: {
                idAttachment?: components["schemas"]["TrelloID"] | (null);
                color?: components["schemas"]["Color"] | (null);
                idUploadedBackground?: boolean | null;
                /** @enum {string} */
                size?: "normal";
                /** @enum {string} */
                brightness?: "light" | "dark";
                isTemplate?: boolean;
            };
        };
        /** @enum {string} */
        CardAging: "pirate" | "regular";
        /** @enum {string|null} */
        Color: "yellow" | "purple" | "blue" | "red" | "green" | "orange" | "black" | "sky" | "pink" | "lime" | null;
        Error: {
            code: string;
            message: string;
        };
        ImageDescriptor: {
            width?: number;
            height?: number;
            /** Format: uri */
            url?: string;
        };
        Label: {
            id?: components["schemas"]["TrelloID"];
            idBoard?: components["schemas"]["TrelloID"];
            name?: string | null;
            color?: components["schemas"]["Color"];
        };
        Limits: {
            attachments?: {
                perBoard?: components["schemas"]["LimitsObject"];
            };
        };
        LimitsObject: {
            /** @enum {string} */
            status?: "ok" | "warning";
            disableAt?: number;
            warnAt?: number;
        };
        Member: {
            id?: components["schemas"]["TrelloID"];
            activityBlocked?: boolean;
            avatarHash?: string;
            /** Format: uri */
            avatarUrl?: string;
            bio?: string;
            bioData?: {
                emoji?: Record<string, never>;
            };
            confirmed?: boolean;
            fullName?: string;
            idEnterprise?: components["schemas"]["TrelloID"];
            idEnterprisesDeactivated?: string[];
            idMemberReferrer?: components["schemas"]["TrelloID"] | (null);
            idPremOrgsAdmin?: components["schemas"]["TrelloID"][];
            initials?: string;
            /** @enum {string} */
            memberType?: "normal" | "ghost";
            nonPublic?: {
                fullName?: string;
                initials?: string;
                /** Format: uri */
                avatarUrl?: string;
                avatarHash?: string;
            };
            nonPublicAvailable?: boolean;
            products?: number[];
            /** Format: uri */
            url?: string;
            username?: string;
            /** @enum {string} */
            status?: "disconnected";
            /** Format: email */
            aaEmail?: string | null;
            aaEnrolledDate?: string | null;
            aaId?: string | null;
            /** @enum {string} */
            avatarSource?: "gravatar" | "upload";
            email?: string;
            gravatarHash?: string;
            idBoards?: components["schemas"]["TrelloID"][];
            idOrganizations?: components["schemas"]["TrelloID"][];
            idEnterprisesAdmin?: components["schemas"]["TrelloID"][];
            limits?: components["schemas"]["LimitsObject"];
            loginTypes?: ("password" | "saml")[];
            marketingOptIn?: {
                optedIn?: boolean;
                /** Format: date-time */
                date?: string;
            };
            messagesDismissed?: {
                name?: string;
                count?: string;
                /** Format: date-time */
                lastDismissed?: string;
                _id?: components["schemas"]["TrelloID"];
            };
            oneTimeMessagesDismissed?: string[];
            prefs?: components["schemas"]["MemberPrefs"];
            trophies?: string[];
            uploadedAvatarHash?: string;
            /** Format: uri */
            uploadedAvatarUrl?: string;
            premiumFeatures?: string[];
            isAaMastered?: boolean;
            ixUpdate?: number;
            idBoardsPinned?: components["schemas"]["TrelloID"][] | null;
        };
        MemberPrefs: {
            timezoneInfo?: {
                offsetCurrent?: number;
                timezoneCurrent?: string;
                offsetNext?: number;
                /** Format: date-time */
                dateNext?: string;
                timezoneNext?: string;
            };
            privacy?: {
                /** @enum {string} */
                fullName?: "public" | "private" | "collaborator";
                /** @enum {string} */
                avatar?: "public" | "private" | "collaborator";
            };
            sendSummaries?: boolean;
            minutesBetweenSummaries?: number;
            minutesBeforeDeadlineToNotify?: number;
            colorBlind?: boolean;
            locale?: string;
            timezone?: string;
            twoFactor?: {
                enabled?: boolean;
                needsNewBackups?: boolean;
            };
        };
        Organization: {
            id?: components["schemas"]["TrelloID"];
            name?: string;
            displayName?: string;
            /** Format: date-time */
            dateLastActivity?: string;
            prefs?: components["schemas"]["OrganizationPrefs"];
            idEnterprise?: components["schemas"]["TrelloID"];
            offering?: string;
            /** Format: uri */
            url?: string;
            idBoards?: components["schemas"]["TrelloID"][];
            memberships?: components["schemas"]["TrelloID"][];
            premiumFeatures?: string[];
        };
        OrganizationPrefs: {
            boardVisibilityRestrict?: Record<string, never>;
            boardDeleteRestrict?: Record<string, never>;
            attachmentRestrictions?: ("computer" | "trello" | "google-drive" | "box" | "onedrive" | "link")[];
            /** @enum {string} */
            permissionLevel?: "org" | "private" | "public" | "enterprise" | "domain";
        };
        Prefs: {
            /** @enum {string} */
            permissionLevel?: "org" | "board";
            hideVotes?: boolean;
            /** @enum {string} */
            voting?: "disabled" | "enabled";
            comments?: string;
            /** @enum {unknown} */
            invitations?: "admins" | "members";
            selfJoin?: boolean;
            cardCovers?: boolean;
            isTemplate?: boolean;
            cardAging?: components["schemas"]["CardAging"];
            calendarFeedEnabled?: boolean;
            background?: components["schemas"]["TrelloID"];
            /** Format: uri */
            backgroundImage?: string;
            backgroundImageScaled?: components["schemas"]["ImageDescriptor"][];
            backgroundTile?: boolean;
            backgroundBrightness?: string;
            backgroundBottomColor?: string;
            backgroundTopColor?: string;
            canBePublic?: boolean;
            canBeEnterprise?: boolean;
            canBeOrg?: boolean;
            canBePrivate?: boolean;
            canInvite?: boolean;
        };
        Token: {
            id?: components["schemas"]["TrelloID"];
            identifier?: string;
            idMember?: components["schemas"]["TrelloID"];
            /** Format: date-time */
            dateCreated?: string;
            /** Format: date-time */
            dateExpires?: string | null;
            permissions?: components["schemas"]["TokenPermission"][];
        };
        TokenPermission: {
            idModel?: components["schemas"]["TrelloID"] | "*";
            /** @enum {string} */
            modelType?: "board" | "member" | "organization" | "enterprise";
            read?: boolean;
            write?: boolean;
        };
        TrelloID: string;
        TrelloList: {
            id?: components["schemas"]["TrelloID"];
            name?: string;
            closed?: boolean;
            pos?: number;
            softLimit?: string;
            idBoard?: string;
            subscribed?: boolean;
            limits?: components["schemas"]["Limits"];
        };
        /** @enum {string} */
        ViewFilter: "all" | "closed" | "none" | "open";
        Webhook: {
            id?: components["schemas"]["TrelloID"];
            description?: string;
            idModel?: components["schemas"]["TrelloID"];
            /** Format: uri */
            callbackURL?: string;
            active?: boolean;
            consecutiveFailures?: number;
            /** Format: date-time */
            firstConsecutiveFailDate?: string | null;
        };
    };
    responses: {
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "get-members=id": {
        parameters: {
            query?: {
                actions?: string;
                boards?: string;
                boardBackgrounds?: "all" | "custom" | "default" | "none" | "premium";
                boardsInvited?: string;
                boardsInvited_fields?: string;
                boardStars?: boolean;
                cards?: string;
                customBoardBackgrounds?: "all" | "none";
                customEmoji?: "all" | "none";
                customStickers?: "all" | "none";
                fields?: string;
                notifications?: string;
                organizations?: "all" | "members" | "none" | "public";
                organization_fields?: string;
                organization_paid_account?: boolean;
                organizationsInvited?: "all" | "members" | "none" | "public";
                organizationsInvited_fields?: string;
                /** @deprecated */
                paid_account?: boolean;
                savedSearches?: boolean;
                tokens?: "all" | "none";
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
                    "application/json": components["schemas"]["Member"];
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
    "get-members-id-boards": {
        parameters: {
            query?: {
                filter?: string;
                fields?: string;
                lists?: "all" | "closed" | "none" | "open";
                organization?: boolean;
                organization_fields?: string;
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
                    "application/json": components["schemas"]["Board"][];
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
    "get-members-id-organizations": {
        parameters: {
            query?: {
                filter?: "all" | "members" | "none" | "public";
                fields?: string;
                paid_account?: boolean;
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
                    "application/json": components["schemas"]["Organization"][];
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
    "get-organizations-id-boards": {
        parameters: {
            query?: {
                filter?: string;
                fields?: string;
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
                    "application/json": components["schemas"]["Board"][];
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
    "get-boards-id": {
        parameters: {
            query?: {
                actions?: string;
                boardStars?: string;
                cards?: string;
                card_pluginData?: boolean;
                checklists?: string;
                customFields?: boolean;
                fields?: string;
                labels?: string;
                lists?: string;
                members?: string;
                memberships?: string;
                pluginData?: boolean;
                organization?: boolean;
                organization_pluginData?: boolean;
                myPrefs?: boolean;
                tags?: boolean;
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
                    "application/json": components["schemas"]["Board"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "get-boards-id-lists": {
        parameters: {
            query?: {
                cards?: components["schemas"]["ViewFilter"];
                card_fields?: string;
                filter?: components["schemas"]["ViewFilter"];
                fields?: string;
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
                    "application/json": components["schemas"]["TrelloList"][];
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
    "get-boards-id-labels": {
        parameters: {
            query?: {
                fields?: string;
                limit?: number;
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
                content?: never;
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
    "get-boards-id-cards": {
        parameters: {
            query?: {
                fields?: string;
                filter?: string;
                members?: boolean;
                member_fields?: string;
                attachments?: string;
                attachment_fields?: string;
                checklists?: string;
                actions?: string;
                stickers?: boolean;
                customFieldItems?: boolean;
                limit?: number;
                since?: string;
                before?: string;
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
                    "application/json": components["schemas"]["Card"][];
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
    "get-boards-id-cards-filter": {
        parameters: {
            query?: {
                fields?: string;
                members?: boolean;
                member_fields?: string;
                attachments?: string;
                attachment_fields?: string;
                checklists?: string;
                actions?: string;
                stickers?: boolean;
                customFieldItems?: boolean;
                limit?: number;
                since?: string;
                before?: string;
            };
            header?: never;
            path: {
                id: string;
                filter: "all" | "closed" | "complete" | "incomplete" | "none" | "open" | "visible";
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
                    "application/json": components["schemas"]["Card"][];
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
    "get-boards-id-actions": {
        parameters: {
            query?: {
                fields?: string;
                filter?: string;
                format?: string;
                idModels?: string;
                limit?: number;
                member?: boolean;
                member_fields?: string;
                memberCreator?: boolean;
                memberCreator_fields?: string;
                page?: number;
                reactions?: boolean;
                before?: string;
                since?: string;
            };
            header?: never;
            path: {
                boardId: string;
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
                    "application/json": components["schemas"]["Action"][];
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
    "get-lists-id": {
        parameters: {
            query?: {
                fields?: string;
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
                content?: never;
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
    "get-lists-id-cards": {
        parameters: {
            query?: {
                fields?: string;
                filter?: string;
                members?: boolean;
                member_fields?: string;
                attachments?: string;
                attachment_fields?: string;
                checklists?: string;
                actions?: string;
                stickers?: boolean;
                customFieldItems?: boolean;
                limit?: number;
                since?: string;
                before?: string;
            };
            header?: never;
            path: {
                id: components["schemas"]["TrelloID"];
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
                    "application/json": components["schemas"]["Card"][];
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
    "get-cards-id": {
        parameters: {
            query?: {
                fields?: string;
                actions?: string;
                attachments?: string & ("cover" | boolean);
                attachment_fields?: string;
                members?: boolean;
                member_fields?: string;
                membersVoted?: boolean;
                memberVoted_fields?: string;
                checkItemStates?: boolean;
                checklists?: string;
                checklist_fields?: string;
                board?: boolean;
                board_fields?: string;
                list?: boolean;
                pluginData?: boolean;
                stickers?: boolean;
                sticker_fields?: string;
                customFieldItems?: boolean;
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
                    "application/json": components["schemas"]["Card"];
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
    "get-cards-id-actions": {
        parameters: {
            query?: {
                filter?: string;
                page?: number;
                fields?: string;
                limit?: number;
                since?: string;
                before?: string;
                memberCreator?: boolean;
                memberCreator_fields?: string;
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
                    "application/json": components["schemas"]["Action"][];
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
    "post-cards-id-actions-comments": {
        parameters: {
            query: {
                text: string;
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
                    "application/json": components["schemas"]["Action"];
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
    "put-cards-id-actions-idaction-comments": {
        parameters: {
            query: {
                text: string;
            };
            header?: never;
            path: {
                id: string;
                idAction: components["schemas"]["TrelloID"];
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
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "get-cards-id-attachments": {
        parameters: {
            query?: {
                fields?: string;
                filter?: string;
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
                    "application/json": components["schemas"]["Attachment"][];
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
    "post-cards-id-attachments": {
        parameters: {
            query?: {
                name?: string;
                file?: string;
                mimeType?: string;
                url?: string;
                setCover?: boolean;
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
                    "application/json": components["schemas"]["Attachment"][];
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
    "get-cards-id-attachments-idattachment": {
        parameters: {
            query?: {
                fields?: string;
            };
            header?: never;
            path: {
                id: string;
                idAttachment: components["schemas"]["TrelloID"];
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
                    "application/json": components["schemas"]["Attachment"][];
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
    "get-cards-id-checklists": {
        parameters: {
            query?: {
                checkItems?: "all" | "none";
                checkItem_fields?: string;
                filter?: "all" | "none";
                fields?: string;
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
                content?: never;
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
    "post-webhooks": {
        parameters: {
            query: {
                description?: string;
                callbackURL: string;
                idModel: components["schemas"]["TrelloID"];
                active?: boolean;
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
                    "application/json": components["schemas"]["Webhook"];
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
    "get-webhooks-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["TrelloID"];
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
                    "application/json": components["schemas"]["Webhook"];
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
    "put-webhooks-id": {
        parameters: {
            query?: {
                description?: string;
                callbackURL?: string;
                idModel?: components["schemas"]["TrelloID"];
                active?: boolean;
            };
            header?: never;
            path: {
                id: components["schemas"]["TrelloID"];
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
                    "application/json": components["schemas"]["Webhook"];
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
    "delete-webhooks-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["TrelloID"];
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
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "get-tokens-token": {
        parameters: {
            query?: {
                fields?: string;
                webhooks?: boolean;
            };
            header?: never;
            path: {
                token: string;
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
                    "application/json": components["schemas"]["Token"];
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
    "get-tokens-token-webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
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
                    "application/json": components["schemas"]["Webhook"][];
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
    "delete-token": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
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
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
