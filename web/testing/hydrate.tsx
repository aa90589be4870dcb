import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { MemoryRouter } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import type { MockEnvironment } from 'relay-test-utils';
import { expect, onTestFinished } from 'vitest';
import { bundledI18n } from '../i18n/bundledI18n.ts';

/** Renders `view` on the server, lets `enter` act as a user faster than the scripts, then hydrates the page. */
export async function hydrateAfter(view: ReactNode, enter: (page: HTMLElement) => void): Promise<MockEnvironment> {
  const environment = createMockEnvironment();
  const whole = (
    <I18nextProvider i18n={bundledI18n('en')}>
      <RelayEnvironmentProvider environment={environment}>
        <MemoryRouter>{view}</MemoryRouter>
      </RelayEnvironmentProvider>
    </I18nextProvider>
  );
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(whole);
  enter(page);
  const mismatches: unknown[] = [];
  const root = await act(() => hydrateRoot(page, whole, { onRecoverableError: (error) => mismatches.push(error) }));
  onTestFinished(() => {
    act(() => root.unmount());
    page.remove();
  });
  expect(mismatches).toEqual([]);
  return environment;
}
