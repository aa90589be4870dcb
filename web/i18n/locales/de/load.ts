import type { TextFile } from '../../texts.ts';

/** The texts of this language; each namespace is a chunk of its own. */
export const files = import.meta.glob<TextFile>('./*.json', { import: 'default' });
