/**
 * WebSocket close codes of the gateway that clients have to handle. graphql-transport-ws adds its own for protocol
 * violations (4400, 4406, 4408, 4409, 4429). docs/internal-tools.md explains them.
 */
export const CLOSE_CODES = {
  /** Too many sockets for the account, or too many messages on this socket. */
  policy: 1008,
  /** This replica is shutting down: reconnect. */
  restart: 1012,
  /** The caller could not be looked up: reconnect later. */
  tryAgainLater: 1013,
  /** Sign in (again): the handshake had no valid credential. */
  unauthenticated: 4401,
  /** The session has ended: reconnect with new credentials and resume. */
  sessionExpired: 4403,
  /** The session belongs to another account than the page: reload the page. */
  viewerChanged: 4410,
  /** An internal error, sent by graphql-ws: reconnect later. */
  internalError: 4500,
} as const;
