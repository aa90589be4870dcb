import type { Config } from '../config.ts';

export type Headers = Readonly<Record<string, string>>;

/** Headers of every response. */
export function baseHeaders(config: Pick<Config, 'publicOrigin'>): Headers {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    ...(config.publicOrigin.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
      : {}),
  };
}

const DOCUMENT_HEADERS: Headers = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
};

function toPolicy(directives: readonly string[]): string {
  return directives.join('; ');
}

/** Old Safari does not include WebSockets of the same host in 'self'. */
function socketOrigin(config: Pick<Config, 'publicOrigin'>): string {
  return config.publicOrigin.replace(/^http/, 'ws');
}

/**
 * The web application: scripts and styles only from files, and no string becomes script (Trusted Types without a
 * policy).
 */
export function pageHeaders(config: Pick<Config, 'publicOrigin'>): Headers {
  return {
    ...DOCUMENT_HEADERS,
    'content-security-policy': toPolicy([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' blob:",
      "font-src 'self'",
      "manifest-src 'self'",
      `connect-src 'self' ${socketOrigin(config)}`,
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]),
  };
}

/** The IDE's editor adds styles itself and runs in workers; everything comes from this host. */
export function ideHeaders(): Headers {
  return {
    ...DOCUMENT_HEADERS,
    'content-security-policy': toPolicy([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self' data:",
      "worker-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ]),
  };
}
