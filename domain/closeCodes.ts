/**
 * The codes the gateway closes a WebSocket with when the client has to act on them. What graphql-transport-ws closes with
 * because a client breaks its rules (4400, 4406, 4408, 4409, 4429) comes on top. docs/internal-tools.md says what each means.
 */
export const CLOSE_CODES = {
  /** Too many sockets for the account, or too many messages on this one. */
  policy: 1008,
  /** This replica is going: reconnect. */
  restart: 1012,
  /** The caller could not be looked up: reconnect later. */
  tryAgainLater: 1013,
  /** Sign in (again): the handshake named nobody. */
  unauthenticated: 4401,
  /** The session has ended: reconnect with fresh credentials and resume. */
  sessionExpired: 4403,
  /** The session belongs to another account than the page: load the page anew. */
  viewerChanged: 4410,
  /** A fault of the gateway, by graphql-ws: reconnect later. */
  internalError: 4500,
} as const;
