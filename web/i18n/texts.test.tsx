import { act, render, screen } from '@testing-library/react';
import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { bundledI18n } from './bundledI18n.ts';
import { createI18n } from './i18n.ts';
import { changeLanguage, loadTexts } from './loadTexts.ts';

/** A page whose text chunks are read by `chunks.read`, which records the requests. */
function page(locale: 'en' | 'de' = 'de') {
  const asked: string[] = [];
  const chunks = { isDown: false };
  const i18n = createI18n(locale, (language, namespace) => {
    asked.push(`${language} ${namespace}`);
    return chunks.isDown
      ? Promise.reject(new Error('offline'))
      : Promise.resolve({ productName: `Portal ${language}`, close: `Close ${language}` });
  });
  return { i18n, asked, chunks };
}

it('returns the text at a path with values filled in unescaped', () => {
  const { t } = bundledI18n('en');
  expect(t(($) => $.productName)).toBe('Agency portal');
  expect(t(($) => $.requestId, { id: '<b>{{id}}$1 $t(close)' })).toBe('Request <b>{{id}}$1 $t(close)');
});

it('writes numbers as in the language of the text (PLT-12)', async () => {
  const total = (locale: 'en' | 'de') =>
    bundledI18n(locale).getFixedT(null, 'leads')(($) => $.total, { count: 10_137 });
  expect([total('en'), total('de')]).toEqual(['10,137 leads', '10.137 Leads']);
  const i18n = createI18n('de', () => Promise.resolve({ total_other: '{{count}} Leads' }));
  await loadTexts(i18n, ['leads']);
  expect(i18n.getFixedT(null, 'leads')(($) => $.total, { count: 10_137 })).toBe('10.137 Leads');
});

it('accepts only keys of the English files', () => {
  const { t } = bundledI18n('en');
  const unknown = [
    // @ts-expect-error no such key
    () => void t((texts: { noSuchText: string }) => texts.noSuchText),
    // @ts-expect-error a key of another namespace
    () => void t((texts: { toDirectory: string }) => texts.toDirectory),
    // @ts-expect-error no such namespace
    () => void t(($) => $.close, { ns: 'noSuchNamespace' }),
    // @ts-expect-error a plural form cannot be chosen without a number
    () => void t(($) => $.navigation.activeLeads, { ns: 'shell' }),
  ];
  for (const say of unknown) expect(say).toThrow('There is no text');
  expect(t((texts: { toDirectory: string }) => texts.toDirectory, { ns: 'site' })).not.toBe('');
});

it.each([
  ['en', 1, '1 lead to answer'],
  ['en', 0, '0 leads to answer'],
  ['pl', 2, /^2 /],
  ['ja', 1, /1/],
] as const)('chooses the plural form of the language: %s %i', (locale, count, expected) => {
  const text = bundledI18n(locale).t(($) => $.navigation.activeLeads, { ns: 'shell', count });
  expect(text).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected));
});

it('has four forms in Polish', () => {
  const { t } = bundledI18n('pl');
  const forms = [1, 2, 5, 1.5].map((count) =>
    t(($) => $.navigation.activeLeads, { ns: 'shell', count }).replace(/[\d,.]+/, ''),
  );
  expect(new Set(forms).size).toBeGreaterThanOrEqual(3);
});

it('renders on the server without suspending, each request in its own language', () => {
  const requests = (['de', 'fr'] as const).map((locale) => bundledI18n(locale));
  const bodies = requests.map((i18n) => renderToString(<Shown i18n={i18n} />));
  expect(bodies).toEqual(['<p>Schließen</p>', '<p>Fermer</p>']);
});

it('loads a namespace once for concurrent callers and retries after a failure', async () => {
  const { i18n, asked, chunks } = page();
  chunks.isDown = true;
  const both = [loadTexts(i18n, ['common']), loadTexts(i18n, ['common'])];
  for (const waiting of both) await expect(waiting).rejects.toMatchObject({ cause: new Error('offline') });
  chunks.isDown = false;
  await loadTexts(i18n, ['common']);
  await loadTexts(i18n, ['common']);
  expect(i18n.t(($) => $.productName)).toBe('Portal de');
  expect(asked).toEqual(['de common', 'de common']);
});

it('does not fail for texts requested elsewhere', async () => {
  const { i18n, chunks } = page();
  chunks.isDown = true;
  await expect(loadTexts(i18n, ['shell'])).rejects.toMatchObject({ cause: new Error('offline') });
  chunks.isDown = false;
  const read = loadTexts(i18n, ['common']);
  await read;
  expect(i18n.hasResourceBundle('de', 'shell')).toBe(false);
});

it('switches the language at once when all shown texts have loaded', async () => {
  const { i18n, asked } = page('en');
  await loadTexts(i18n, ['common']);
  render(<Shown i18n={i18n} />);
  const changing = changeLanguage(i18n, 'de');
  expect(screen.getByText('Close en')).toBeTruthy();
  await act(() => changing);
  expect(screen.getByText('Close de')).toBeTruthy();
  expect(asked).toEqual(['en common', 'de common']);
});

it('keeps its language when the other one fails to load', async () => {
  const { i18n, chunks } = page('en');
  await loadTexts(i18n, ['common']);
  chunks.isDown = true;
  await expect(changeLanguage(i18n, 'de')).rejects.toMatchObject({ cause: new Error('offline') });
  expect([i18n.language, i18n.t(($) => $.close)]).toEqual(['en', 'Close en']);
});

it.each(['loads', 'fails'])('keeps the language chosen last when an earlier one %s later', async (end) => {
  const german = Promise.withResolvers<{ close: string }>();
  const i18n = createI18n('en', (language) =>
    language === 'de' ? german.promise : Promise.resolve({ close: `Close ${language}` }),
  );
  await loadTexts(i18n, ['common']);
  const earlier = changeLanguage(i18n, 'de');
  expect(await changeLanguage(i18n, 'fr')).toBe(true);
  if (end === 'loads') german.resolve({ close: 'Close de' });
  else german.reject(new Error('offline'));
  expect(await earlier).toBe(false);
  expect([i18n.language, i18n.t(($) => $.close)]).toEqual(['fr', 'Close fr']);
});

it('shows an error instead of raw keys when texts fail to load, and the texts after a retry', async () => {
  vi.useFakeTimers();
  vi.spyOn(globalThis.console, 'error').mockReturnValue();
  const { i18n, asked, chunks } = page();
  chunks.isDown = true;
  const view = await act(async () => Promise.resolve(render(<Attempt key="first" i18n={i18n} />)));
  expect(view.container.textContent).toBe('There is no text close');
  chunks.isDown = false;
  await act(() => vi.advanceTimersByTimeAsync(500));
  await act(async () => Promise.resolve(view.rerender(<Attempt key="second" i18n={i18n} />)));
  expect(view.container.textContent).toBe('Close de');
  expect(asked).toEqual(['de common', 'de common']);
});

function Shown({ i18n }: { i18n: ReturnType<typeof createI18n> }) {
  return (
    <I18nextProvider i18n={i18n}>
      <CloseText />
    </I18nextProvider>
  );
}

function CloseText() {
  const { t } = useTranslation('common');
  return <p>{t(($) => $.close)}</p>;
}

function Attempt({ i18n }: { i18n: ReturnType<typeof createI18n> }) {
  return (
    <Boundary>
      <Suspense fallback="loading">
        <Shown i18n={i18n} />
      </Suspense>
    </Boundary>
  );
}

class Boundary extends Component<{ children: ReactNode }, { message: string | null }> {
  override state: { message: string | null } = { message: null };

  static getDerivedStateFromError(error: Error): { message: string } {
    return { message: error.message };
  }

  override render(): ReactNode {
    return this.state.message ?? this.props.children;
  }
}
