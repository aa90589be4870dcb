import { failureKind } from '../../relay/errors.ts';

/** Errors of scripts and style sheets that could not be loaded. */
const errors = new WeakSet<Error>();

/** Recognizes failed imports, which look different in every browser. Called once, before anything is imported. */
export function watchImports(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => errors.add(payload));
}

/** The error for a component whose texts could not be loaded (see `textOptions`). */
const MISSING_TEXT = /^There is no text /;

/**
 * Whether code or texts could not be loaded. After a release, the scripts of an open page are gone, also those with
 * texts, and React and the router remember every failed import, so only a reload helps. The same is true of a query
 * that the release has changed: the gateway no longer knows the page's document.
 */
export function isMissingCode(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (failureKind(error) === 'outdated') return true;
  const { cause, message } = error;
  return errors.has(error) || (cause instanceof Error && errors.has(cause)) || MISSING_TEXT.test(message);
}
