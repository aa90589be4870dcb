import type { Locator, Page } from '@playwright/test';
import { ask, signedIn } from './signedIn.ts';

/** The parts of an open chat in the messenger. */
export interface OpenChat {
  readonly uuid: string;
  readonly log: Locator;
  readonly composer: Locator;
}

/** The main demo account's chat with this lead. */
export async function chatWith(page: Page, name: string): Promise<string> {
  for (const view of ['INBOX', 'ARCHIVED']) {
    const answer = await ask(
      page,
      `{ viewer { chats(view: ${view}, query: "${name}") { nodes { uuid lead { name } } } } }`,
    );
    const { data } = answer as { data: { viewer: { chats: { nodes: { uuid: string; lead: { name: string } }[] } } } };
    const chat = data.viewer.chats.nodes.find(({ lead }) => lead.name === name);
    if (chat) return chat.uuid;
  }
  throw new Error(`There is no chat with ${name}`);
}

/** Signs the main demo account in and opens its chat with this lead by URL. */
export async function openChat(page: Page, name: string): Promise<OpenChat> {
  await signedIn(page, 'owner-scale');
  const uuid = await chatWith(page, name);
  await page.goto(`profile/messages?selectedChat=${uuid}`);
  const chat = {
    uuid,
    log: page.getByRole('log'),
    composer: page.getByRole('textbox', { name: `Message to ${name}` }),
  };
  await chat.log.waitFor();
  return chat;
}

/** The chats in the list, in order. */
export function listed(page: Page): Locator {
  return page.locator('[data-chat]');
}

/** The link to a view of the list, with its counter. */
export function view(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name });
}
