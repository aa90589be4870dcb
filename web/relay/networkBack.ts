/** How long requests may still fail after the browser says that it is online, in ms. */
const SETTLING_MS = 1_000;

/** Calls `run` a second after the network is back (EXT-04), each time until the returned function is called. */
export function onNetworkBack(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const runLater = () => void (timer = setTimeout(run, SETTLING_MS));
  window.addEventListener('online', runLater);
  return () => {
    window.removeEventListener('online', runLater);
    clearTimeout(timer);
  };
}
