import type { ReactNode } from 'react';
import { useSite } from './site.ts';

/** Pages outside the public site: opened by loading a document, never with a language prefix. */
export type PortalPath = '/login' | '/signup' | '/profile' | `/profile/${string}`;

/** URL of a portal page. `back`: path to return to after signing in, without base path. */
export function usePortalHref(to: PortalPath, back?: string): string {
  const { basePath } = useSite();
  const query = back === undefined ? '' : `?${new URLSearchParams({ redirect_to: back })}`;
  return `${basePath}${to}${query}`;
}

/** A link from the public site to the portal. */
export function PortalLink({
  to,
  back,
  className,
  children,
}: {
  to: PortalPath;
  back?: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <a href={usePortalHref(to, back)} className={className}>
      {children}
    </a>
  );
}
