import type { Readable } from 'node:stream';
import { Agent, request } from 'undici';

/** Largest image that is passed through, bytes; uploads are limited to 3,000,000. */
export const LARGEST_FILE = 4_000_000;
/** Files up to this size are cached; larger ones are streamed. */
const SMALL = 64 * 1024;
/**
 * Deadlines in ms: of the response, including the content of a small file; and of a large file, which is sent at the
 * speed of its reader.
 */
const DEADLINES = { response: 10_000, large: 60_000 };
/** A slow reader of a large file keeps its connection. */
const MAX_CONNECTIONS = 128;
/** Concurrent files, including queued ones; further requests are refused. */
const MAX_IN_FLIGHT = 256;

const TYPES = /^image\/(?:png|jpeg|webp|gif|avif)$/;

/** A file in memory. */
export interface SmallFile {
  readonly kind: 'small';
  readonly type: string;
  readonly bytes: Buffer;
}

/**
 * A streamed file. `bytes`: null if the upstream does not send the length. The caller must read or destroy the stream.
 */
export interface LargeFile {
  readonly kind: 'large';
  readonly type: string;
  readonly bytes: number | null;
  readonly stream: Readable;
}

/** Why there is no file: not found; not an image, or too large; the upstream failed. */
export interface NoFile {
  readonly kind: 'missing' | 'refused' | 'unavailable';
}

export type UpstreamFile = SmallFile | LargeFile | NoFile;

export interface UpstreamFiles {
  /**
   * `path`: below `/files/`, already validated. `signal`: cancels the call and the stream of a large file. Never
   * throws.
   */
  read(path: string, requestId: string, signal: AbortSignal): Promise<UpstreamFile>;
  close(): Promise<void>;
}

/** Reads the upstream's public files without a credential. Follows no redirects. `deadlines`: for tests. */
export function createUpstreamFiles(upstreamUrl: string, deadlines: typeof DEADLINES = DEADLINES): UpstreamFiles {
  const agent = new Agent({
    connections: MAX_CONNECTIONS,
    pipelining: 1,
    keepAliveTimeout: 15_000,
    connect: { timeout: 2_000 },
    maxResponseSize: LARGEST_FILE,
  });
  let inFlight = 0;

  const send = async (
    path: string,
    requestId: string,
    signal: AbortSignal,
    extend: () => void,
  ): Promise<UpstreamFile> => {
    const { statusCode, headers, body } = await request(`${upstreamUrl}/files/${path}`, {
      dispatcher: agent,
      headers: { accept: 'image/*', 'x-request-id': requestId },
      signal,
    });
    const type = String(headers['content-type'] ?? '').toLowerCase();
    const length = headers['content-length'];
    const bytes = typeof length === 'string' && /^\d+$/.test(length) ? Number(length) : null;
    const isFile = statusCode === 200 && TYPES.test(type) && (bytes ?? 0) <= LARGEST_FILE;
    if (isFile && (bytes === null || bytes > SMALL)) {
      extend();
      return { kind: 'large', type, bytes, stream: body };
    }
    if (isFile) return { kind: 'small', type, bytes: Buffer.from(await body.arrayBuffer()) };
    // Drained, so that the connection can be reused; a long body is cut off.
    await body.dump({ limit: SMALL });
    if (statusCode === 404) return { kind: 'missing' };
    return { kind: statusCode >= 500 || statusCode === 429 ? 'unavailable' : 'refused' };
  };

  return {
    async read(path, requestId, signal) {
      if (inFlight >= MAX_IN_FLIGHT) return { kind: 'unavailable' };
      inFlight += 1;
      const late = new AbortController();
      const stop = (): void => late.abort();
      let timer = setTimeout(stop, deadlines.response);
      const extend = (): void => {
        clearTimeout(timer);
        timer = setTimeout(stop, deadlines.large);
      };
      const leave = (): void => {
        clearTimeout(timer);
        inFlight -= 1;
      };
      try {
        const file = await send(path, requestId, AbortSignal.any([signal, late.signal]), extend);
        if (file.kind === 'large') file.stream.once('close', leave);
        else leave();
        return file;
      } catch {
        leave();
        return { kind: 'unavailable' };
      }
    },
    close: () => agent.destroy(),
  };
}
