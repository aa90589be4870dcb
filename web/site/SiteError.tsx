import { useRef } from 'react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useRouteError } from 'react-router-dom';
import { useAutomaticRetry } from '../app/content/useAutomaticRetry.ts';
import { useFocusOnReplacement } from '../app/content/useFocusOnReplacement.ts';
import { useRetry } from '../app/content/useRetry.ts';
import { failureKind, GatewayError, isRequestFailure } from '../relay/errors.ts';
import { Icon } from '../ui/Icon.tsx';
import { localizedPath } from './localePrefix.ts';
import { useSite } from './site.ts';
import { SiteNotFound } from './SiteNotFound.tsx';
import { usePageHead } from './usePageHead.ts';
import styles from './SiteMessage.module.css';

/** Error page of a public page that could not be loaded (RTE-19). A URL with invalid variables is not found. */
export function SiteError() {
  const error = useRouteError();
  return error instanceof GatewayError && error.code === 'BAD_USER_INPUT' ? (
    <SiteNotFound />
  ) : (
    <Failure error={error} />
  );
}

/**
 * The link reopens the page; with JavaScript it refetches the data without a reload, and so does the page by itself
 * (EXT-04). If code, styles or texts are missing, the link reloads, because a release renames their files, and the router
 * remembers a failed import; likewise if the gateway no longer knows the page's query.
 */
function Failure({ error }: { error: unknown }) {
  const { t } = useTranslation('common');
  const site = useSite();
  const { pathname, search } = useLocation();
  const { retry, isRetrying } = useRetry();
  const kind = failureKind(error);
  const title = t(($) => $.errorTitle[kind]);
  const text = t(($) => $.failure[kind]);
  usePageHead({ title, description: text, robots: 'noindex, follow', canonicalPath: pathname });
  const isRequest = isRequestFailure(error);
  const retryInPlace = () => {
    if (isRequest && !isRetrying) void retry();
  };
  useAutomaticRetry(kind, retryInPlace);
  const message = useRef<HTMLDivElement>(null);
  useFocusOnReplacement(message);
  const open = (event: MouseEvent) => {
    if (isRequest) event.preventDefault();
    retryInPlace();
  };
  return (
    <div ref={message} className={styles.message} role="alert">
      <Icon name="error" size={36} />
      <h1>{title}</h1>
      <p>{text}</p>
      <a
        href={localizedPath(site.basePath, site.prefix, pathname + search)}
        className={styles.action}
        aria-busy={isRetrying}
        onClick={open}
      >
        {t(($) => $.tryAgain)}
      </a>
    </div>
  );
}
