import { expect, test } from 'vitest';
import config from '../vite.config.ts';

/** As Vite reads them: a key that starts with ^ is a regular expression, any other the beginning of a path. */
const proxied = Object.keys(config.server?.proxy ?? {}).map((key) => new RegExp(key.startsWith('^') ? key : `^${key}`));

test.each([
  ['/graphql', true],
  ['/media/0123456789abcdef.png', true],
  ['/ide', true],
  ['/ide/assets/main.js', true],
  ['/docs/types.html', true],
  ['/profile', false],
  ['/@vite/client', false],
  ['/main.tsx', false],
  ['/docserver', false],
])('in development the gateway serves %s: %s', (path, isGateway) => {
  expect(proxied.some((pattern) => pattern.test(path))).toBe(isGateway);
});
