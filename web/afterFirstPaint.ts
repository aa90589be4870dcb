// The first script of a public page, and the only one that is asked for while the page is being painted: it has the others loaded
// when the reader sees the page, which works without them. It imports nothing: that would come before the paint as well.

/** Names the modules of the page, relative to the document's base; the first begins the page and comes last. */
const MODULES = 'meta[name="modules"]';
/** When the others are loaded at the latest, ms: a tab in the background is not painted. */
const LONGEST_WAIT_MS = 3_000;

const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const observer = new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
    setTimeout(resolve, LONGEST_WAIT_MS);
  });

const modules = document.querySelector<HTMLMetaElement>(MODULES)?.content.split(' ') ?? [];
await firstPaint();
for (const href of modules)
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
// Each in a task of its own, so that none of them is long.
for (const module of [...modules.slice(1), ...modules.slice(0, 1)]) {
  await import(/* @vite-ignore */ new URL(module, document.baseURI).href);
  await new Promise((resolve) => setTimeout(resolve));
}
