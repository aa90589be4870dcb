import { screen, within } from '@testing-library/react';
import type { i18n } from 'i18next';
import { createScreens } from '../../../app/portalScreens.ts';
import { routeById } from '../../../routing/routes.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import type { RenderedPage } from '../../../testing/renderPage.tsx';
import { chat, listAnswer, threadAnswer } from './answers.ts';
import type { ThreadState } from './answers.ts';
import { FakeGateway } from './fakeGateway.ts';
// Loaded here, although the route would load them when it is opened.
import '../MessagesScreen.tsx';
import '../thread/ThreadPane.tsx';

export interface RenderedMessenger extends RenderedPage {
  gateway: FakeGateway;
}

/**
 * Renders the messenger at a URL, with its real route; all other pages are empty. All its operations are still pending.
 */
export async function renderMessenger(
  search = '',
  gateway: FakeGateway = new FakeGateway(),
  i18n?: i18n,
): Promise<RenderedMessenger> {
  const page = await renderPage(
    (own, texts) => [
      {
        HydrateFallback: () => null,
        children: [
          ...createScreens(own, texts).filter(({ path }) => path === routeById('messages').path),
          { path: '*', element: null },
        ],
      },
    ],
    { path: `/profile/messages${search}`, environment: gateway.environment, ...(i18n && { i18n }) },
  );
  return { ...page, gateway };
}

/** Renders the messenger with a chat open and all operations resolved. */
export async function renderOpenChat(uuid: string, state: ThreadState): Promise<RenderedMessenger> {
  const page = await renderMessenger(`?selectedChat=${uuid}`);
  await page.gateway.answer('ChatListPaneQuery', listAnswer([chat(uuid, state.chat)]));
  await page.gateway.answer('ThreadPaneQuery', threadAnswer(uuid, state));
  await screen.findByRole('log');
  return page;
}

/** The messages on screen, in order, without names and times. */
export function shownMessages(): string[] {
  return [...document.querySelectorAll('[data-message] [dir=auto], [data-local] [dir=auto]')].map(
    (text) => text.textContent ?? '',
  );
}

/** Uuids of the chats in the list, in order. */
export function names() {
  return [...document.querySelectorAll('[data-chat]')].map((row) => row.getAttribute('data-chat'));
}

/** The views with their counters, as read by screen readers. */
export function views() {
  return within(screen.getByRole('navigation', { name: 'Views' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
}

/** A chat's row in the list. */
export function row(uuid: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-chat="${uuid}"]`);
  if (!found) throw new Error(`No chat ${uuid}`);
  return found;
}
