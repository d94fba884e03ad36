/**
 * What requests need of the session. The session itself sends requests, so it fills this in, which avoids a circular
 * import.
 */
export const sessionPort = {
  token: async (): Promise<string | null> => null,
  /** The server demanded sign-in or access, or an answer changed the account: ask again who this is. */
  recheck: (): void => {},
};
