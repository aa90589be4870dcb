import type { i18n } from 'i18next';
import type { Namespace } from './namespaces.ts';

/**
 * Resolves when the namespaces are there in a language, by default the page's; rejects with a chunk's error, and the next call
 * reads that chunk anew. `loadNamespaces` of i18next would neither reject nor try again, and would join in what earlier calls asked for.
 */
export function loadTexts(i18n: i18n, namespaces: readonly Namespace[], locale = i18n.language): Promise<void> {
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(locale, namespace));
  if (missing.length === 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    void i18n.reloadResources([locale], missing, (errors?: readonly Error[]) =>
      errors ? reject(errors[0] ?? new Error('Texts could not be loaded')) : resolve(),
    );
  });
}

/** Changes the page's language at once when all texts that it has so far are there in the new one; rejects as `loadTexts` does. */
export async function changeLanguage(i18n: i18n, locale: string): Promise<void> {
  const loaded = Object.keys(i18n.getDataByLanguage(i18n.language) ?? {}) as Namespace[];
  await loadTexts(i18n, loaded, locale);
  await i18n.changeLanguage(locale);
}

/** How long a component that asks for texts finds that they could not be loaded, in ms: long enough for its error to be shown. */
const FAILURE_KEPT_MS = 500;

/**
 * i18next never asks again for a namespace that failed, and takes it for loaded. After a moment it is forgotten, so that the
 * component that a reader tries again waits for a new attempt.
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
