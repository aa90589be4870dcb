import { createMockEnvironment } from 'relay-test-utils';
import { expect, it, vi } from 'vitest';
import { GatewayError } from '../../../relay/errors.ts';
import { leadsVariables } from '../leadsVariables.ts';
import { readCounts } from './readCounts.ts';

it('reads those of the list opened meanwhile even if the request for the one before fails', async () => {
  const environment = createMockEnvironment();
  const read = (search: string) => readCounts(environment, leadsVariables(new URLSearchParams(search)));
  const first = read('');
  await read('?status=pending');
  environment.mock.rejectMostRecentOperation(new GatewayError('UPSTREAM_ERROR', null));
  await vi.waitFor(() =>
    expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({ status: 'PENDING' }),
  );
  environment.mock.rejectMostRecentOperation(new GatewayError('UPSTREAM_ERROR', null));
  await first;
  expect(environment.mock.getAllOperations()).toEqual([]);
});
