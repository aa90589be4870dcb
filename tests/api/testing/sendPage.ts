import { request as httpRequest } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { RandomPage } from './randomPages.ts';

export interface PageAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/**
 * Requests a page at exactly this URL, which fetch would normalize. Uses a connection of its own, because the gateway
 * closes a connection if it does not read the whole request.
 */
export function sendPage(
  gatewayUrl: string,
  { method, address, headers, body }: Omit<RandomPage, 'isSignedIn'>,
): Promise<PageAnswer> {
  const { hostname, port, pathname } = new URL(gatewayUrl);
  const path = address.startsWith('/') ? pathname.replace(/\/$/, '') + address : address;
  return new Promise((resolve, reject) => {
    const request = httpRequest({ hostname, port, path, method, headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
      response.on('error', reject);
    });
    request.on('error', reject);
    request.end(body ?? undefined);
  });
}
