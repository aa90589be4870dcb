import { act } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import type { MockResolvers } from 'relay-test-utils/lib/RelayMockPayloadGenerator.js';
import type { RenderedPage } from '../../../testing/renderPage.tsx';

/** Answers the request that a dialog sent last, or lets it fail. */
export function answer({ environment }: RenderedPage, resolvers: MockResolvers | Error) {
  return act(async () => {
    const operation = environment.mock.getMostRecentOperation();
    if (resolvers instanceof Error) environment.mock.reject(operation, resolvers);
    else environment.mock.resolve(operation, MockPayloadGenerator.generate(operation, resolvers));
    await Promise.resolve();
  });
}
