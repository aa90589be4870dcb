import type { Plugin } from 'vite';

const BLOCKS = /<script type="application\/json"[^>]*>[\s\S]*?<\/script>|<meta name="base-path"[^>]*>/g;
const HTML_TAG = /<html[^>]*>/;

/** In development the page comes from Vite, but language, theme, settings and first answers from the gateway's page. */
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
        const text = await page.text();
        const tag = HTML_TAG.exec(text)?.[0] ?? '<html lang="en">';
        return html.replace(HTML_TAG, tag).replace('</head>', `${(text.match(BLOCKS) ?? []).join('\n')}</head>`);
      } catch {
        server?.config.logger.warn(`No gateway at ${gateway}: the page starts without its settings.`);
        return html;
      }
    },
  };
}
