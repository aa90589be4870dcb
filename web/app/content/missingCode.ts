/** Errors of scripts and style sheets that could not be loaded. */
const errors = new WeakSet<Error>();

/** Recognizes failed imports, which look different in every browser. Called once, before anything is imported. */
export function watchImports(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => errors.add(payload));
}

/**
 * Whether code could not be loaded. After a release, the scripts of an open page are gone, and React and the router
 * remember every failed import, so only a reload helps.
 */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && errors.has(error);
}
