// Documents for relay-compiler only; programs/relay.ts runs the artifacts compiled from them.
import { graphql } from 'relay-runtime';

export const who = graphql`
  query portalWhoQuery {
    viewer {
      account {
        user {
          email
        }
      }
    }
  }
`;

export const leads = graphql`
  query portalLeadsQuery($after: String) {
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

/** Compiles only if Relay accepts the list as a connection and the viewer as refetchable. */
export const moreLeads = graphql`
  fragment portalMoreLeads on Viewer
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
  @refetchable(queryName: "portalMoreLeadsQuery") {
    leads(first: $count, after: $cursor) @connection(key: "portalMoreLeads_leads") {
      edges {
        node {
          id
          ...portalLead
        }
      }
    }
  }
`;

/** A lead is a node, so Relay can refetch it by its id. */
export const lead = graphql`
  fragment portalLead on Lead @refetchable(queryName: "portalLeadQuery") {
    title
    receivedAt
    expiresAt
  }
`;

export const chat = graphql`
  query portalChatQuery {
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

export const send = graphql`
  mutation portalSendMutation($input: SendMessageInput!) {
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

export const events = graphql`
  subscription portalEventsSubscription($chatId: ID!, $after: String) {
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
