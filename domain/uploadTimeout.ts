/**
 * How long the portal waits for the response to an upload, in ms, and the gateway for the request: enough for a file of
 * 3,000,000 bytes at 400 kbit/s.
 */
export const UPLOAD_TIMEOUT_MS = 60_000;
