import type { ReactNode } from 'react';
import { useSite } from './site.ts';

/** Pages that are no public ones: a document load each, never below a language. */
export type PortalPath = '/login' | '/signup' | '/profile' | `/profile/${string}`;

/** Address of a page of the portal; `back`: path of ours to come back to after signing in, without base path. */
export function usePortalHref(to: PortalPath, back?: string): string {
  const { basePath } = useSite();
  const query = back === undefined ? '' : `?${new URLSearchParams({ redirect_to: back })}`;
  return `${basePath}${to}${query}`;
}

/** A link that leaves the public site for the portal. */
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
