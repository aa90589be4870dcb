// The headers Chromium 142 sends with the portal's operations, as seen behind a TLS-terminating proxy.

/** The origin under which browsers see the portal. */
export const PORTAL_ORIGIN = 'https://portal.example';

/** Headers of an operation, without those of its body and of its caller. */
export function browserHeaders(): Record<string, string> {
  return {
    host: new URL(PORTAL_ORIGIN).host,
    connection: 'keep-alive',
    'sec-ch-ua-platform': '"Linux"',
    'accept-language': 'en',
    'sec-ch-ua': '"Chromium";v="142", "Google Chrome";v="142", "Not_A Brand";v="99"',
    'graphql-require-preflight': '1',
    'sec-ch-ua-mobile': '?0',
    'user-agent':
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    accept: 'application/graphql-response+json, application/json',
    'content-type': 'application/json',
    origin: PORTAL_ORIGIN,
    'sec-fetch-site': 'same-origin',
    'sec-fetch-mode': 'cors',
    'sec-fetch-dest': 'empty',
    referer: `${PORTAL_ORIGIN}/leads`,
    'accept-encoding': 'gzip, deflate, br, zstd',
  };
}
