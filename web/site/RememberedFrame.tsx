import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { MarkupContext } from './RememberedItem.tsx';

/** The page's own address with its language, without base path: where a choice and signing in lead back to. */
export const BackContext = createContext('/');
/** Stands for it in markup that all pages share. A link carries it as a parameter, which writes these letters as they are. */
export const ANY_PAGE = 'ANY-PAGE';

/**
 * Head or foot of the page, which the server renders once for all pages. `name`: says all that its content depends on, but for the
 * language, what addresses begin with, and `BackContext`.
 */
export function RememberedFrame({
  as: Tag,
  name,
  className,
  children,
}: {
  as: 'header' | 'footer';
  name: string;
  className: string | undefined;
  children: ReactNode;
}) {
  const markup = use(MarkupContext);
  const back = use(BackContext);
  if (!markup) return <Tag className={className}>{children}</Tag>;
  const parameter = new URLSearchParams([['', back]]).toString().slice(1);
  const __html = markup.ofFrame(name, children).replaceAll(ANY_PAGE, parameter);
  return <Tag className={className} dangerouslySetInnerHTML={{ __html }} />;
}
