import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('settings', () => {
  test('default to values without external dependencies', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 4010,
      databaseUrl: null,
      messagingPath: '/messaging/api/v1',
      control: false,
      simulator: false,
      demo: true,
      clockStart: null,
      sessionLifetime: 86_400_000,
      passwordCost: { N: 32_768, r: 8, p: 3 },
    });
  });

  test('are unset if empty', () => {
    expect(readConfig({ PORT: '', CONTROL: ' ' })).toEqual(readConfig({}));
  });

  test('are read from the environment', () => {
    expect(
      readConfig({
        PORT: '0',
        CONTROL: 'ON',
        MESSAGING_PATH: '/m/',
        CLOCK_START: '2026-11-21T10:00:00Z',
        DATABASE_URL: 'postgresql://u:p@db/x',
      }),
    ).toMatchObject({
      port: 0,
      control: true,
      messagingPath: '/m',
      clockStart: new Date('2026-11-21T10:00:00.000Z'),
      databaseUrl: 'postgresql://u:p@db/x',
    });
  });

  test.each([
    ['PORT', '4010x'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['CONTROL', 'yes'],
    ['SIMULATOR', '1'],
    ['DEMO', 'true'],
    ['MESSAGING_PATH', 'messaging'],
    ['MESSAGING_PATH', '/'],
    ['CLOCK_START', 'yesterday'],
    ['SESSION_HOURS', '0'],
    ['CSRF_MINUTES', '1.5'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_CLIENT_ADDRESS', 'maybe'],
    ['DATABASE_URL', 'mysql://x'],
    ['DATA_DIR', '/proc/portal'],
  ])('%s=%s is refused with one sentence that names the setting', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} must be .+\\.$`));
  });

  test('a refused database address does not show its password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://root:hunter2@db/x' })).not.toThrow('hunter2');
  });
});
