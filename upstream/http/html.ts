const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 72rem; margin: 0 auto; padding: 1.5rem; overflow-wrap: break-word; }
code, pre, textarea { font-family: ui-monospace, monospace; font-size: .92em; }
pre { padding: .75rem; overflow: auto; border: 1px solid #8886; border-radius: 6px; }
h2 { margin-top: 2.5rem; border-bottom: 1px solid #8886; }
article { margin: 1rem 0; } article h3 { margin: 0; font-size: 1rem; } article p { margin: .1rem 0; }
nav a { margin-right: 1rem; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid #8884; }
form { display: flex; flex-wrap: wrap; gap: .5rem .75rem; align-items: end; margin: .75rem 0; }
label { display: grid; font-size: .85rem; } input, select, button { font: inherit; padding: .3rem .5rem; }
[role=status] { position: sticky; top: 0; padding: .5rem .75rem; background: Canvas; border: 1px solid #8886; border-radius: 6px; }
`;

/** A complete HTML page without external resources; `body` is HTML. */
export function pageOf(title: string, body: string, script?: { readonly src: string }): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${STYLE}</style>${
    script === undefined ? '' : `<script type="module" src="${escapeHtml(script.src)}"></script>`
  }</head><body>${body}</body></html>
`;
}
