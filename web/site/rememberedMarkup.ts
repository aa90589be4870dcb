import type { ReactNode } from 'react';
import type { MarkupOf } from './RememberedItem.tsx';
import type { SiteAnswer } from './renderer.ts';

/** Parts kept, of all languages: about 3 KB each, with what they were made of. */
const MOST = 4_000;
const remembered = new Map<string, string>();

/**
 * Markup of parts that are the same in many pages, like the cards of a list: they are most of what a page consists of. A part is
 * found by the whole text it is made of, so it is never older than its answer.
 *
 * `place`: language and address that the page's links begin with. `render`: makes the markup of a part.
 */
export function rememberMarkup(
  answers: readonly SiteAnswer[],
  place: string,
  render: (content: ReactNode) => string,
): MarkupOf {
  let sources: Map<string, string> | null = null;
  return (nodeId, variant, content) => {
    sources ??= nodesOf(answers);
    const source = sources.get(nodeId);
    if (source === undefined) return render(content);
    const key = `${place} ${variant} ${source}`;
    const known = remembered.get(key);
    if (known !== undefined) return known;
    const markup = render(content);
    const [oldest] = remembered.size < MOST ? [] : remembered.keys();
    if (oldest !== undefined) remembered.delete(oldest);
    remembered.set(key, markup);
    return markup;
  };
}

/** The nodes of the connections that a page's answers begin with, as texts by id. */
function nodesOf(answers: readonly SiteAnswer[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { response } of answers) {
    for (const field of Object.values(response.data ?? {})) {
      const { nodes = [] } = (field ?? {}) as { readonly nodes?: readonly { readonly id?: string }[] };
      for (const node of nodes) if (node.id !== undefined) found.set(node.id, JSON.stringify(node));
    }
  }
  return found;
}
