import { act, render } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isUuid } from '../../domain/uuid.ts';
import { PageEvents } from './pageEvents.ts';
import type { PageEvent } from './pageEvents.ts';
import { pageEventsSender } from './sendPageEvents.ts';
import { FakeObserver, show } from './testing/fakeObserver.ts';
import { PageEventsContext, useCountedLink, useImpression, usePageView } from './usePageEvents.ts';

/** Whether the page is restored from the back/forward cache. */
function pageShow(persisted: boolean): Event {
  return Object.assign(new Event('pageshow'), { persisted });
}

let visibility: DocumentVisibilityState = 'visible';

function turn(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

let calls: { view: string; events: readonly PageEvent[] }[] = [];
let stop: () => void = () => undefined;
let events: PageEvents;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  let views = 0;
  calls = [];
  events = new PageEvents(
    (view, told) => calls.push({ view, events: told }),
    () => `view ${(views += 1)}`,
  );
  stop = events.listen(window);
});

afterEach(() => {
  stop();
  visibility = 'visible';
  FakeObserver.instances = [];
  vi.unstubAllGlobals();
});

function Agency({ alias }: { alias: string }) {
  usePageView(alias);
  const website = useCountedLink(alias, 'WEBSITE_CLICK');
  const [presses, setPresses] = useState(0);
  return (
    <>
      <a href="#website" {...website}>
        Website
      </a>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        {presses}
      </button>
    </>
  );
}

function Card({ alias }: { alias: string }) {
  return <div id={alias} ref={useImpression(alias)} />;
}

/** A router with a page of two cards and two agency pages, in StrictMode. */
function open(path: string) {
  const Frame = () => (
    <PageEventsContext value={events}>
      <Outlet />
    </PageEventsContext>
  );
  const cards = (
    <>
      <Card alias="one" />
      <Card alias="two" />
    </>
  );
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
        children: [
          { path: '/agencies', element: cards },
          { path: '/agencies/one', element: <Agency alias="one" /> },
          { path: '/agencies/two', element: <Agency alias="two" /> },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  const view = render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return { ...view, go: (to: string) => act(() => router.navigate(to)) };
}

function pageView(alias: string): PageEvent {
  return { alias, type: 'PAGE_VIEW' };
}

function impression(alias: string): PageEvent {
  return { alias, type: 'IMPRESSION' };
}

describe("an agency's page (DIR-12)", () => {
  it('is counted under the UUID of its view, also on plain http', () => {
    const views: string[] = [];
    const counted = new PageEvents((view) => views.push(view));
    counted.showPage('one');
    counted.at('/agencies/two');
    counted.showPage('two');
    expect(views.map(isUuid)).toEqual([true, true]);
    expect(new Set(views)).toHaveLength(2);
  });

  it('is counted once per view, however often it renders, and again after each navigation', async () => {
    const { getByRole, go } = open('/agencies/one');
    act(() => getByRole('button').click());
    await go('/agencies/one#brief');
    expect(calls).toEqual([{ view: 'view 1', events: [pageView('one')] }]);
    await go('/agencies/two');
    await go('/agencies/one');
    expect(calls.slice(1)).toEqual([
      { view: 'view 2', events: [pageView('two')] },
      { view: 'view 3', events: [pageView('one')] },
    ]);
  });

  it('is counted again when restored from the back/forward cache, but not twice on load', () => {
    open('/agencies/one');
    window.dispatchEvent(pageShow(false));
    expect(calls).toHaveLength(1);
    window.dispatchEvent(pageShow(true));
    expect(calls).toEqual([
      { view: 'view 1', events: [pageView('one')] },
      { view: 'view 2', events: [pageView('one')] },
    ]);
  });

  it('is counted in a hidden tab once the tab becomes visible, and only once', () => {
    visibility = 'hidden';
    open('/agencies/one');
    expect(calls).toEqual([]);
    turn('visible');
    turn('hidden');
    turn('visible');
    expect(calls).toEqual([{ view: 'view 1', events: [pageView('one')] }]);
  });

  it('counts a followed link at once, also with the middle button, and once per view', () => {
    const { getByRole } = open('/agencies/one');
    const link = getByRole('link');
    link.dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button: 2 }));
    expect(calls).toHaveLength(1);
    link.dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    link.click();
    expect(calls.slice(1)).toEqual([{ view: 'view 1', events: [{ alias: 'one', type: 'WEBSITE_CLICK' }] }]);
  });
});

describe('a card (DIR-12)', () => {
  it('is counted after being visible for a second without a break, batched with others', () => {
    open('/agencies');
    show('one');
    vi.advanceTimersByTime(999);
    show('one', false);
    show('one');
    show('two');
    vi.advanceTimersByTime(999);
    expect(calls).toEqual([]);
    vi.advanceTimersByTime(1 + 2_000);
    expect(calls).toEqual([{ view: 'view 1', events: [impression('one'), impression('two')] }]);
    show('one', false);
    show('one');
    vi.advanceTimersByTime(10_000);
    expect(calls).toHaveLength(1);
  });

  it('is reported before the page is left, and its second pauses while the tab is hidden', () => {
    open('/agencies');
    show('one');
    vi.advanceTimersByTime(1_000);
    show('two');
    turn('hidden');
    expect(calls).toEqual([{ view: 'view 1', events: [impression('one')] }]);
    vi.advanceTimersByTime(10_000);
    expect(calls).toHaveLength(1);
    turn('visible');
    vi.advanceTimersByTime(1_000);
    window.dispatchEvent(new Event('pagehide'));
    expect(calls.slice(1)).toEqual([{ view: 'view 1', events: [impression('two')] }]);
  });

  it('that stays on the screen counts again in the next view; pending events keep their own view', async () => {
    const { go } = open('/agencies');
    act(() => events.at('/agencies'));
    show('one');
    vi.advanceTimersByTime(1_000);
    await go('/agencies?page=2');
    act(() => events.at('/agencies?page=2'));
    expect(calls).toEqual([{ view: 'view 1', events: [impression('one')] }]);
    vi.advanceTimersByTime(1_000 + 2_000);
    expect(calls.slice(1)).toEqual([{ view: 'view 2', events: [impression('one')] }]);
  });
});

describe('sending', () => {
  it('outlives the page and fails silently', async () => {
    const fetched = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('offline'));
    vi.stubGlobal('fetch', fetched);
    pageEventsSender('/partners/graphql')('view 1', [pageView('one')]);
    await Promise.resolve();
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(address).toBe('/partners/graphql');
    expect(init).toMatchObject({ method: 'POST', keepalive: true });
    expect(JSON.parse(typeof init?.body === 'string' ? init.body : '')).toMatchObject({
      variables: { input: { view: 'view 1', events: [pageView('one')] } },
    });
  });

  it('sends at most a hundred events per call', () => {
    for (let index = 0; index < 101; index += 1) {
      const element = document.createElement('div');
      events.impressions.observe(element, `agency ${index}`);
      for (const observer of FakeObserver.instances) observer.show(element, true);
    }
    vi.advanceTimersByTime(1_000 + 2_000);
    expect(calls.map((call) => call.events.length)).toEqual([100, 1]);
    expect(new Set(calls.map((call) => call.view)).size).toBe(1);
  });
});
