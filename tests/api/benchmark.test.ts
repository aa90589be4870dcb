import { graphql } from 'graphql';
import { expect, test } from 'vitest';
import { loadOperations } from '../../bench/contestants.ts';
import { accountIdOf, createReads } from '../../bench/peers/reads.ts';
import { createPeerSchema, peerContext } from '../../bench/peers/resolvers.ts';
import { screens } from '../../bench/peers/screensByName.ts';
import { allChatsOf } from '../live/testing/liveSocket.ts';
import { sharedPair } from './testing/pair.ts';

const OWNER = 'owner-scale';

test('the servers of the operations benchmark give the same responses as the gateway', async () => {
  const { upstream, gateway } = await sharedPair();
  const token = await upstream.signIn(OWNER);
  const authorization = `Bearer ${token}`;
  const getJson = async <T>(path: string): Promise<T> => {
    const answer = await fetch(upstream.url + path, { headers: { authorization } });
    if (!answer.ok) throw new Error(`GET ${path} answered ${answer.status}`);
    return (await answer.json()) as T;
  };
  const accountId = await accountIdOf(getJson, authorization);
  const schema = createPeerSchema();
  const [chatUuid = ''] = await allChatsOf(upstream.url, token);
  for (const { name, text, variables } of loadOperations(chatUuid)) {
    // The first read of a chat marks it as read.
    await gateway.run(token, text, variables);
    const { data, errors } = await gateway.run(token, text, variables);
    expect(errors, name).toBeUndefined();
    const contextValue = peerContext(getJson, authorization, accountId);
    const byPeer = await graphql({ schema, source: text, variableValues: variables, contextValue });
    const byHand = await screens.get(name)?.(createReads(getJson, authorization), accountId, variables);
    // Compared as text, because the order of the fields counts too.
    expect(JSON.stringify(byPeer), name).toBe(JSON.stringify({ data }));
    expect(JSON.stringify({ viewer: byHand }), name).toBe(JSON.stringify(data));
  }
});
