import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMockEnvironment } from 'relay-test-utils';
import { beforeEach, expect, test, vi } from 'vitest';
import { SEARCH_TEXT_MAX } from '../../../domain/textLength.ts';
import { NetworkError } from '../../relay/errors.ts';
import { PAUSE_MS } from '../../relay/useSearchAnswer.ts';
import { usePeople } from './usePeople.ts';

beforeEach(() => void vi.useFakeTimers());

function search(first: string) {
  const environment = createMockEnvironment();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
  );
  const { result, rerender } = renderHook(({ text }) => usePeople(text), { wrapper, initialProps: { text: first } });
  const pause = () =>
    act(() => {
      vi.advanceTimersByTime(PAUSE_MS);
    });
  pause();
  return {
    environment,
    people: () => result.current,
    type: (text: string) => {
      rerender({ text });
      pause();
    },
    answer: (...names: string[]) =>
      act(() =>
        environment.mock.resolveMostRecentOperation({
          data: {
            viewer: {
              id: 'viewer',
              leads: {
                nodes: names.map((name, index) => ({
                  id: `l${index + 1}`,
                  uuid: `u${index + 1}`,
                  name,
                  company: null,
                  domain: 'acme.example',
                })),
              },
              messageSearch: { chats: [] },
            },
          },
        }),
      ),
  };
}

const ACME = {
  areNamed: true,
  leads: [{ uuid: 'u1', name: 'Acme', company: 'acme.example' }],
  chats: [],
  isLoading: false,
  failure: null,
};
const NOBODY = { leads: [], chats: [], areNamed: false, failure: null };

test('searches leads and chats from two characters on, each time anew (EXT-25)', () => {
  const { environment, people, type, answer } = search('a');
  expect(people()).toEqual({ ...NOBODY, isLoading: false });
  expect(environment.mock.getAllOperations()).toEqual([]);
  type(' ac ');
  expect(people()).toEqual({ ...NOBODY, isLoading: true });
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ pattern: 'ac' });
  answer('Acme');
  expect(people()).toEqual(ACME);
  type('');
  expect(people()).toEqual({ ...NOBODY, isLoading: false });
  type('ac');
  expect(people()).toEqual(ACME);
  answer('Acme Ltd');
  expect(people().leads).toMatchObject([{ name: 'Acme Ltd' }]);
});

test('leads with the text in their name come before those with it in their request only (EXT-25)', () => {
  const { people, answer } = search('hann');
  answer('Noah', 'Hannah', 'Grace', 'Naomi', 'Ada', 'Otto', 'Johanna', 'Johannes');
  expect(people().leads.map(({ name }) => name)).toEqual(['Hannah', 'Johanna', 'Johannes', 'Noah', 'Grace', 'Naomi']);
});

test('keeps earlier people who still match while it loads, and nobody after a failure (EXT-25)', () => {
  const { environment, people, type, answer } = search('ac');
  answer('Acme');
  type('acme');
  expect(people()).toEqual({ ...ACME, isLoading: true });
  type('x'.repeat(SEARCH_TEXT_MAX + 1));
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ pattern: 'x'.repeat(SEARCH_TEXT_MAX) });
  expect(people()).toEqual({ ...NOBODY, isLoading: true });
  act(() => environment.mock.rejectMostRecentOperation(new NetworkError('offline')));
  expect(people()).toEqual({ ...NOBODY, isLoading: false, failure: 'network' });
});

test.each(['周', '김'])('searches for the family name “%s”, although it is one character', (name) => {
  const { environment, people, answer } = search(name);
  expect(people()).toEqual({ ...NOBODY, isLoading: true });
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ pattern: name });
  answer('Acme');
  expect(people()).toEqual({ ...ACME, areNamed: false });
});
