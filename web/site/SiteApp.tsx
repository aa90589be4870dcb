import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { Texts } from '../i18n/texts.ts';
import { TextsContext } from '../i18n/useTranslation.ts';
import { PostedContext } from './posted.ts';
import { SiteContext } from './site.ts';
import type { Site } from './site.ts';

/** What surrounds the router of the public site, the same on the server and in the browser. */
export const SiteApp = ({
  site,
  i18n,
  environment,
  posted,
  children,
}: {
  site: Site;
  i18n: Texts;
  environment: IEnvironment;
  posted: unknown;
  children: ReactNode;
}) => (
  <TextsContext value={i18n}>
    <RelayEnvironmentProvider environment={environment}>
      <SiteContext value={site}>
        <PostedContext value={posted}>{children}</PostedContext>
      </SiteContext>
    </RelayEnvironmentProvider>
  </TextsContext>
);
