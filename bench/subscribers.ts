// Subscribers of live chats: sockets with their own sessions, each with several streams of one chat.
import { createClient } from 'graphql-ws';
import type { Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { toGlobalId } from '../gateway/relay/ids.ts';
import { accountsOf, chatUuid, credentialOf } from './chatEvents.ts';
import type { Group } from './chatEvents.ts';
import { loadDocument } from './documents.ts';

/** Sockets of each account in a group, and streams per socket. An account may have at most ten sockets. */
const SUBSCRIBERS: Readonly<Record<Group, { readonly sockets: number; readonly streams: number }>> = {
  crowded: { sockets: 10, streams: 6 },
  single: { sockets: 1, streams: 1 },
};

const { text: query } = loadDocument('chatEvents');

export interface Subscriber {
  /** Whether anything has been pushed. */
  readonly hasBegun: () => boolean;
  /** Number of pushed messages. */
  readonly messages: () => number;
  /** The newest push, as JSON. */
  readonly latest: () => string;
  /** Why the stream ended; null while it runs. */
  readonly failure: () => string | null;
}

function connect(url: string, account: number, socket: number): Client {
  return createClient({
    url,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${credentialOf(account, socket)}` },
    retryAttempts: 0,
  });
}

function follow(client: Client, account: number): Subscriber {
  let pushes = 0;
  let messages = 0;
  let latest: unknown = null;
  let failure: string | null = null;
  client.subscribe<{ chatEvents: { __typename: string } }>(
    { query, variables: { chatId: toGlobalId('Chat', chatUuid(account)) } },
    {
      next: (payload) => {
        if (payload.errors) failure = JSON.stringify(payload.errors);
        pushes += 1;
        if (payload.data?.chatEvents.__typename !== 'MessagesAdded') return;
        messages += 1;
        latest = payload;
      },
      error: (error) => {
        failure = JSON.stringify(error);
      },
      complete: () => {
        failure ??= 'completed';
      },
    },
  );
  return {
    hasBegun: () => pushes > 0,
    messages: () => messages,
    latest: () => JSON.stringify(latest),
    failure: () => failure,
  };
}

/** All subscribers of a group that are connected to one server. */
export interface Followers {
  readonly all: readonly Subscriber[];
  /** Closes their sockets. */
  close(): void;
}

/**
 * Pause between the sockets of two accounts, in ms: the gateway accepts sixty new sockets a second from one address.
 */
const PAUSE_MS = 200;

/** `url`: `ws://…`. */
export async function followAll(url: string, group: Group): Promise<Followers> {
  const { sockets, streams } = SUBSCRIBERS[group];
  const all: Subscriber[] = [];
  const clients: Client[] = [];
  for (const account of accountsOf(group)) {
    for (let socket = 0; socket < sockets; socket += 1) {
      const client = connect(url, account, socket);
      clients.push(client);
      for (let stream = 0; stream < streams; stream += 1) all.push(follow(client, account));
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return {
    all,
    close: () => {
      for (const client of clients) void client.dispose();
    },
  };
}
