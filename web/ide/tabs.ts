import { post } from './post.ts';
import { learnReader, type ReaderAnswer } from './reader.ts';

/** An operation from examples/. */
export interface Example {
  readonly title: string;
  readonly text: string;
  /** JSON. */
  readonly variables: string;
}

/** Ids of the user's own data; null if there is none. */
export interface OwnIds {
  readonly viewerId: string | null;
  readonly activeLeadId: string | null;
  readonly acceptedLeadId: string | null;
  readonly serviceIds: readonly string[];
  readonly chatId: string | null;
}

const WHO = /* GraphQL */ `
  query Who {
    viewer {
      id
    }
  }
`;
const OWN_IDS = /* GraphQL */ `
  query OwnIds {
    viewer {
      active: leads(first: 1, status: PENDING) {
        edges {
          node {
            id
          }
        }
      }
      accepted: leads(first: 1, status: ACCEPTED) {
        edges {
          node {
            id
            services {
              id
            }
          }
        }
      }
      chats(first: 1) {
        edges {
          node {
            id
          }
        }
      }
    }
  }
`;

interface Connection {
  readonly edges: readonly { readonly node: { readonly id: string; readonly services?: readonly { id: string }[] } }[];
}
interface Who extends ReaderAnswer {
  readonly data?: { readonly viewer: { readonly id: string } | null } | null;
}
interface OwnData extends ReaderAnswer {
  readonly data?: {
    readonly viewer: {
      readonly active: Connection | null;
      readonly accepted: Connection | null;
      readonly chats: Connection | null;
    } | null;
  } | null;
}

/** How long the IDE waits for ids of leads and chats, in ms. The examples also work without them. */
export const WAIT_MS = 2_000;

/**
 * Reads the ids with the session. An account without a subscription has no leads; a visitor has no ids at all. There are
 * none either if the server fails, so that the IDE opens and can be used once it responds again. The viewer's id needs no
 * upstream, so it is there even if the upstream is slow.
 */
export async function readOwnIds(): Promise<OwnIds> {
  const tooLate = new Promise<OwnData>((resolve) => setTimeout(resolve, WAIT_MS, {}));
  const [who, own] = await Promise.all([ask<Who>(WHO), Promise.race([ask<OwnData>(OWN_IDS), tooLate])]);
  const viewer = own.data?.viewer;
  const accepted = viewer?.accepted?.edges[0]?.node;
  return {
    viewerId: who.data?.viewer?.id ?? null,
    activeLeadId: viewer?.active?.edges[0]?.node.id ?? null,
    acceptedLeadId: accepted?.id ?? null,
    serviceIds: accepted?.services?.map(({ id }) => id) ?? [],
    chatId: viewer?.chats?.edges[0]?.node.id ?? null,
  };
}

/** The response to a query; empty if there is none. */
async function ask<Result extends ReaderAnswer>(query: string): Promise<Result | { readonly data?: undefined }> {
  try {
    const response = await post({ query }, {});
    const result = (await response.json()) as Result;
    learnReader(result);
    return result;
  } catch {
    return {};
  }
}

/** The examples as tabs, starting with a read. Uploads are left out, because the IDE cannot send files. */
export function tabsOf(examples: readonly Example[], ids: OwnIds): { query: string; variables: string }[] {
  return examples
    .filter(({ text }) => !text.includes(': Upload'))
    .map(({ text, variables }) => ({ query: text, variables: fill(variables, text, ids) }));
}

/** Replaces empty ids with the user's own. */
function fill(variables: string, text: string, ids: OwnIds): string {
  const values = JSON.parse(variables) as Record<string, unknown>;
  const own: Readonly<Record<string, unknown>> = {
    chatId: ids.chatId,
    leadId: text.includes('saveReview') ? ids.acceptedLeadId : ids.activeLeadId,
    serviceIds: ids.serviceIds,
  };
  const filled = Object.entries(values).map(([name, value]) => {
    const isEmpty = value === '' || (Array.isArray(value) && value.length === 0);
    return [name, isEmpty ? (own[name] ?? value) : value] as const;
  });
  return JSON.stringify(Object.fromEntries(filled), null, 2);
}
