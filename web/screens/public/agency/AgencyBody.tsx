import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AgencyBody_agency$key } from '../../../relay/__generated__/AgencyBody_agency.graphql.ts';
import type { AgencyBody_catalogue$key } from '../../../relay/__generated__/AgencyBody_catalogue.graphql.ts';
import { ButtonAnchor } from '../../../ui/Button.tsx';
import { AgencyAbout } from './about/AgencyAbout.tsx';
import { AgencyContact } from './about/AgencyContact.tsx';
import { AgencyExpertise } from './about/AgencyExpertise.tsx';
import { AgencyImages } from './about/AgencyImages.tsx';
import { AgencyOffices } from './about/AgencyOffices.tsx';
import { AgencyServices } from './about/AgencyServices.tsx';
import { AgencyHeader } from './header/AgencyHeader.tsx';
import { AgencyNav } from './AgencyNav.tsx';
import type { AgencyPart } from './AgencyNav.tsx';
import { AgencyReviews } from './reviews/AgencyReviews.tsx';
import { AgencyStories } from './stories/AgencyStories.tsx';
import styles from './AgencyPage.module.css';

/**
 * Everything public about an agency (DIR-11), on its page and in the owner's preview. Its work comes before its
 * self-description. `match`: why it matches the visitor's search. `brief`: the section with the brief form; if absent,
 * nothing links to it.
 */
export function AgencyBody({
  agency,
  catalogue,
  match,
  brief,
}: {
  agency: AgencyBody_agency$key;
  catalogue: AgencyBody_catalogue$key;
  match: ReactNode;
  brief: ReactNode;
}) {
  const { t } = useTranslation('agency');
  const data = useFragment(
    graphql`
      fragment AgencyBody_agency on Agency @throwOnFieldError {
        shortDescription
        detailedDescription
        reviewCount
        services {
          __typename
        }
        industries {
          __typename
        }
        tools {
          __typename
        }
        regions {
          __typename
        }
        budgets {
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
      }
    `,
    agency,
  );
  const choices = useFragment(
    graphql`
      fragment AgencyBody_catalogue on FilterCatalogue @throwOnFieldError {
        ...AgencyServices_catalogue
      }
    `,
    catalogue,
  );
  const { services, industries, tools, regions, budgets, stories, reviewCount, offices, awards, clientLogos } = data;
  const takesBriefs = brief !== null;
  const parts: readonly AgencyPart[] = [
    { id: 'stories', isThere: stories.length > 0, count: stories.length },
    { id: 'reviews', isThere: true, count: reviewCount },
    { id: 'services', isThere: services.length > 0 },
    { id: 'about', isThere: Boolean(data.shortDescription) || Boolean(data.detailedDescription) },
    { id: 'expertise', isThere: [industries, tools, regions, budgets].some((values) => values.length > 0) },
    { id: 'awards', isThere: awards.length > 0, count: awards.length },
    { id: 'clients', isThere: clientLogos.length > 0 },
    { id: 'offices', isThere: offices.length > 0, count: offices.length },
    { id: 'brief', isThere: takesBriefs },
  ];
  const has = (part: AgencyPart['id']): boolean => parts.some(({ id, isThere }) => id === part && isThere);
  return (
    <div className={styles.page}>
      <div>
        <AgencyHeader agency={data} match={match} takesBriefs={takesBriefs} />
        <AgencyNav parts={parts.filter(({ isThere }) => isThere)} />
        <div className={styles.columns}>
          <div className={styles.parts}>
            {has('stories') && <AgencyStories agency={data} />}
            <AgencyReviews agency={data} />
            {has('services') && <AgencyServices agency={data} catalogue={choices} />}
            {has('about') && <AgencyAbout agency={data} />}
            {has('expertise') && <AgencyExpertise agency={data} />}
            {has('awards') && <AgencyImages id="awards" title={t(($) => $.awards.title)} images={awards} captioned />}
            {has('clients') && <AgencyImages id="clients" title={t(($) => $.clients.title)} images={clientLogos} />}
            {has('offices') && <AgencyOffices agency={data} />}
          </div>
          <div className={styles.side}>
            <AgencyContact agency={data} takesBriefs={takesBriefs} />
          </div>
        </div>
        {/* Sticks to the bottom edge on phones until the form itself is in view. */}
        {takesBriefs && (
          <div className={styles.call}>
            <ButtonAnchor look="primary" icon="send" href="#brief" wide>
              {t(($) => $.sendBrief)}
            </ButtonAnchor>
          </div>
        )}
      </div>
      {takesBriefs && <div className={styles.brief}>{brief}</div>}
    </div>
  );
}
