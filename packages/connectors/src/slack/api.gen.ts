// Shapes of Slack Web API (pruned for the connector) 1.7.0, from the vendor's own description.
// Made by scripts/generate-vendor-types.mjs: do not edit.
export interface paths {
    "/oauth.v2.access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["oauth_v2_access"];
        put?: never;
        post: operations["oauth_v2_access_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["auth_test"];
        put?: never;
        post: operations["auth_test_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth.revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["auth_revoke"];
        put?: never;
        post: operations["auth_revoke_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat.postMessage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["chat_postMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["chat_update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["conversations_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations.info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["conversations_info"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations.join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["conversations_join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users.lookupByEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["users_lookupByEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team.info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["team_info"];
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
        Conversation: {
            id: string;
            name?: string;
            name_normalized?: string;
            is_channel?: boolean;
            is_group?: boolean;
            is_im?: boolean;
            is_mpim?: boolean;
            is_private?: boolean;
            is_archived?: boolean;
            is_general?: boolean;
            is_shared?: boolean;
            is_ext_shared?: boolean;
            is_org_shared?: boolean;
            is_member?: boolean;
            created?: number;
            creator?: string;
            unlinked?: number;
            num_members?: number;
            topic?: {
                value?: string;
                creator?: string;
                last_set?: number;
            };
            purpose?: {
                value?: string;
                creator?: string;
                last_set?: number;
            };
            previous_names?: string[];
        } & {
            [key: string]: unknown;
        };
        Error: {
            /** @enum {boolean} */
            ok: false;
            error: string;
            needed?: string;
            provided?: string;
            response_metadata?: {
                [key: string]: unknown;
            };
        };
        Message: {
            type: string;
            subtype?: string;
            text?: string;
            ts: string;
            thread_ts?: string;
            user?: string;
            bot_id?: string;
            app_id?: string;
            team?: string;
            username?: string;
            blocks?: {
                [key: string]: unknown;
            }[];
            attachments?: {
                [key: string]: unknown;
            }[];
        } & {
            [key: string]: unknown;
        };
        OAuthV2Access: {
            /** @enum {boolean} */
            ok: true;
            access_token: string;
            token_type: string;
            scope: string;
            bot_user_id?: string;
            app_id: string;
            expires_in?: number;
            refresh_token?: string;
            team: {
                id?: string;
                name?: string;
            } | null;
            enterprise?: {
                id?: string;
                name?: string;
            } | null;
            is_enterprise_install?: boolean;
            authed_user?: {
                id?: string;
                scope?: string;
                access_token?: string;
                token_type?: string;
            };
            incoming_webhook?: {
                channel?: string;
                channel_id?: string;
                configuration_url?: string;
                url?: string;
            };
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
    oauth_v2_access: {
        parameters: {
            query: {
                client_id?: string;
                client_secret?: string;
                code: string;
                redirect_uri?: string;
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
                    "application/json": components["schemas"]["OAuthV2Access"] | components["schemas"]["Error"];
                };
            };
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    oauth_v2_access_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    client_id?: string;
                    client_secret?: string;
                    code?: string;
                    redirect_uri?: string;
                    /** @enum {string} */
                    grant_type?: "refresh_token";
                    refresh_token?: string;
                } | unknown | unknown;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthV2Access"] | components["schemas"]["Error"];
                };
            };
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    auth_test: {
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
                    "application/json": ({
                        /** @enum {boolean} */
                        ok: true;
                        url: string;
                        team: string;
                        user: string;
                        team_id: string;
                        user_id: string;
                        bot_id?: string;
                        is_enterprise_install?: boolean;
                        response_metadata?: {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    }) | components["schemas"]["Error"];
                };
            };
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    auth_test_post: {
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
                    "application/json": ({
                        /** @enum {boolean} */
                        ok: true;
                        url: string;
                        team: string;
                        user: string;
                        team_id: string;
                        user_id: string;
                        bot_id?: string;
                        is_enterprise_install?: boolean;
                        response_metadata?: {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    }) | components["schemas"]["Error"];
                };
            };
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    auth_revoke: {
        parameters: {
            query?: {
                test?: boolean;
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
                    "application/json": ({
                        /** @enum {boolean} */
                        ok: true;
                        revoked: boolean;
                        response_metadata?: {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    }) | components["schemas"]["Error"];
                };
            };
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    auth_revoke_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    test?: boolean;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        /** @enum {boolean} */
                        ok: true;
                        revoked: boolean;
                        response_metadata?: {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    }) | components["schemas"]["Error"];
                };
            };
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    chat_postMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    attachments?: {
                        [key: string]: unknown;
                    }[];
                    blocks?: {
                        [key: string]: unknown;
                    }[];
                    channel: string;
                    icon_emoji?: string;
                    icon_url?: string;
                    link_names?: boolean;
                    mrkdwn?: boolean;
                    reply_broadcast?: boolean;
                    text?: string;
                    thread_ts?: string;
                    unfurl_links?: boolean;
                    unfurl_media?: boolean;
                    username?: string;
                    metadata?: {
                        [key: string]: unknown;
                    };
                } | unknown | unknown | unknown;
                "application/x-www-form-urlencoded": {
                    attachments?: string;
                    blocks?: string;
                    channel: string;
                    icon_emoji?: string;
                    icon_url?: string;
                    link_names?: boolean;
                    mrkdwn?: boolean;
                    reply_broadcast?: boolean;
                    text?: string;
                    thread_ts?: string;
                    unfurl_links?: boolean;
                    unfurl_media?: boolean;
                    username?: string;
                    metadata?: string;
                } | unknown | unknown | unknown;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        /** @enum {boolean} */
                        ok: true;
                        channel: string;
                        ts: string;
                        message: components["schemas"]["Message"];
                        response_metadata?: {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    }) | components["schemas"]["Error"];
                };
            };
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    chat_update: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    attachments?: {
                        [key: string]: unknown;
                    }[];
                    blocks?: {
                        [key: string]: unknown;
                    }[];
                    channel: string;
                    link_names?: string;
                    text?: string;
                    ts: string;
                    metadata?: {
                        [key: string]: unknown;
                    };
                };
                "application/x-www-form-urlencoded": {
                    attachments?: string;
                    blocks?: string;
                    channel: string;
                    link_names?: string;
                    text?: string;
                    ts: string;
                    metadata?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        /** @enum {boolean} */
                        ok: true;
                        channel: string;
                        ts: string;
                        text?: string;
                        message?: components["schemas"]["Message"];
                        response_metadata?: {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    }) | components["schemas"]["Error"];
                };
            };
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    conversations_list: {
        parameters: {
            query?: {
                exclude_archived?: boolean;
                types?: string;
                limit?: number;
                cursor?: string;
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
                    "application/json": ({
                        /** @enum {boolean} */
                        ok: true;
                        channels: components["schemas"]["Conversation"][];
                        response_metadata?: {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    }) | components["schemas"]["Error"];
                };
            };
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    conversations_info: {
        parameters: {
            query: {
                channel: string;
                include_locale?: boolean;
                include_num_members?: boolean;
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
                    "application/json": ({
                        /** @enum {boolean} */
                        ok: true;
                        channel: components["schemas"]["Conversation"];
                        response_metadata?: {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    }) | components["schemas"]["Error"];
                };
            };
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    conversations_join: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    channel: string;
                };
                "application/x-www-form-urlencoded": {
                    channel: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        /** @enum {boolean} */
                        ok: true;
                        channel: components["schemas"]["Conversation"];
                        warning?: string;
                        response_metadata?: {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    }) | components["schemas"]["Error"];
                };
            };
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    users_lookupByEmail: {
        parameters: {
            query: {
                email: string;
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
                    "application/json": ({
                        /** @enum {boolean} */
                        ok: true;
                        user: {
                            id: string;
                            team_id?: string;
                            name?: string;
                            real_name?: string;
                            deleted?: boolean;
                            is_bot?: boolean;
                            profile?: {
                                [key: string]: unknown;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                        response_metadata?: {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    }) | components["schemas"]["Error"];
                };
            };
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    team_info: {
        parameters: {
            query?: {
                team?: string;
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
                    "application/json": ({
                        /** @enum {boolean} */
                        ok: true;
                        team: {
                            id: string;
                            name?: string;
                            domain?: string;
                        } & {
                            [key: string]: unknown;
                        };
                        response_metadata?: {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    }) | components["schemas"]["Error"];
                };
            };
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
