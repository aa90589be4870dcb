import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ResourceKey } from 'i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { bundledI18n } from '../../i18n/bundledI18n.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { loadTexts } from '../../i18n/loadTexts.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';

const { lang } = document.documentElement;
afterEach(() => {
  document.documentElement.lang = lang;
});

/** Renders the menu of a signed-in account in English; German texts are loaded once `german` is resolved. */
async function show(german: Promise<void>) {
  const bundled = bundledI18n('en');
  const i18n = createI18n('en', async (locale, namespace) => {
    if (locale === 'de') await german;
    return bundled.getResourceBundle(locale, namespace) as ResourceKey;
  });
  await loadTexts(i18n, ['common', 'shell']);
  const cookie = vi.spyOn(document, 'cookie', 'set');
  const { environment, page, notices } = await renderPage(<LanguageMenu />, { i18n });
  page.session.isLost({ viewer: { id: 'viewer-1' } }, 'query');
  const choose = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const result = () => ({
    language: i18n.language,
    html: document.documentElement.lang,
    cookies: cookie.mock.calls.map(([value]) => value.split(';')[0]),
    saved: environment.mock.getAllOperations().map(({ request }) => request.variables['input'] as unknown),
  });
  return { environment, i18n, choose, result, notices };
}

it('says that a language could not be loaded, and keeps the current one', async () => {
  const german = Promise.withResolvers<void>();
  const { choose, result, notices } = await show(german.promise);
  const before = result();
  await choose('Deutsch');
  await act(async () => {
    german.reject(new Error('offline'));
    await Promise.resolve();
  });
  await vi.waitFor(() => expect(notices.getState().active?.text).toBe('Something went wrong. Try again.'));
  expect(result()).toEqual(before);
});

it('applies the language chosen last, even if an earlier one loads later (EXT-18)', async () => {
  const german = Promise.withResolvers<void>();
  const { i18n, choose, result } = await show(german.promise);
  await choose('Deutsch');
  await choose('Français');
  const french = { language: 'fr', html: 'fr', cookies: ['locale=fr'], saved: [{ locale: 'FR' }] };
  await vi.waitFor(() => expect(result()).toEqual(french));
  await act(async () => {
    german.resolve();
    await vi.waitFor(() => expect(i18n.hasResourceBundle('de', 'shell')).toBe(true));
  });
  expect(result()).toEqual(french);
});

it('saves two choices in their order, so that the account keeps the last one (EXT-18)', async () => {
  const { environment, choose, result } = await show(Promise.resolve());
  await choose('Deutsch');
  await vi.waitFor(() => expect(result().saved).toEqual([{ locale: 'DE' }]));
  await choose('Français');
  await vi.waitFor(() => expect(result().language).toBe('fr'));
  expect(result().saved).toEqual([{ locale: 'DE' }]);
  await act(async () => environment.mock.rejectMostRecentOperation(new Error('offline')));
  await vi.waitFor(() => expect(result().saved).toEqual([{ locale: 'FR' }]));
});

it('says in the new language that the account keeps the old one', async () => {
  const { environment, choose, notices } = await show(Promise.resolve());
  await choose('Deutsch');
  await vi.waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await act(async () => environment.mock.rejectMostRecentOperation(new Error('offline')));
  expect(notices.getState().active?.text).toMatch(/^Wir konnten die Sprache nicht /);
  await choose('Français');
  await vi.waitFor(() => expect(notices.getState().active).toBeNull());
});
