// One request, defined once, so that the load generator and the comparison of responses send the same bytes.
import { once } from 'node:events';
import { request as open } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { text as readText } from 'node:stream/consumers';

/** A POST. */
export interface Request {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export function toRequest(path: string, headers: Readonly<Record<string, string>>, body: unknown): Request {
  const text = JSON.stringify(body);
  return { path, headers: { ...headers, 'content-length': String(Buffer.byteLength(text)) }, body: text };
}

export function toBytes({ path, headers, body }: Request): Buffer {
  const lines = [`POST ${path} HTTP/1.1`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`);
}

/** Sends it to a local port, on its own connection. Throws unless the response is 200 and uncompressed. */
export async function ask(
  port: number,
  { path, headers, body }: Request,
): Promise<{ readonly headers: IncomingHttpHeaders; readonly text: string }> {
  const sent = open({ host: '127.0.0.1', port, path, method: 'POST', headers, agent: false });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const text = await readText(answer);
  if (answer.statusCode !== 200) throw new Error(`an answer was ${answer.statusCode}: ${text}`);
  if (answer.headers['content-encoding'] !== undefined) throw new Error('an answer is compressed');
  return { headers: answer.headers, text };
}
