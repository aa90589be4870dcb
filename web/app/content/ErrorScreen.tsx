import { isRouteErrorResponse, Navigate, useLocation, useRouteError } from 'react-router-dom';
import { failureKind, GatewayError, UnauthenticatedError } from '../../relay/errors.ts';
import { ErrorPanel } from '../../ui/Panels.tsx';
import { NotFound } from '../../screens/notFound/NotFound.tsx';
import { usePage } from '../page/page.ts';
import { PageBody } from './PageBody.tsx';
import { loginPath, signupPath } from '../routing/returnLinks.ts';
import { useAutomaticRetry } from './useAutomaticRetry.ts';
import { useRetry } from './useRetry.ts';

/** Replaces a page that failed. Retrying, also by itself, refetches its data without a reload (RTE-19). */
export function ErrorScreen() {
  const error = useRouteError();
  const { retry, isRetrying } = useRetry();
  const kind = failureKind(error);
  const isSignedOut = error instanceof UnauthenticatedError;
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  useAutomaticRetry(isSignedOut || isMissing ? null : kind, () => void retry());
  const location = useLocation();
  const { settings } = usePage();
  if (isSignedOut) {
    return <Navigate to={settings.knownVisitor ? loginPath(location) : signupPath(location)} replace />;
  }
  if (isMissing) return <NotFound />;
  return (
    <PageBody>
      <ErrorPanel
        isPage
        kind={kind}
        requestId={error instanceof GatewayError ? error.requestId : null}
        retrying={isRetrying}
        onRetry={() => void retry()}
      />
    </PageBody>
  );
}
