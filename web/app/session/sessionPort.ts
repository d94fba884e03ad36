/**
 * What requests need of the session. It stands apart because the session itself sends requests:
 * the session fills it in, whoever carries a request reads it.
 */
export const sessionPort = {
  token: async (): Promise<string | null> => null,
  /** The server refused for want of a sign-in or of access, or an answer changed the account: ask again who this is. */
  recheck: (): void => {},
};
