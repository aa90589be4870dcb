import { expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/renderPage.tsx';
import { PaletteButton } from './PaletteButton.tsx';

it.each([
  ['Win32', 'en', 'Ctrl K'],
  ['Linux x86_64', 'de', 'Strg K'],
  ['MacIntel', 'de', '⌘K'],
  ['iPad', 'en', '⌘K'],
] as const)('names the keys as keyboards of %s in %s do (EXT-25)', async (platform, locale, keys) => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  const { container } = await renderPage(<PaletteButton />, { locale });
  expect(container.querySelector('kbd')?.textContent).toBe(keys);
});
