import type { Plugin } from 'vite';

const BLOCKS = /<script type="application\/json"[^>]*>[\s\S]*?<\/script>|<meta name="base-path"[^>]*>/g;
const HTML_TAG = /<html[^>]*>/;

/**
 * Puts what the gateway's page says (language, theme, settings, first answers) into Vite's page. Public pages begin with their own
 * entry; the browser renders them, so that a change shows without building the server's half.
 */
export function mergePages(html: string, page: string): string {
  const tag = HTML_TAG.exec(page)?.[0] ?? '<html lang="en">';
  const blocks = page.match(BLOCKS) ?? [];
  const entry = blocks.some((block) => block.includes('id="site-data"')) ? '/site.tsx' : '/main.tsx';
  // As functions: texts may hold `$&`.
  return html
    .replace(HTML_TAG, () => tag)
    .replace('/main.tsx', entry)
    .replace('</head>', () => `${blocks.join('\n')}</head>`);
}

/** In development the page comes from Vite, its data from the gateway's page. */
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
