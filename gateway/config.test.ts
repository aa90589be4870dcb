import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const SECRET = 'x'.repeat(32);
function problems(env: Record<string, string>): string {
  try {
    readConfig({ SESSION_SECRET: SECRET, ...env });
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as ConfigError).message;
  }
  return '';
}

describe('settings', () => {
  test('the default is safe: production rules, loopback, nothing open', () => {
    const config = readConfig({ SESSION_SECRET: SECRET });
    expect(config).toMatchObject({
      port: 4000,
      basePath: '',
      publicOrigin: 'http://localhost:4000',
      isLoopback: true,
      checksHost: false,
      introspection: false,
      textForBrowsers: false,
      ide: false,
      sessionSecrets: [SECRET],
    });
  });

  test('foreign hosts are refused if PUBLIC_ORIGIN is set', () => {
    expect(readConfig({ SESSION_SECRET: SECRET, PUBLIC_ORIGIN: 'http://localhost:4000' }).checksHost).toBe(true);
  });

  test('the demo opens the IDE and needs no secret', () => {
    expect(readConfig({ DEMO: '1' })).toMatchObject({
      ide: true,
      introspection: true,
      textForBrowsers: true,
      sessionSecrets: null,
    });
  });

  test.each([
    [{ PORT: 'http' }, 'PORT'],
    [{ HOST: 'example.com' }, 'HOST'],
    [{ BASE_PATH: 'partners' }, 'BASE_PATH'],
    [{ BASE_PATH: '/a//b' }, 'BASE_PATH'],
    [{ UPSTREAM_URL: 'ftp://x' }, 'UPSTREAM_URL'],
    [{ PUBLIC_ORIGIN: 'http://portal.example' }, 'PUBLIC_ORIGIN must be https'],
    [{ PUBLIC_ORIGIN: 'https://portal.example/x' }, 'PUBLIC_ORIGIN'],
    [{ CORS_ORIGINS: '*' }, 'CORS_ORIGINS'],
    [{ CORS_ORIGINS: 'https://tool.example/' }, 'CORS_ORIGINS'],
    [{ CORS_ORIGINS: 'https://tool.example, http://tool.example' }, 'CORS_ORIGINS'],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET'],
    [{ SESSION_SECRET: '' }, 'SESSION_SECRET must be set'],
    [{ DATA_DIR: '/proc/portal' }, 'DATA_DIR'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV'],
    [{ DEMO: 'yes' }, 'DEMO'],
    [{ UPSTREAM_URL: 'https://api.example/?key=1' }, 'UPSTREAM_URL'],
    [{ UPSTREAM_URL: 'https://user:password@api.example' }, 'UPSTREAM_URL'],
    [{ PUBLIC_ORIGIN: 'https://user@portal.example' }, 'PUBLIC_ORIGIN'],
    [{ CONTACT_EMAIL: 'Support <support@portal.example>' }, 'CONTACT_EMAIL'],
    [{ TRUST_PROXY: '1' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: 'loopback, 10.0.0.0/33' }, 'TRUST_PROXY'],
  ])('%j is refused with the name of the setting', (env, name) => {
    expect(problems(env)).toContain(name);
  });

  test('a setting that was left out is not reported', () => {
    expect(problems({ PORT: 'http' })).toBe('PORT must be a port number, 0 to 65535.');
  });

  test('all errors are reported at once', () => {
    expect(problems({ HOST: 'x', LOG_LEVEL: 'x' }).split('\n')).toHaveLength(2);
  });

  test('TRUST_PROXY takes addresses, ranges and groups', () => {
    const trusted = 'loopback, 10.0.0.0/8, fd00::/8, 192.0.2.1';
    expect(readConfig({ SESSION_SECRET: SECRET, TRUST_PROXY: trusted }).trustProxy).toBe(
      'loopback,10.0.0.0/8,fd00::/8,192.0.2.1',
    );
  });

  test('a trailing slash of BASE_PATH is ignored, and secrets rotate', () => {
    expect(readConfig({ SESSION_SECRET: `${SECRET}, ${'y'.repeat(40)}`, BASE_PATH: '/partners/' })).toMatchObject({
      basePath: '/partners',
      sessionSecrets: [SECRET, 'y'.repeat(40)],
    });
  });
});
