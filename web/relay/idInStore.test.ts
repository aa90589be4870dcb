import { RecordSource } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, test } from 'vitest';
import { idInStore } from './idInStore.ts';

test('finds a lead by slug or uuid and a chat by its uuid, and no object of another type', () => {
  const environment = createMockEnvironment();
  environment.getStore().publish(
    new RecordSource({
      'gone-1': null,
      'chat-1': { __id: 'chat-1', __typename: 'Chat', uuid: 'uuid-1' },
      'lead-1': { __id: 'lead-1', __typename: 'Lead', uuid: 'uuid-1', slug: 'acme-seo' },
    }),
  );
  expect(idInStore(environment, 'Lead', 'acme-seo')).toBe('lead-1');
  expect(idInStore(environment, 'Lead', 'uuid-1')).toBe('lead-1');
  expect(idInStore(environment, 'Chat', 'uuid-1')).toBe('chat-1');
  expect(idInStore(environment, 'Chat', 'acme-seo')).toBeNull();
  expect(idInStore(environment, 'Lead', 'other')).toBeNull();
});
