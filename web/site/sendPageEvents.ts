import { getRequest, graphql } from 'relay-runtime';
import type { SendPageEvents } from './pageEvents.ts';

const request = getRequest(graphql`
  mutation sendPageEventsMutation($input: RecordAgencyEventsInput!) {
    recordAgencyEvents(input: $input) {
      isCounted
    }
  }
`);

/**
 * Sends events to the gateway without Relay: the request outlives the page (`keepalive`), and its response is ignored.
 * `endpoint`: with base path.
 */
export function pageEventsSender(endpoint: string): SendPageEvents {
  return (view, events) => {
    const body = JSON.stringify({ documentId: request.params.id, variables: { input: { view, events } } });
    fetch(endpoint, {
      method: 'POST',
      keepalive: true,
      priority: 'low',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', 'graphql-require-preflight': '1' },
      body,
    }).catch(() => undefined);
  };
}
