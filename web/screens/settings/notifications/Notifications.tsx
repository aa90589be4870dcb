import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { SectionBoundary } from '../../../app/content/SectionBoundary.tsx';
import type { Notifications_viewer$key } from '../../../relay/__generated__/Notifications_viewer.graphql.ts';
import { SettingsSection } from '../SettingsSection.tsx';
import { EmailCard } from './EmailCard.tsx';
import { WhatsAppCard } from './WhatsAppCard.tsx';

/**
 * Where the account is notified of new leads and messages (RTE-18). A failure of email or WhatsApp does not affect the
 * other.
 */
export function Notifications({ viewer }: { viewer: Notifications_viewer$key }) {
  const { t } = useTranslation('notifications');
  const data = useFragment(
    graphql`
      fragment Notifications_viewer on Viewer {
        ...EmailCard_viewer
        ...WhatsAppCard_viewer
      }
    `,
    viewer,
  );
  const loaded: unknown = useLoaderData();
  return (
    // The first button would be the one that removes an address.
    <SettingsSection id="notifications" title={t(($) => $.title)} text={t(($) => $.text)} isBare fallback="h2">
      <SectionBoundary title={t(($) => $.email.title)} waitsForAnswer resetOn={loaded}>
        <EmailCard viewer={data} />
      </SectionBoundary>
      <SectionBoundary title={t(($) => $.whatsApp.title)} waitsForAnswer resetOn={loaded}>
        <WhatsAppCard viewer={data} />
      </SectionBoundary>
    </SettingsSection>
  );
}
