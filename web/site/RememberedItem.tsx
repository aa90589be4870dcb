import { createContext, use } from 'react';
import type { ReactNode, Ref } from 'react';

/**
 * Markup of a part of the page that depends on nothing but one node of the page's answer, the page's language and `variant`:
 * everything else that its content reads must be said there.
 */
export type MarkupOf = (nodeId: string, variant: string, content: ReactNode) => string;

/** On the server: gives markup that an earlier page has made of the same node. Null in the browser, where content is rendered. */
export const MarkupContext = createContext<MarkupOf | null>(null);

/** An entry of a list of nodes, which the server need not render again for every page. `variant`: see `MarkupOf`. */
export function RememberedItem({
  nodeId,
  variant,
  ref,
  className,
  children,
}: {
  nodeId: string;
  variant: string;
  ref: Ref<HTMLLIElement>;
  className: string | undefined;
  children: ReactNode;
}) {
  const markupOf = use(MarkupContext);
  if (markupOf) {
    return <li className={className} dangerouslySetInnerHTML={{ __html: markupOf(nodeId, variant, children) }} />;
  }
  return (
    <li ref={ref} className={className}>
      {children}
    </li>
  );
}
