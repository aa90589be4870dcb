import { act, fireEvent, screen } from '@testing-library/react';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/renderPage.tsx';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';
import { PortalShortcuts } from '../shortcuts/PortalShortcuts.tsx';
import { PaletteKey } from './PaletteKey.tsx';
import { closePalette, isPaletteOpen } from './paletteState.ts';

const accept = vi.fn<() => void>();

function Page() {
  useShortcuts([{ keys: 'a', label: 'Accept', run: accept }]);
  return (
    <>
      <textarea aria-label="Message" />
      <PortalShortcuts />
      <PaletteKey />
    </>
  );
}

afterEach(() => {
  act(closePalette);
  accept.mockClear();
});

it('takes what is typed before it has loaded, instead of the page (EXT-09, EXT-25)', async () => {
  await renderPage(<Page />, { environment: createMockEnvironment() });
  const message = screen.getByRole('textbox', { name: 'Message' });
  fireEvent.keyDown(message, { key: 'k', ctrlKey: true });
  fireEvent.keyDown(message, { key: 'x' });
  fireEvent.keyDown(message, { key: 'Escape' });
  expect(isPaletteOpen()).toBe(false);

  const show = vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementationOnce(function (
    this: HTMLDialogElement,
  ) {
    // Rendered, but the field does not have the focus yet.
    fireEvent.keyDown(document.body, { key: '2' });
    show.mockRestore();
    this.showModal();
  });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect(screen.queryByRole('combobox')).toBeNull();
  for (const key of ['a', 'd', 'a']) fireEvent.keyDown(document.body, { key });
  // False: the key's default, which enters text, was prevented.
  expect(fireEvent.keyDown(message, { key: '1' })).toBe(false);
  expect(await screen.findByRole('combobox')).toHaveProperty('value', 'ada12');
  expect(accept).not.toHaveBeenCalled();
});

it('and the list of shortcuts close when the browser goes back', async () => {
  await renderPage(<Page />, { environment: createMockEnvironment() });
  for (const key of [{ key: 'k', ctrlKey: true }, { key: '?' }]) {
    fireEvent.keyDown(document.body, key);
    await screen.findByRole('dialog');
    fireEvent.popState(window);
    expect(screen.queryByRole('dialog')).toBeNull();
  }
});
