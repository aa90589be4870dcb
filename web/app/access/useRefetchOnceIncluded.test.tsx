import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/renderPage.tsx';
import { useRefetchOnceIncluded } from './useRefetchOnceIncluded.ts';

describe('a page refused before a purchase (STA-35)', () => {
  it.each([
    ['whose every part loads something', () => ({})],
    ['a part of which has nothing to load', () => null],
  ])('%s is shown once it has been refetched', async (_name, loader) => {
    const environment = createMockEnvironment();
    let reads = 0;
    let include: () => void = () => undefined;
    const Gate = () => {
      const [isIncluded, setIncluded] = useState(false);
      include = () => setIncluded(true);
      return useRefetchOnceIncluded(isIncluded) ? 'outline' : <Outlet />;
    };
    const parent = () => ({ read: ++reads });
    await renderPage(
      () => [{ loader: parent, Component: Gate, children: [{ path: '*', loader, element: 'the page' }] }],
      { path: '/', environment },
    );
    expect(screen.getByText('the page')).toBeTruthy();
    act(() => include());
    expect(screen.getByText('outline')).toBeTruthy();
    expect(reads).toBe(1);
    await act(async () =>
      environment.mock.resolveMostRecentOperation((operation) => MockPayloadGenerator.generate(operation)),
    );
    expect(await screen.findByText('the page')).toBeTruthy();
    expect(reads).toBe(2);
  });
});
