import type { Plugin } from 'vite';

const BLOCKS = /<script type="application\/json"[^>]*>[\s\S]*?<\/script>|<meta name="base-path"[^>]*>/g;
const HTML_TAG = /<html[^>]*>/;

/**
 * Injects the gateway's page data (language, theme, settings, first answers) into Vite's page. Public pages start with
 * their own entry and are rendered by the browser, so that changes show without building the server bundle.
 */
export function mergePages(html: string, page: string): string {
  const tag = HTML_TAG.exec(page)?.[0] ?? '<html lang="en">';
  const blocks = page.match(BLOCKS) ?? [];
  const entry = blocks.some((block) => block.includes('id="site-data"')) ? '/site.tsx' : '/main.tsx';
  // Replacer functions, because texts may contain `$&`.
  return html
    .replace(HTML_TAG, () => tag)
    .replace('/main.tsx', entry)
    .replace('</head>', () => `${blocks.join('\n')}</head>`);
}

/** In development, serves pages from Vite with data from the gateway. */
export function shellInDev(gateway: string): Plugin {
  return {
    name: 'shell-in-dev',
    apply: 'serve',
    async transformIndexHtml(html, { originalUrl, server }) {
      try {
        const page = await fetch(new URL(originalUrl ?? '/', gateway), {
          headers: { accept: 'text/html' },
          redirect: 'manual',
        });
        return mergePages(html, await page.text());
      } catch {
        server?.config.logger.warn(`No gateway at ${gateway}: the page starts without its settings.`);
        return html;
      }
    },
  };
}
