import MarkdownIt from 'markdown-it';

const markdown = new MarkdownIt({ html: false });

/** The pages of documents of the repository. Links to all others become text. */
const DOCUMENTS: ReadonlyMap<string, string> = new Map([
  ['internal-tools', './'],
  ['live', 'live.html'],
  ['webhooks', 'webhooks.html'],
]);

export const { escapeHtml } = markdown.utils;

/** One paragraph of a description: `code` and links, but no blocks. */
export function prose(text: string | null | undefined): string {
  return markdown.renderInline((text ?? '').replaceAll(/\s*\n\s*/g, ' '));
}

/** A whole document. Its headings get ids and are returned, each with the text below it. */
export function renderMarkdown(text: string): {
  html: string;
  headings: { id: string; title: string; text: string }[];
} {
  const tokens = markdown.parse(text, {});
  const headings: { id: string; title: string; text: string }[] = [];
  for (const [index, token] of tokens.entries()) {
    const section = headings.at(-1);
    if (section && ['inline', 'fence'].includes(token.type)) section.text += `${token.content}\n`;
    if (token.type !== 'heading_open') continue;
    const title = tokens[index + 1]?.content.replaceAll('`', '') ?? '';
    const id = title.toLowerCase().replaceAll(/[^\w]+/g, '-');
    token.attrSet('id', id);
    if (token.tag === 'h2') headings.push({ id, title, text: '' });
  }
  const html = markdown.renderer
    .render(tokens, markdown.options, {})
    // Tables and code wider than a phone scroll on their own, also by keyboard.
    .replaceAll('<table>', '<div class="wide" tabindex="0" role="region" aria-label="Table"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">')
    .replaceAll(/<a href="(?!https?:|#)([^"]*)">(.*?)<\/a>/g, (_link, target: string, name: string) => {
      const address = DOCUMENTS.get(target.replace(/\.md$/, ''));
      return address === undefined ? name : `<a href="${address}">${name}</a>`;
    });
  return { html, headings };
}
