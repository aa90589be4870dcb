// Mirrors every message of the inbox into another system, and keeps doing so. Scope: MESSAGES_READ.
//   PORTAL_TOKEN=… node examples/recipes/mirrorChats.ts https://crm.example/messages
import { keepRunning, portalOfEnvironment, type Portal } from './portal.ts';

const CHATS = `
  query Chats($after: String) {
    viewer {
      chats(first: 50, after: $after) {
        edges { node { id } }
        pageInfo { hasNextPage endCursor }
      }
    }
  }`;
const HISTORY = `
  query History($id: ID!, $before: String) {
    viewer {
      chat(id: $id) {
        lead { name company }
        messages(last: 100, before: $before) {
          nodes { id createdAt sender body { __typename ... on TextBody { text } } }
          pageInfo { hasPreviousPage startCursor }
        }
      }
    }
  }`;
/** The first event has the counters, the second the first page of chats, and each further one the chats that changed. */
const CHANGED_CHATS = `
  subscription ChangedChats {
    messengerEvents { ... on ChatsChanged { chatEdges { node { id } } } }
  }`;

interface ChatsAnswer {
  readonly viewer: {
    readonly chats: {
      readonly edges: readonly { readonly node: { readonly id: string } }[];
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  };
}
interface HistoryAnswer {
  readonly viewer: {
    readonly chat: {
      readonly lead: { readonly name: string; readonly company: string | null };
      readonly messages: {
        readonly nodes: readonly {
          readonly id: string;
          readonly createdAt: string;
          readonly sender: string | null;
          readonly body: { readonly __typename: string; readonly text?: string };
        }[];
        readonly pageInfo: { readonly hasPreviousPage: boolean; readonly startCursor: string | null };
      };
    } | null;
  };
}
interface ChangedChats {
  readonly messengerEvents: { readonly chatEdges?: readonly { readonly node: { readonly id: string } }[] };
}

/** A message as it is sent to the other system; `text` is null for a card or a deleted message. */
export interface MirroredMessage {
  readonly id: string;
  readonly chatId: string;
  readonly leadName: string;
  readonly sender: string | null;
  readonly createdAt: string;
  readonly text: string | null;
}

/** The other system. `has` makes repeats harmless, because a message's id never changes. */
export interface Mirror {
  has(messageId: string): Promise<boolean>;
  put(message: MirroredMessage): Promise<void>;
}

/**
 * Reads a chat backwards up to the page with a message that the mirror has, then writes the missing ones in order. The
 * page is read to its end, because a message can become visible after a newer one.
 */
async function mirrorChat(portal: Portal, mirror: Mirror, chatId: string): Promise<void> {
  const missing: MirroredMessage[] = [];
  let before: string | null = null;
  for (let isDone = false; !isDone;) {
    const answer: HistoryAnswer = await portal.ask<HistoryAnswer>(HISTORY, { id: chatId, before });
    const chat: HistoryAnswer['viewer']['chat'] = answer.viewer.chat;
    if (chat === null) return;
    const { lead, messages } = chat;
    for (const { id, createdAt, sender, body } of messages.nodes.toReversed()) {
      if (await mirror.has(id)) isDone = true;
      else missing.push({ id, chatId, leadName: lead.name, sender, createdAt, text: body.text ?? null });
    }
    isDone ||= !messages.pageInfo.hasPreviousPage;
    before = messages.pageInfo.startCursor;
  }
  for (const message of missing.toReversed()) await mirror.put(message);
}

async function mirrorInbox(portal: Portal, mirror: Mirror): Promise<void> {
  for (let after: string | null = null; ;) {
    const { viewer }: ChatsAnswer = await portal.ask<ChatsAnswer>(CHATS, { after });
    for (const { node } of viewer.chats.edges) await mirrorChat(portal, mirror, node.id);
    if (!viewer.chats.pageInfo.hasNextPage) return;
    after = viewer.chats.pageInfo.endCursor;
  }
}

/**
 * Mirrors all chats of the inbox, then each one that changes, until the signal aborts or the stream breaks. If it
 * breaks, start it again: it reads what it missed. The first event confirms that the stream has started. Only then is
 * the inbox read, so nothing is missed in between.
 */
export async function mirrorChats(portal: Portal, mirror: Mirror, signal?: AbortSignal): Promise<void> {
  let isInboxRead = false;
  for await (const { messengerEvents } of portal.subscribe<ChangedChats>(CHANGED_CHATS, {}, signal)) {
    if (!isInboxRead) await mirrorInbox(portal, mirror);
    isInboxRead = true;
    for (const { node } of messengerEvents.chatEdges ?? []) await mirrorChat(portal, mirror, node.id);
  }
}

/** A system that only accepts messages by POST, so what it already has is remembered here. */
function postTo(url: string): Mirror {
  const sent = new Set<string>();
  return {
    has: (id) => Promise.resolve(sent.has(id)),
    async put(message) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': message.id },
        body: JSON.stringify(message),
      });
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      sent.add(message.id);
    },
  };
}

if (import.meta.main) {
  const [, , url] = process.argv;
  if (!url) throw new Error('Pass the URL that receives the messages.');
  const mirror = postTo(url);
  const portal = portalOfEnvironment();
  await keepRunning(() => mirrorChats(portal, mirror));
}
