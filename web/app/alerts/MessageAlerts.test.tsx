import { act } from '@testing-library/react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { createMockEnvironment } from 'relay-test-utils';
import { commitLocalUpdate } from 'relay-runtime';
import { afterEach, expect, it, vi } from 'vitest';
import type { MessageAlertsTestQuery } from '../../relay/__generated__/MessageAlertsTestQuery.graphql.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { isAlertOn, switchAlert } from './alertChoices.ts';
import { MessageAlerts } from './MessageAlerts.tsx';

const query = graphql`
  query MessageAlertsTestQuery {
    viewer {
      ...MessageAlerts_viewer
    }
  }
`;

function Alerts() {
  const { viewer } = useLazyLoadQuery<MessageAlertsTestQuery>(query, {});
  return viewer ? <MessageAlerts viewer={viewer} /> : null;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Renders the alerts in a hidden tab with two unread messages. */
async function renderHidden() {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver(() => ({
    data: { viewer: { id: 'v', messenger: { id: 'm', unreadMessages: 2 } } },
  }));
  await renderPage(<Alerts />, { environment });
  vi.useFakeTimers();
  const receive = (unread: number) =>
    act(async () => commitLocalUpdate(environment, (store) => store.get('m')?.setValue(unread, 'unreadMessages')));
  const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
  const link = (id: string | null) =>
    act(async () =>
      commitLocalUpdate(environment, (store) => {
        const messenger = id === null ? null : store.get(id);
        if (messenger) store.get('v')?.setLinkedRecord(messenger, 'messenger');
        else store.get('v')?.setValue(null, 'messenger');
      }),
    );
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  return { receive, wait, hidden, fail: () => link(null), recover: () => link('m') };
}

/** Notifications shown from now on. */
function stubNotifications(): string[] {
  const shown: string[] = [];
  class FakeNotification {
    static readonly permission = 'granted';
    constructor(title: string, { body, renotify }: NotificationOptions & { renotify?: boolean }) {
      shown.push(`${title}: ${body}${renotify ? '' : ' (silent after the first)'}`);
    }
  }
  vi.stubGlobal('Notification', FakeNotification);
  return shown;
}

it('announces a new message in a hidden tab once, and only if chosen (EXT-14)', async () => {
  const shown = stubNotifications();
  const { receive, wait, hidden } = await renderHidden();

  await receive(3);
  await wait(3_000);
  expect(shown).toEqual([]);
  switchAlert('notification', true);
  await receive(4);
  await wait(3_000);
  await receive(2);
  await wait(3_000);
  expect(shown).toEqual(['New message: 4 unread messages']);
  hidden.mockReturnValue(false);
  await receive(5);
  await wait(3_000);
  expect(shown).toHaveLength(1);
});

it('stays silent about messages that another tab has just read, not about others (EXT-14)', async () => {
  const shown = stubNotifications();
  switchAlert('notification', true);
  const { receive, wait } = await renderHidden();
  await receive(3);
  await wait(2_900);
  await receive(2);
  await wait(3_000);
  expect(shown).toEqual([]);
  // Two chats, of which the other tab shows one.
  await receive(4);
  await receive(3);
  await wait(3_000);
  expect(shown).toEqual(['New message: 3 unread messages']);
});

it('does not wait longer because more messages arrive (EXT-14)', async () => {
  const shown = stubNotifications();
  switchAlert('notification', true);
  const { receive, wait } = await renderHidden();
  for (const unread of [3, 4, 5]) {
    await receive(unread);
    await wait(1_500);
  }
  expect(shown).toEqual(['New message: 4 unread messages']);
});

it('stays silent when the upstream can count again after a failure, unless there are more (EXT-14)', async () => {
  const shown = stubNotifications();
  switchAlert('notification', true);
  const { receive, wait, fail, recover } = await renderHidden();
  await fail();
  await recover();
  await wait(3_000);
  expect(shown).toEqual([]);
  await fail();
  await receive(3);
  await wait(3_000);
  expect(shown).toEqual([]);
  await recover();
  await wait(3_000);
  expect(shown).toEqual(['New message: 3 unread messages']);
});

it('turns notifications off where pages may not show them, as in Chrome on Android (EXT-14)', async () => {
  class IllegalNotification {
    static readonly permission = 'granted';
    constructor() {
      throw new TypeError('Illegal constructor');
    }
  }
  vi.stubGlobal('Notification', IllegalNotification);
  switchAlert('notification', true);
  const { receive, wait } = await renderHidden();
  await receive(3);
  await wait(3_000);
  expect(isAlertOn('notification')).toBe(false);
});
