import { createContext, use, useSyncExternalStore } from 'react';
import type { Namespace } from './namespaces.ts';
import type { Texts, Translate } from './texts.ts';

export const TextsContext = createContext<Texts | null>(null);

/**
 * The texts of a namespace in the reader's language: `t(($) => $.section.key, { count })`. With several, `t` says those of the first,
 * and of the others by `{ ns }`. Waits in Suspense while they load.
 */
export function useTranslation<N extends Namespace>(
  namespaces: N | readonly [N, ...Namespace[]],
): { readonly t: Translate<N>; readonly i18n: Texts } {
  const texts = use(TextsContext);
  if (!texts) throw new Error('No texts above this component');
  const getLanguage = () => texts.language;
  const language = useSyncExternalStore(texts.onChange, getLanguage, getLanguage);
  const names: readonly [N, ...Namespace[]] = typeof namespaces === 'string' ? [namespaces] : namespaces;
  // Also for texts that are there: a render that waited must ask the same again when it goes on.
  for (const name of names) use(texts.load(name));
  return { t: texts.translator(names[0], language), i18n: texts };
}
