import { RecordSource } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, it } from 'vitest';
import { chatIdInStore } from './chatIdInStore.ts';

it('finds a chat in the store by its uuid, and no other object', () => {
  const environment = createMockEnvironment();
  environment.getStore().publish(
    new RecordSource({
      'lead-id': { __id: 'lead-id', __typename: 'Lead', uuid: 'u1' },
      'chat-id': { __id: 'chat-id', __typename: 'Chat', uuid: 'u1' },
      'gone-id': null,
    }),
  );
  expect(chatIdInStore(environment, 'u1')).toBe('chat-id');
  expect(chatIdInStore(environment, 'u2')).toBeNull();
});
