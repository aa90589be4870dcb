import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { startTransition, Suspense, use, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GatewayError } from '../../relay/errors.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { Card } from '../../ui/Panels.tsx';
import { SectionBoundary } from './SectionBoundary.tsx';

describe('the retry of a section', () => {
  let fails = true;
  function Section() {
    if (fails) throw new Error('failed');
    return <Card title="Leads">Three</Card>;
  }

  async function retry(): Promise<void> {
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }));
    await userEvent.keyboard('{Enter}');
  }

  beforeEach(async () => {
    fails = true;
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await renderPage(
      <div>
        <Card title="Figures">Ten</Card>
        <SectionBoundary title="Leads" onRetry={() => undefined}>
          <Section />
        </SectionBoundary>
      </div>,
    );
  });

  it('moves the focus to the heading of the section that replaces the button', async () => {
    fails = false;
    await retry();
    await screen.findByText('Three');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Leads' }));
  });

  it('keeps the focus on the button if it fails again', async () => {
    await retry();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }));
  });
});

/** Shows a section that fails with this error, with timers that only the test advances; returns what mends it. */
async function showFailing(error: Error): Promise<() => void> {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let fails = true;
  function Section() {
    if (fails) throw error;
    return 'Three';
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await renderPage(
    <SectionBoundary onRetry={() => undefined}>
      <Section />
    </SectionBoundary>,
  );
  return () => {
    fails = false;
  };
}

it('is retried a second after the network is back, without a click (EXT-04)', async () => {
  const mend = await showFailing(new Error('failed'));
  mend();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(screen.queryByText('Three')).toBeNull();
  window.dispatchEvent(new Event('online'));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText('Three')).toBeDefined();
});

it.each([
  ['after too many requests, 10 s later', 'RATE_LIMITED', 'Three'],
  ['never, if the account may not read it', 'FORBIDDEN', null],
])('is retried without a click %s (EXT-04)', async (_, code, shown) => {
  const mend = await showFailing(new GatewayError(code, null));
  mend();
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(screen.queryByText('Three')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.queryByText('Three')?.textContent ?? null).toBe(shown);
});

it('keeps the page and the focus until what replaces the error has loaded (RTE-19, WCAG 2.4.3)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const loading = Promise.withResolvers<string>();
  let open: (chat: string) => void = () => undefined;
  function Chat({ name }: { name: string }) {
    if (name === 'a') throw new Error('failed');
    return <h2>{use(loading.promise)}</h2>;
  }
  function Page() {
    const [chat, setChat] = useState('a');
    open = (name) => startTransition(() => setChat(name));
    return (
      <SectionBoundary resetOn={chat}>
        <Chat name={chat} />
      </SectionBoundary>
    );
  }
  await renderPage(
    <Suspense fallback="The whole page is loading">
      <Page />
    </Suspense>,
  );
  await userEvent.tab();
  await act(async () => open('b'));
  expect(screen.queryByText('The whole page is loading')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }));
  await act(async () => loading.resolve('Chat b'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Chat b' }));
});
