import { act, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { RenderedPage } from '../../../testing/renderPage.tsx';
import { aLead, showLeads } from './leadsPage.tsx';

export const [ada, bo, cy] = ['Ada', 'Bo', 'Cy'].map((name) =>
  aLead({ id: `lead-${name}`, uuid: `uuid-${name}`, slug: name.toLowerCase(), name }),
);

/** Presses one of the list's keys, which the app shell listens for. */
export function press(page: RenderedPage, key: string): Promise<void> {
  return act(async () => {
    page.page.shortcuts.handle(new KeyboardEvent('keydown', { key }));
    await Promise.resolve();
  });
}

/** The name of the lead that is open beside the list; null if none is. */
export function opened(): string | null {
  return screen.queryByRole('complementary', { name: 'Selected lead' })?.querySelector('h2')?.textContent ?? null;
}

/** Opens the list and its first lead. */
export async function showFirst(search: string, connection: unknown): Promise<RenderedPage> {
  const page = await showLeads(search, connection);
  await press(page, 'j');
  await waitFor(() => expect(opened()).not.toBeNull());
  return page;
}
