/**
 * WebSocket close codes of the gateway that clients have to handle. graphql-transport-ws adds its own for protocol
 * violations (4400, 4406, 4408, 4409). docs/internal-tools.md explains them.
 */
export const CLOSE_CODES = {
  /** Too many messages on this socket. */
  policy: 1008,
  /** This replica is shutting down: reconnect. */
  restart: 1012,
  /** The caller's credential could not be checked: reconnect later. */
  tryAgainLater: 1013,
  /**
   * The handshake had no valid credential, or the access token has expired or been revoked: graphql-ws clients do not
   * retry.
   */
  unauthenticated: 4401,
  /** The browser's session has ended: reconnect with a new session's cookie and resume. */
  sessionExpired: 4403,
  /** The session belongs to a different account than the page: reload the page. */
  viewerChanged: 4410,
  /** Too many sockets open with this credential: graphql-ws clients do not retry. */
  tooManySockets: 4429,
  /** An internal error: reconnect later. */
  internalError: 4500,
} as const;
