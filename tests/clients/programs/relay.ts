import { createClient } from 'graphql-ws';
import {
  Environment,
  Network,
  Observable,
  RecordSource,
  Store,
  commitMutation,
  fetchQuery,
  requestSubscription,
} from 'relay-runtime';
import type { GraphQLResponse, GraphQLTaggedNode, RequestParameters, Variables } from 'relay-runtime';
import chat from '../.generated/relay/portalChatQuery.graphql.ts';
import events from '../.generated/relay/portalEventsSubscription.graphql.ts';
import leads from '../.generated/relay/portalLeadsQuery.graphql.ts';
import send from '../.generated/relay/portalSendMutation.graphql.ts';
import who from '../.generated/relay/portalWhoQuery.graphql.ts';
import { CHAT, EVENTS, LEADS, SEND, WHO } from './documents.ts';
import { authorization, run, socketUrl, url } from './run.ts';
import { eachOf } from './sources.ts';

const documents = new Map<string, GraphQLTaggedNode>([
  [WHO, who],
  [LEADS, leads],
  [CHAT, chat],
  [SEND, send],
  [EVENTS, events],
]);
const socket = createClient({ url: socketUrl, connectionParams: { authorization } });

async function post({ text }: RequestParameters, variables: Variables) {
  const headers = { authorization, 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ query: text, variables }) });
  return (await response.json()) as GraphQLResponse;
}

const environment = new Environment({
  network: Network.create(post, ({ text, name }, variables) =>
    Observable.create((sink) =>
      socket.subscribe(
        { operationName: name, query: text ?? '', variables },
        sink as Parameters<typeof socket.subscribe>[1],
      ),
    ),
  ),
  store: new Store(new RecordSource()),
});

function documentOf(text: string): GraphQLTaggedNode {
  const document = documents.get(text);
  if (!document) throw new Error('not compiled');
  return document;
}

await run({
  query: (text, variables) => fetchQuery(environment, documentOf(text), variables).toPromise(),
  mutate: (text, variables) =>
    new Promise((onCompleted, onError) => {
      commitMutation(environment, { mutation: documentOf(text), variables, onCompleted, onError });
    }),
  subscribe: (text, variables) =>
    eachOf({
      subscribe: (onNext) => {
        const { dispose } = requestSubscription(environment, {
          subscription: documentOf(text),
          variables,
          onNext,
          onError: (error) => {
            throw error;
          },
        });
        return { unsubscribe: dispose };
      },
    }),
});
