import { createContext, use, useEffect, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { usePage } from '../page/page.ts';
import type { pageTitle_viewer$key } from '../../relay/__generated__/pageTitle_viewer.graphql.ts';

const UnreadContext = createContext(0);
const ShownTitleContext = createContext('');
const ShowTitleContext = createContext<(title: string) => void>(() => undefined);
const PaneTitleContext = createContext<string | null>(null);
const ShowPaneTitleContext = createContext<(title: string | null) => void>(() => undefined);

/** Sets the document title, prefixed with the unread count, and the title in the phone's top bar (PLT-10, EXT-08). */
export function usePageTitle(page: string): void {
  const title = use(PaneTitleContext) ?? page;
  const unread = use(UnreadContext);
  const { t } = useTranslation('common');
  const product = t(($) => $.productName);
  const show = use(ShowTitleContext);
  // Before paint, so that the bar never shows the previous page's title above the new page.
  useLayoutEffect(() => show(page), [show, page]);
  useEffect(() => {
    document.title = `${unread > 0 ? `(${unread}) ` : ''}${title} · ${product}`;
  }, [title, unread, product]);
}

/** Replaces the page's title while a pane is open over or beside it. */
export function usePaneTitle(title: string): void {
  const show = use(ShowPaneTitleContext);
  useLayoutEffect(() => {
    show(title);
    return () => show(null);
  }, [show, title]);
}

/** The current title; empty while the first page loads. */
export function useShownTitle(): string {
  const page = use(ShownTitleContext);
  return use(PaneTitleContext) ?? page;
}

/** Provides the unread count to page titles and updates the favicon. */
export function UnreadTitle({ viewer, children }: { viewer: pageTitle_viewer$key; children: ReactNode }) {
  const { messenger } = useFragment(
    graphql`
      fragment pageTitle_viewer on Viewer @throwOnFieldError {
        messenger @catch(to: NULL) {
          unreadMessages
        }
      }
    `,
    viewer,
  );
  const unread = messenger?.unreadMessages ?? 0;
  const { basePath } = usePage();
  const [shown, show] = useState('');
  const [pane, showPane] = useState<string | null>(null);
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon) icon.href = `${basePath}/${iconOf(unread)}`;
  }, [unread, basePath]);
  return (
    <UnreadContext value={unread}>
      <ShowTitleContext value={show}>
        <ShowPaneTitleContext value={showPane}>
          <PaneTitleContext value={pane}>
            <ShownTitleContext value={shown}>{children}</ShownTitleContext>
          </PaneTitleContext>
        </ShowPaneTitleContext>
      </ShowTitleContext>
    </UnreadContext>
  );
}

/** Prebuilt icons: drawing one would need data URLs, which the CSP forbids. */
export function iconOf(unread: number): string {
  if (unread === 0) return 'favicon.svg';
  return `favicon-${unread > 9 ? '9plus' : unread}.svg`;
}
