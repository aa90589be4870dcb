import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import { PostedContext } from './posted.ts';
import { SiteContext } from './site.ts';
import type { Site } from './site.ts';

/** Providers around the public site's router, the same on the server and in the browser. */
export function SiteApp({
  site,
  i18n,
  environment,
  posted,
  children,
}: {
  site: Site;
  i18n: I18n;
  environment: IEnvironment;
  posted: unknown;
  children: ReactNode;
}) {
  return (
    <I18nextProvider i18n={i18n}>
      <RelayEnvironmentProvider environment={environment}>
        <SiteContext value={site}>
          <PostedContext value={posted}>{children}</PostedContext>
        </SiteContext>
      </RelayEnvironmentProvider>
    </I18nextProvider>
  );
}
