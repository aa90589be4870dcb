import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { isRefusedBrief } from '../../../../domain/briefForm.ts';
import type { AgencyPage_agency$key } from '../../../relay/__generated__/AgencyPage_agency.graphql.ts';
import type { AgencyPage_catalogue$key } from '../../../relay/__generated__/AgencyPage_catalogue.graphql.ts';
import { usePosted } from '../../../site/posted.ts';
import { usePageHead } from '../../../site/usePageHead.ts';
import { usePageView } from '../../../site/usePageEvents.ts';
import { ButtonAnchor } from '../../../ui/Button.tsx';
import { AgencyAbout } from './about/AgencyAbout.tsx';
import { AgencyContact } from './about/AgencyContact.tsx';
import { AgencyExpertise } from './about/AgencyExpertise.tsx';
import { AgencyHeader } from './header/AgencyHeader.tsx';
import { useAgencyHead } from './useAgencyHead.ts';
import { AgencyImages } from './about/AgencyImages.tsx';
import { AgencyNav } from './AgencyNav.tsx';
import type { AgencyPart } from './AgencyNav.tsx';
import { AgencyOffices } from './about/AgencyOffices.tsx';
import { AgencyReviews } from './reviews/AgencyReviews.tsx';
import { AgencyServices } from './about/AgencyServices.tsx';
import { AgencyStories } from './stories/AgencyStories.tsx';
import { BriefSection } from './brief/BriefSection.tsx';
import styles from './AgencyPage.module.css';

/** All that the public may know of an agency, and the form to ask it (DIR-11, DIR-13). */
export function AgencyPage({
  agency,
  catalogue,
}: {
  agency: AgencyPage_agency$key;
  catalogue: AgencyPage_catalogue$key;
}) {
  const { t } = useTranslation('agency');
  const posted = usePosted();
  const data = useFragment(
    graphql`
      fragment AgencyPage_agency on Agency @throwOnFieldError {
        alias
        shortDescription
        detailedDescription
        services {
          __typename
        }
        stories {
          __typename
        }
        offices {
          __typename
        }
        awards {
          ...AgencyImages_image
        }
        clientLogos {
          ...AgencyImages_image
        }
        ...AgencyHeader_agency
        ...AgencyAbout_agency
        ...AgencyServices_agency
        ...AgencyExpertise_agency
        ...AgencyStories_agency
        ...AgencyReviews_agency
        ...AgencyOffices_agency
        ...AgencyContact_agency
        ...BriefSection_agency
        ...useAgencyHead_agency
      }
    `,
    agency,
  );
  const choices = useFragment(
    graphql`
      fragment AgencyPage_catalogue on FilterCatalogue @throwOnFieldError {
        ...AgencyServices_catalogue
        ...BriefSection_catalogue
      }
    `,
    catalogue,
  );
  const { alias, services, stories, offices, awards, clientLogos } = data;
  usePageHead(useAgencyHead(data));
  usePageView(alias);
  const has: Record<AgencyPart, boolean> = {
    about: Boolean(data.shortDescription) || Boolean(data.detailedDescription),
    services: services.length > 0,
    expertise: true,
    stories: stories.length > 0,
    reviews: true,
    awards: awards.length > 0,
    clients: clientLogos.length > 0,
    offices: offices.length > 0,
    brief: true,
  };
  const parts = (Object.keys(has) as AgencyPart[]).filter((part) => has[part]);
  return (
    <div className={styles.page}>
      <div>
        <AgencyHeader agency={data} />
        <AgencyNav parts={parts} />
        <div className={styles.columns}>
          <div className={styles.parts}>
            {has.about && <AgencyAbout agency={data} />}
            {has.services && <AgencyServices agency={data} catalogue={choices} />}
            <AgencyExpertise agency={data} />
            {has.stories && <AgencyStories agency={data} />}
            <AgencyReviews agency={data} />
            {has.awards && <AgencyImages id="awards" title={t(($) => $.awards.title)} images={awards} captioned />}
            {has.clients && <AgencyImages id="clients" title={t(($) => $.clients.title)} images={clientLogos} />}
            {has.offices && <AgencyOffices agency={data} />}
          </div>
          <div className={styles.side}>
            <AgencyContact agency={data} />
          </div>
        </div>
        {/* Sticks to the window's end on phones until the form itself is there. */}
        <div className={styles.call}>
          <ButtonAnchor look="primary" icon="send" href="#brief" wide>
            {t(($) => $.sendBrief)}
          </ButtonAnchor>
        </div>
      </div>
      <div className={styles.brief}>
        <BriefSection agency={data} catalogue={choices} refused={isRefusedBrief(posted, alias) ? posted : null} />
      </div>
    </div>
  );
}
