/** The texts of this language; each namespace is a chunk of its own. */
export const files = import.meta.glob('./*.json', { import: 'default' });
