import type { ResourceKey } from 'i18next';

/** The texts of this language; each namespace is a chunk of its own. */
export const files = import.meta.glob<ResourceKey>('./*.json', { import: 'default' });
