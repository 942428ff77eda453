/** Who caused a change, for `__meta.initiator` of the live events. */
export interface InitiatorOf {
  userId: string | null;
  connectionId: string | null;
}

export const SERVER_INITIATOR: InitiatorOf = { userId: null, connectionId: null };
