// Minimal responses of the gateway to the messenger's operations.

export const VIEWER_ID = 'viewer-1';

export interface TestMessage {
  id: string;
  /** Minutes after 10:00. */
  minute: number;
  sender?: 'AGENCY' | 'LEAD' | 'SYSTEM';
  text?: string;
  status?: 'SENT' | 'DELIVERED' | 'READ';
  body?: object;
}

export function at(minute: number): string {
  return new Date(Date.UTC(2026, 10, 21, 10, minute)).toISOString();
}

export function textBody(text: string) {
  return { __typename: 'TextBody', text };
}

export function deletedBody() {
  return { __typename: 'DeletedBody' };
}

export function cardBody(key: string | null, params: Record<string, string> = {}, status: string | null = null) {
  return {
    __typename: 'SystemBody',
    key,
    status,
    params: Object.entries(params).map(([name, value]) => ({ name, value })),
  };
}

export function message({ id, minute, sender = 'LEAD', text = id, status = 'DELIVERED', body }: TestMessage) {
  return {
    __typename: 'Message',
    id,
    uuid: id,
    createdAt: at(minute),
    sender,
    status,
    language: 'en',
    body: body ?? textBody(text),
  };
}

export function messageEdge(input: TestMessage) {
  return { cursor: `before ${input.id}`, node: message(input) };
}

export function chat(uuid: string, rest: object = {}) {
  return {
    __typename: 'Chat',
    id: `chat-${uuid}`,
    uuid,
    unreadCount: 0,
    isClosed: false,
    isArchived: false,
    createdAt: at(0),
    lastMessage: { createdAt: at(0), status: 'DELIVERED', sentByMe: false, body: textBody(`Last of ${uuid}`) },
    lead: {
      leadId: `lead-${uuid}`,
      uuid: `lead-${uuid}`,
      name: `Lead ${uuid}`,
      company: `Company ${uuid}`,
      domain: `${uuid}.example`,
      language: 'en',
      isBlocked: false,
    },
    ...rest,
  };
}

export function counters(inbox: number, unread = 0, archived = 0) {
  return { inbox, unread, archived };
}

export function chats(
  nodes: readonly object[],
  rest: { counters?: object; hasNextPage?: boolean; isSearchable?: boolean } = {},
) {
  return {
    edges: nodes.map((node, index) => ({ cursor: `chat ${index}`, node })),
    counters: rest.counters ?? counters(nodes.length),
    isSearchable: rest.isSearchable ?? true,
    pageInfo: { endCursor: `chat ${nodes.length - 1}`, hasNextPage: rest.hasNextPage ?? false },
  };
}

export function listAnswer(
  nodes: readonly object[],
  { pendingDeals = null, ...rest }: Parameters<typeof chats>[1] & { pendingDeals?: readonly object[] | null } = {},
) {
  return {
    data: { viewer: { __typename: 'Viewer', id: VIEWER_ID, pendingDeals, chats: chats(nodes, rest) } },
  };
}

/** A deal that a lead of `chat` reported. */
export function deal(uuid: string, chatUuid: string, status = 'PENDING') {
  const lead = { __typename: 'Lead', id: `lead-${chatUuid}`, uuid: `lead-${chatUuid}` };
  return { __typename: 'Deal', id: `deal-${uuid}`, uuid, status, lead };
}

export interface ThreadState {
  messages?: readonly TestMessage[];
  hasOlder?: boolean;
  firstUnreadAt?: string | null;
  eventsCursor?: string;
  leadReadAt?: string | null;
  chat?: object;
}

export function history({ messages = [], hasOlder = false, firstUnreadAt = null }: ThreadState) {
  return {
    edges: messages.map(messageEdge),
    firstMessageAt: at(0),
    firstPreviouslyUnreadAt: firstUnreadAt,
    pageInfo: { hasPreviousPage: hasOlder, startCursor: messages[0] ? `before ${messages[0].id}` : null },
  };
}

export function threadAnswer(uuid: string, state: ThreadState) {
  return {
    data: {
      viewer: {
        __typename: 'Viewer',
        id: VIEWER_ID,
        chat: {
          ...chat(uuid, state.chat),
          leadReadAt: state.leadReadAt ?? null,
          eventsCursor: state.eventsCursor ?? 'cursor-0',
          messages: history(state),
        },
      },
    },
  };
}
