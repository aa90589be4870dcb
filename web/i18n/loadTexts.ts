import type { i18n } from 'i18next';
import type { Namespace } from './namespaces.ts';

/**
 * Loads namespaces in a language, by default the page's. Rejects when a chunk fails; the next call tries again.
 * `loadNamespaces` of i18next would neither reject nor retry, and would also wait for unrelated requests.
 */
export function loadTexts(i18n: i18n, namespaces: readonly Namespace[], locale = i18n.language): Promise<void> {
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(locale, namespace));
  if (missing.length === 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    void i18n.reloadResources([locale], missing, (errors?: readonly Error[]) =>
      errors ? reject(new Error('Texts could not be loaded', { cause: errors[0] })) : resolve(),
    );
  });
}

/** The language chosen last, which may still be loading. */
const wanted = new WeakMap<i18n, string>();

/**
 * Switches the page's language once all texts loaded so far are available in the new one. False if another one has been
 * chosen meanwhile. Rejects like `loadTexts`.
 */
export async function changeLanguage(i18n: i18n, locale: string): Promise<boolean> {
  wanted.set(i18n, locale);
  const isWanted = () => wanted.get(i18n) === locale;
  const loaded = Object.keys(i18n.getDataByLanguage(i18n.language) ?? {}) as Namespace[];
  try {
    await loadTexts(i18n, loaded, locale);
  } catch (error) {
    if (isWanted()) throw error;
  }
  if (!isWanted()) return false;
  await i18n.changeLanguage(locale);
  return isWanted();
}

/** How long a failure is remembered, in ms: long enough for the component to show its error. */
const FAILURE_KEPT_MS = 500;

/**
 * i18next treats a failed namespace as loaded and never retries. Forgetting the failure after a moment lets a retried
 * component load it again.
 */
export function forgetFailures(i18n: i18n): void {
  i18n.on('failedLoading', (locale: string, namespace: string) => {
    setTimeout(() => {
      const { state } = i18n.services.backendConnector as { state: Record<string, number> };
      const name = `${locale}|${namespace}`;
      if ((state[name] ?? 0) < 0) delete state[name];
    }, FAILURE_KEPT_MS);
  });
}
