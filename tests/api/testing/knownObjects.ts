import type { Answer } from '../../harness/gateway.ts';

/** Values of existing objects, for random input. */
export interface KnownObjects {
  /** Global ids by type name. */
  readonly ids: Readonly<Record<string, readonly string[]>>;
  readonly cursors: readonly string[];
  readonly uuids: readonly string[];
  readonly slugs: readonly string[];
  readonly aliases: readonly string[];
}

const OWN = `{ viewer { __typename id account { __typename id user { __typename id } }
  accessTokens { __typename id }
  leads(first: 40, sort: DEADLINE) { pageInfo { endCursor } edges { cursor }
    nodes { __typename id uuid slug services { __typename id } } }
  chats(first: 8) { edges { cursor } nodes { __typename id uuid
    messages(last: 4) { edges { cursor } nodes { __typename id uuid body { ... on SystemBody { params { name value } } } } } } }
  messenger { __typename id } reviewableLeads { edges { cursor } nodes { leadId } }
  pageOptimization { stories { __typename id } awards { __typename id } clientLogos { __typename id } } } }`;
const PUBLIC = `{ agencies(first: 30) { edges { cursor } nodes { __typename id alias } }
  locations(pattern: "ber") { __typename id alias }
  filters { services { __typename id alias } industries { __typename id } budgets { __typename id }
    languages { __typename id } projectDurations { __typename id } numberOfEmployees { __typename id }
    businessSizes { __typename id } tools { tools { __typename id } } } }`;

/** Reads these values with `ask`, which must run queries as an account with leads and chats. Throws on errors. */
export async function readKnownObjects(ask: (query: string) => Promise<Answer>): Promise<KnownObjects> {
  const found = { ids: {} as Record<string, string[]>, cursors: [], uuids: [], slugs: [], aliases: [] };
  for (const query of [OWN, PUBLIC]) {
    const { data, errors } = await ask(query);
    if (errors) throw new Error(JSON.stringify(errors));
    collect(data, found);
  }
  return found;
}

type Lists = { readonly [Name in Exclude<keyof KnownObjects, 'ids'>]: string[] } & {
  readonly ids: Record<string, string[]>;
};

/** Which list a field of a response is collected in. */
const KEPT = { cursor: 'cursors', endCursor: 'cursors', uuid: 'uuids', slug: 'slugs', alias: 'aliases' } as const;

function collect(value: unknown, found: Lists): void {
  if (Array.isArray(value)) for (const item of value) collect(item, found);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  const { __typename: type, id, name, value: text } = value as Record<string, unknown>;
  if (typeof type === 'string' && typeof id === 'string') (found.ids[type] ??= []).push(id);
  // A deal's uuid is only found in its message.
  if (name === 'dealUuid' && typeof text === 'string') found.uuids.push(text);
  for (const [key, inner] of Object.entries(value)) {
    const list = KEPT[key as keyof typeof KEPT] as (typeof KEPT)[keyof typeof KEPT] | undefined;
    if (list !== undefined && typeof inner === 'string') found[list].push(inner);
    collect(inner, found);
  }
}
