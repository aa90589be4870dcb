import type { LoaderFunction, LoaderFunctionArgs } from 'react-router-dom';

/** A loader's work, deferred until the page is visible. */
export class Unseen<Data = unknown> {
  readonly start: () => Data;

  constructor(start: () => Data) {
    this.start = start;
  }
}

function isHidden(): boolean {
  return document.visibilityState === 'hidden';
}

/** Reading a chat marks it read, so a background tab defers it and the screen gets `Unseen`. */
export function whenSeen(load: LoaderFunction): LoaderFunction {
  return (args: LoaderFunctionArgs) => (isHidden() ? new Unseen(() => load(args)) : load(args));
}

/** Calls `run` once the page is visible, or immediately if it is. Returns a function that cancels the call. */
export function onSeen(run: () => void): () => void {
  const look = (): void => {
    if (isHidden()) return;
    document.removeEventListener('visibilitychange', look);
    run();
  };
  document.addEventListener('visibilitychange', look);
  look();
  return () => document.removeEventListener('visibilitychange', look);
}
