import type { JobKind } from "@fixpoint/queue";

/** A dead worker's job goes to another one after this silence; the job engine takes no less than 10, and a busy machine needs some air. */
const HEARTBEAT_SECONDS = 15;

export const PROCESS_ISSUE: JobKind = {
  name: "process-issue",
  retryLimit: 3,
  retryDelaySeconds: 2,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  expireInSeconds: 23 * 3600,
};
/** A code host may be away for long: about two hours of tries. A first copy of a large repository takes its time. */
export const OPEN_PULL_REQUEST: JobKind = {
  name: "open-pull-request",
  retryLimit: 12,
  retryDelaySeconds: 2,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  expireInSeconds: 1800,
};
/** Plans its next look by itself, whatever comes of one. */
export const FOLLOW_PULL_REQUEST: JobKind = {
  name: "follow-pull-request",
  retryLimit: 1,
  retryDelaySeconds: 2,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  expireInSeconds: 600,
};
export const RUN_ROUND: JobKind = {
  name: "run-round",
  retryLimit: 5,
  retryDelaySeconds: 5,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  expireInSeconds: 23 * 3600,
};
export const ANNOUNCE_MERGE: JobKind = {
  name: "announce-merge",
  retryLimit: 8,
  retryDelaySeconds: 30,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  expireInSeconds: 300,
};
export const UPDATE_BASE_COMMIT: JobKind = {
  name: "update-base-commit",
  retryLimit: 2,
  retryDelaySeconds: 1,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  expireInSeconds: 300,
};
/** Plans its next look by itself, whatever comes of one. */
export const SYNC_SOURCE: JobKind = {
  name: "sync-source",
  retryLimit: 1,
  retryDelaySeconds: 5,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  expireInSeconds: 6 * 3600,
};
export const READ_TRACKER_CHANGES: JobKind = {
  name: "read-tracker-changes",
  retryLimit: 5,
  retryDelaySeconds: 5,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  expireInSeconds: 3600,
};
/** A tracker may ask for patience for long: about two hours of tries. */
export const COMMENT_ON_ISSUE: JobKind = {
  name: "comment-on-issue",
  retryLimit: 8,
  retryDelaySeconds: 30,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  expireInSeconds: 300,
};

export const FAN_OUT_NOTIFICATION: JobKind = {
  name: "fan-out-notification",
  retryLimit: 5,
  retryDelaySeconds: 2,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  expireInSeconds: 120,
};
/** What is to be tried again, and when, is in the deliveries' rows. */
const SENDING = { retryLimit: 1, retryDelaySeconds: 2, heartbeatSeconds: HEARTBEAT_SECONDS, expireInSeconds: 300 };
export const SEND_EMAIL: JobKind = { name: "send-email", ...SENDING };
export const SEND_CHAT_MESSAGE: JobKind = { name: "send-chat-message", ...SENDING };

export const JOB_KINDS = [
  ANNOUNCE_MERGE,
  FAN_OUT_NOTIFICATION,
  SEND_EMAIL,
  SEND_CHAT_MESSAGE,
  COMMENT_ON_ISSUE,
  FOLLOW_PULL_REQUEST,
  PROCESS_ISSUE,
  OPEN_PULL_REQUEST,
  RUN_ROUND,
  UPDATE_BASE_COMMIT,
  SYNC_SOURCE,
  READ_TRACKER_CHANGES,
];
