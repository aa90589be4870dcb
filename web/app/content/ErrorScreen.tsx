import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, Navigate, useLocation, useRouteError } from 'react-router-dom';
import { failureKind, GatewayError, UnauthenticatedError } from '../../relay/errors.ts';
import type { FailureKind } from '../../relay/errors.ts';
import { NotFound } from '../../screens/notFound/NotFound.tsx';
import { usePage } from '../page/page.ts';
import { PageBody } from './PageBody.tsx';
import { loginPath, signupPath } from '../routing/returnLinks.ts';
import { MissingScreen } from './MissingScreen.tsx';
import { isMissingCode } from './missingCode.ts';
import { usePageTitle } from './pageTitle.tsx';
import { RecoveringError } from './RecoveringError.tsx';
import { useRetry } from './useRetry.ts';

/**
 * Replaces a page that failed. Retrying, by button or automatically, refetches its data without a reload (RTE-19); if
 * code is missing, it reloads.
 */
export function ErrorScreen() {
  const error = useRouteError();
  const { retry, isRetrying } = useRetry();
  const location = useLocation();
  const { settings } = usePage();
  if (error instanceof UnauthenticatedError) {
    return <Navigate to={settings.knownVisitor ? loginPath(location) : signupPath(location)} replace />;
  }
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  const isMissing = isMissingCode(error);
  // Offline, code is missing because it cannot be loaded (ERR-20).
  const kind = isMissing && !navigator.onLine ? 'network' : failureKind(error);
  return (
    <PageBody>
      <FailureTitle kind={kind} />
      {isMissing ? (
        <MissingScreen kind={kind} />
      ) : (
        <RecoveringError
          isPage
          kind={kind}
          requestId={error instanceof GatewayError ? error.requestId : null}
          retrying={isRetrying}
          onRetry={() => void retry()}
        />
      )}
    </PageBody>
  );
}

/** Sets the page's title; otherwise the tab and the phone's top bar would keep that of the previous page. */
function FailureTitle({ kind }: { kind: FailureKind }) {
  const { t } = useTranslation('common');
  usePageTitle(t(($) => $.errorTitle[kind]));
  return null;
}
