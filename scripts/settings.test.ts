import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig as readGateway } from '../gateway/config.ts';
import { readConfig as readUpstream } from '../upstream/config.ts';
import { root, settingsOf } from './testing/settingsTables.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const programs = [
  // A secret, because the gateway does not start in production without one.
  { heading: 'Gateway', read: (env: Environment) => readGateway({ SESSION_SECRET: 's'.repeat(32), ...env }) },
  { heading: 'Upstream', read: (env: Environment) => readUpstream(env) },
] as const;

/** Names of all variables that a program reads. */
function namesAsked(read: (env: Environment) => unknown): Set<string> {
  const asked = new Set<string>();
  const env = new Proxy<Record<string, string>>(
    {},
    {
      get: (_env, name) => {
        asked.add(String(name));
        return name === 'SESSION_SECRET' ? 's'.repeat(32) : undefined;
      },
    },
  );
  read(env);
  return asked;
}

/** Names of `process.env` variables in a file. */
function namesIn(file: string): Set<string> {
  const text = readFileSync(path.join(root, file), 'utf8');
  return new Set([...text.matchAll(/process\.env(?:\.|\[')([A-Z_]+)/g)].map(([, name = '']) => name));
}

describe.each(programs)('docs/settings.md, $heading', ({ heading, read }) => {
  const settings = settingsOf(heading);

  it('lists every setting that the program reads, and no others', () => {
    const asked = namesAsked(heading === 'Gateway' ? readGateway : readUpstream);
    expect(asked.size).toBeGreaterThan(15);
    expect(settings.map(({ name }) => name).toSorted()).toEqual([...asked].toSorted());
  });

  it.each(settings.filter(({ fallback }) => fallback !== null))(
    '$name is $fallback by default',
    ({ name, fallback }) => {
      expect(read({ [name]: fallback ?? '' })).toEqual(read({}));
    },
  );

  it.each(settings.filter(({ choices }) => choices.length > 0))('$name is one of $choices', ({ name, choices }) => {
    for (const choice of choices) expect(() => read({ [name]: choice })).not.toThrow();
    expect(() => read({ [name]: 'another' })).toThrow(name);
  });

  it.each(settings.filter(({ range }) => range !== null))('$name is within $range', ({ name, range }) => {
    const [least, greatest] = range ?? [0, 0];
    for (const bound of [least, greatest]) expect(() => read({ [name]: String(bound) })).not.toThrow();
    for (const beyond of [least - 1, greatest + 1]) expect(() => read({ [name]: String(beyond) })).toThrow(name);
  });

  it('treats an empty value as unset', () => {
    const empty = Object.fromEntries(settings.map(({ name }) => [name, '']));
    expect(read({ ...empty, SESSION_SECRET: 's'.repeat(32) })).toEqual(read({}));
  });
});

it('docs/settings.md lists what the start script reads, and no others', () => {
  // npm's own variables.
  const asked = [...namesIn('scripts/start.mjs')].filter((name) => /^[A-Z]/.test(name));
  expect(asked.length).toBeGreaterThan(5);
  const named = settingsOf('`npm start` and `npm run dev`').map(({ name }) => name);
  expect(named.toSorted()).toEqual(asked.toSorted());
});

it('docs/settings.md lists what the web server reads, and no others', () => {
  const files = readdirSync(path.join(root, 'web')).filter((name) => name.endsWith('.config.ts'));
  const asked = files.flatMap((file) => [...namesIn(`web/${file}`)]).filter((name) => name !== 'NODE_ENV');
  const named = settingsOf('Web server').map(({ name }) => name);
  expect(named.toSorted()).toEqual(asked.toSorted());
});
