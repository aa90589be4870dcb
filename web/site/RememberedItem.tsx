import { createContext, use } from 'react';
import type { ReactNode, Ref } from 'react';

/** Markup that earlier pages have made of the same. */
export interface RememberedMarkup {
  /**
   * Of a part that depends on nothing but one node of the page's answer, the page's language and `variant`: everything else that its
   * content reads must be said there.
   */
  ofNode(nodeId: string, variant: string, content: ReactNode): string;
  /** Of a part around the content of every page: `RememberedFrame`. */
  ofFrame(name: string, content: ReactNode): string;
}

/** On the server. Null in the browser, where content is rendered. */
export const MarkupContext = createContext<RememberedMarkup | null>(null);

/** An entry of a list of nodes, which the server need not render again for every page. `variant`: see `RememberedMarkup`. */
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
  const markup = use(MarkupContext);
  if (markup) {
    return <li className={className} dangerouslySetInnerHTML={{ __html: markup.ofNode(nodeId, variant, children) }} />;
  }
  return (
    <li ref={ref} className={className}>
      {children}
    </li>
  );
}
