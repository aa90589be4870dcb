/** The operations that every client runs: a query, leads page by page, sending a message, and its event. */

export const WHO = /* GraphQL */ `
  query Who {
    viewer {
      account {
        user {
          email
        }
      }
    }
  }
`;

export const LEADS = /* GraphQL */ `
  query Leads($after: String) {
    viewer {
      leads(first: 20, after: $after) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            id
            status
            receivedAt
          }
        }
      }
    }
  }
`;

export const CHAT = /* GraphQL */ `
  query Chat {
    viewer {
      chats(first: 1) {
        edges {
          node {
            id
            eventsCursor
          }
        }
      }
    }
  }
`;

export const SEND = /* GraphQL */ `
  mutation Send($input: SendMessageInput!) {
    sendMessage(input: $input) {
      messageEdge {
        node {
          id
        }
      }
      errors {
        code
      }
    }
  }
`;

export const EVENTS = /* GraphQL */ `
  subscription Events($chatId: ID!, $after: String) {
    chatEvents(chatId: $chatId, after: $after) {
      cursor
      ... on MessagesAdded {
        messageEdges {
          node {
            id
          }
        }
      }
    }
  }
`;

export interface Who {
  readonly viewer: { readonly account: { readonly user: { readonly email: string } } };
}
export interface Leads {
  readonly viewer: {
    readonly leads: {
      readonly totalCount: number;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
      readonly edges: readonly { readonly node: { readonly id: string } }[];
    };
  };
}
export interface Chat {
  readonly viewer: {
    readonly chats: {
      readonly edges: readonly { readonly node: { readonly id: string; readonly eventsCursor: string } }[];
    };
  };
}
export interface Send {
  readonly sendMessage: {
    readonly messageEdge: { readonly node: { readonly id: string } } | null;
    readonly errors: readonly { readonly code: string }[];
  };
}
export interface Events {
  readonly chatEvents: {
    readonly cursor: string;
    readonly messageEdges?: readonly { readonly node: { readonly id: string } }[];
  };
}
