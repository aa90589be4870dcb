import { createMockEnvironment } from 'relay-test-utils';
import { commitLocalUpdate } from 'react-relay/hooks';
import { expect, test } from 'vitest';
import { leadIdInStore } from './leadIdInStore.ts';

test('finds a lead by slug or uuid, and no other object with the same key', () => {
  const environment = createMockEnvironment();
  commitLocalUpdate(environment, (store) => {
    store.create('chat-1', 'Chat').setValue('uuid-1', 'uuid');
    const lead = store.create('lead-1', 'Lead');
    lead.setValue('uuid-1', 'uuid').setValue('acme-seo', 'slug');
  });
  expect(leadIdInStore(environment, 'acme-seo')).toBe('lead-1');
  expect(leadIdInStore(environment, 'uuid-1')).toBe('lead-1');
  expect(leadIdInStore(environment, 'other')).toBeNull();
});
