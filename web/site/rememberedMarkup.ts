import type { ReactNode } from 'react';
import type { RememberedMarkup } from './RememberedItem.tsx';
import type { SiteAnswer } from './renderer.ts';

/** Parts kept, of all languages: about 6 KB each, with what they were made of. */
const MOST = 4_000;

interface Part {
  readonly node: unknown;
  readonly markup: string;
}

const remembered = new Map<string, Part>();

/**
 * Markup of parts that are the same in many pages, like head, foot and the cards of a list: they are most of what a page consists of.
 * A part is compared with all it is made of, so it is never older than its answer.
 *
 * `place`: language and address that the page's links begin with. `render`: makes the markup of a part.
 */
export function rememberMarkup(
  answers: readonly SiteAnswer[],
  place: string,
  render: (content: ReactNode) => string,
): RememberedMarkup {
  let nodes: Map<string, unknown> | null = null;
  const remember = (key: string, node: unknown, content: ReactNode): string => {
    const known = remembered.get(key);
    if (known && isSame(known.node, node)) return known.markup;
    const markup = render(content);
    const [oldest] = known || remembered.size < MOST ? [] : remembered.keys();
    if (oldest !== undefined) remembered.delete(oldest);
    remembered.set(key, { node, markup });
    return markup;
  };
  return {
    ofNode(nodeId, variant, content) {
      nodes ??= nodesOf(answers);
      const node = nodes.get(nodeId);
      return node === undefined ? render(content) : remember(`${place} ${variant} ${nodeId}`, node, content);
    },
    ofFrame: (name, content) => remember(`${place} ${name}`, null, content),
  };
}

/** The nodes of the connections that a page's answers begin with, by id. */
function nodesOf(answers: readonly SiteAnswer[]): Map<string, unknown> {
  const found = new Map<string, unknown>();
  for (const { response } of answers) {
    for (const field of Object.values(response.data ?? {})) {
      const { nodes = [] } = (field ?? {}) as { readonly nodes?: readonly { readonly id?: string }[] };
      for (const node of nodes) if (node.id !== undefined) found.set(node.id, node);
    }
  }
  return found;
}

/** Whether two parts of answers to the same query hold the same. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) {
    return Array.isArray(other) && one.length === other.length && one.every((item, at) => isSame(item, other[at]));
  }
  for (const name in one) {
    if (!isSame((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name])) return false;
  }
  for (const name in other) if (!(name in one)) return false;
  return true;
}
