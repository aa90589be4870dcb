import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from './settingsTables.ts';

type Environment = Readonly<Record<string, string>>;

/** The image built from the Dockerfile. */
export const OWN_IMAGE = 'agency-portal';

/** A service of docker-compose.yml with anchors resolved, but variables not expanded. */
export interface Service {
  readonly image: string;
  readonly build?: string;
  readonly command?: readonly string[];
  readonly environment: Readonly<Record<string, string | number>>;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly ports?: readonly string[];
  readonly volumes: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly container_name?: string;
}

export interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

export function readCompose(): Compose {
  return parse(readFileSync(path.join(root, 'docker-compose.yml'), 'utf8'), { merge: true }) as Compose;
}

/** Returns a service by name. Throws if there is none. */
export function serviceOf(compose: Compose, name: string): Service {
  const service = compose.services[name];
  if (!service) throw new Error(`docker-compose.yml has no service "${name}".`);
  return service;
}

/** `$NAME` in braces, with an optional default without variables. */
const VARIABLE = /\$\{(\w+)(?:(:?-)((?:[^${}]|\$(?!\{))*))?\}/;

/** Expands variables like Compose: `${NAME}`, `${NAME-default}` and `${NAME:-default}`, innermost first. */
export function interpolate(text: string, variables: Environment): string {
  for (let value = text; ;) {
    const match = VARIABLE.exec(value);
    if (!match) return value;
    const [whole, name = '', operator, fallback = ''] = match;
    const given = variables[name];
    const isMissing = given === undefined || (operator === ':-' && given === '');
    value = value.replace(whole, () => (isMissing ? fallback : given));
  }
}

/** The environment of a service's process: the image's, then its own, with these shell variables. */
export function environmentOf(service: Service, variables: Environment = {}): Environment {
  const env: Record<string, string> = service.image === OWN_IMAGE ? { ...readDockerfile().environment } : {};
  for (const [name, value] of Object.entries(service.environment)) env[name] = interpolate(String(value), variables);
  return env;
}

/** Contents of the Dockerfile's last stage. */
export interface Image {
  readonly nodeVersion: string;
  readonly environment: Environment;
  readonly ports: readonly number[];
  readonly user: string;
  readonly command: readonly string[];
  readonly healthCommand: readonly string[];
  /** Copied paths of the project, including built ones. */
  readonly copies: readonly string[];
  /** Every `npm …` command of all stages. */
  readonly npmCalls: readonly string[];
}

export function readDockerfile(): Image {
  const text = readFileSync(path.join(root, 'Dockerfile'), 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll('\\\n', ' ');
  const last = text.slice(text.lastIndexOf('\nFROM '));
  const argumentsOf = (instruction: string): string[] =>
    [...last.matchAll(new RegExp(`^${instruction} +(.+)$`, 'gm'))].map(([, given = '']) => given.trim());
  const lastOf = (instruction: string): string => argumentsOf(instruction).at(-1) ?? '';
  return {
    nodeVersion: /^ARG NODE_VERSION=(.+)$/m.exec(text)?.[1] ?? '',
    environment: Object.fromEntries(
      argumentsOf('ENV')
        .flatMap((pairs) => pairs.split(' '))
        .map((pair) => pair.split('=')),
    ) as Environment,
    ports: argumentsOf('EXPOSE')
      .flatMap((ports) => ports.split(' '))
      .map(Number),
    user: lastOf('USER'),
    command: list(lastOf('CMD')),
    healthCommand: list(lastOf('HEALTHCHECK').replace(/^.*?CMD /, '')),
    copies: argumentsOf('COPY').flatMap((given) =>
      given
        .split(/ +/)
        .filter((word) => !word.startsWith('--'))
        .slice(0, -1),
    ),
    npmCalls: [...text.matchAll(/(?<= )npm [^&\n]+/g)].map(([call]) => call.trim()),
  };
}

function list(json: string): readonly string[] {
  return JSON.parse(json) as readonly string[];
}
