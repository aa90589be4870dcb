import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { newToken } from '../api/testing/newToken.ts';
import { sharedPair } from '../api/testing/pair.ts';
import type { SharedPair } from '../api/testing/pair.ts';
import type { Report } from './programs/run.ts';

const ACCOUNT = 'owner-advanced';
const FOLDER = import.meta.dirname;
/** Where the clients' own tools write the schemas and types they generate from the running product. */
const GENERATED = path.join(FOLDER, '.generated');

const execute = promisify(execFile);

let pair: SharedPair;
let env: NodeJS.ProcessEnv;

interface Output {
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a script on this Node, in the clients' folder. Rejects with its output unless it succeeds. */
async function run(script: string, ...args: string[]): Promise<Output> {
  return await execute(process.execPath, [path.join(FOLDER, script), ...args], { cwd: FOLDER, env, timeout: 60_000 });
}

const outputs = new Map<string, Promise<Output>>();

/** Runs a program and returns the JSON it prints. Fails if it prints any warning. */
async function reportOf(program: string): Promise<unknown> {
  const output = outputs.get(program) ?? run(`programs/${program}.ts`);
  outputs.set(program, output);
  const { stdout, stderr } = await output;
  expect(stderr).toBe('');
  // Any further line would be a warning, and would make the JSON invalid.
  return JSON.parse(stdout) as unknown;
}

beforeAll(async () => {
  if (!existsSync(path.join(FOLDER, 'node_modules'))) throw new Error('Run npm ci in tests/clients, or npm test.');
  pair = await sharedPair();
  const { upstream, gateway } = pair;
  const scopes = ['leads:read', 'messages:write'] as const;
  const token = await newToken(upstream, ACCOUNT, scopes);
  env = { ...process.env, PORTAL_URL: gateway.graphqlUrl, PORTAL_TOKEN: token, UPSTREAM_URL: upstream.url };
  rmSync(GENERATED, { recursive: true, force: true });
  mkdirSync(path.join(GENERATED, 'relay'), { recursive: true });
  const schema = await fetch(`${gateway.url}/schema.graphql`);
  writeFileSync(path.join(GENERATED, 'schema.graphql'), await schema.text());
  await run('node_modules/relay-compiler/cli.js', 'relay.config.json');
  await run('node_modules/@graphql-codegen/cli/esm/bin.js', '--config', 'codegen.yml');
  await run(
    'node_modules/openapi-typescript/bin/cli.js',
    `${upstream.url}/openapi.json`,
    '--output',
    '.generated/rest.ts',
  );
});

describe('with their default settings', () => {
  async function allLeads(): Promise<string[]> {
    type Leads = { viewer: { leads: { nodes: { id: string }[] } } };
    const { viewer } = await pair.ask<Leads>(ACCOUNT, '{ viewer { leads(first: 100) { nodes { id } } } }');
    return viewer.leads.nodes.map(({ id }) => id);
  }

  test.each(['apollo', 'graphqlRequest', 'relay', 'urql'])('%s runs queries, pages and mutations', async (program) => {
    const { email, leads, totalCount, sent } = (await reportOf(program)) as Report;
    expect(email).toBe(`${ACCOUNT}@demo.example`);
    expect(leads).toEqual(await allLeads());
    expect(leads?.length).toBeGreaterThan(20);
    expect(totalCount).toBe(leads?.length);
    expect(sent).toEqual(expect.any(String));
  });

  test.each(['apollo', 'graphqlSse', 'graphqlWs', 'relay', 'urql', 'urqlFetch'])(
    '%s receives what a subscription pushes',
    async (program) => {
      const { sent, isReceived } = (await reportOf(program)) as Report;
      expect({ sent, isReceived }).toEqual({ sent: expect.any(String) as string, isReceived: true });
    },
  );
});

describe('generated types', () => {
  test('of relay-compiler, the codegen client preset and openapi-typescript compile unchanged', async () => {
    const { stdout } = await run('node_modules/typescript/bin/tsc', '--project', '.').catch((error: Output) => error);
    expect(stdout).toBe('');
  });

  test('of the client preset match the actual responses', async () => {
    const { statuses, received } = (await reportOf('typed')) as { statuses: string[]; received: string[] };
    expect(new Set(statuses)).toEqual(new Set(['ACCEPTED']));
    expect(received.every((moment) => !Number.isNaN(Date.parse(moment)))).toBe(true);
  });
});

test('Mesh compiles the OpenAPI document without warnings, and returns leads with named types', async () => {
  const { data, errors } = (await reportOf('mesh')) as {
    errors?: unknown;
    data: { listLeads: { __typename: string; count: number; leads: { __typename: string; services: object[] }[] } };
  };
  expect(errors).toBeUndefined();
  const { __typename, count, leads } = data.listLeads;
  expect([__typename, leads.length]).toEqual(['LeadPage', Math.min(count, 50)]);
  expect(new Set(leads.map((lead) => lead.__typename))).toEqual(new Set(['Lead']));
  expect(leads[0]?.services[0]).toMatchObject({ __typename: 'NamedId' });
});
