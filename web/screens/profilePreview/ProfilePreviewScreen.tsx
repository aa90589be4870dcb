import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { PageBody } from '../../app/content/PageBody.tsx';
import { usePageTitle } from '../../app/content/pageTitle.tsx';
import { paths } from '../../app/routing/paths.ts';
import { UnauthenticatedError } from '../../relay/errors.ts';
import type { ProfilePreviewScreenQuery } from '../../relay/__generated__/ProfilePreviewScreenQuery.graphql.ts';
import { useRouteQuery } from '../../routing/routeQuery.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState, PageHeader } from '../../ui/Panels.tsx';
import { AgencyBody } from '../public/agency/AgencyBody.tsx';
import { DEFAULT_DIRECTORY_SEARCH } from '../public/directory/address/directorySearch.ts';
import { AgencyCard } from '../public/directory/results/AgencyCard.tsx';
import { PreviewBrief } from './PreviewBrief.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';
import { PreviewState } from './PreviewState.tsx';

const PAGE_ID = 'page';

/** Shows the page below when a link of the card is followed, because an unpublished page is nowhere else. */
function showPage(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  window.location.hash = link.hash || PAGE_ID;
}

/**
 * The agency's card and page as visitors see them, or will see them once published (EXT-26). Records no views and sends
 * no briefs.
 */
export function ProfilePreviewScreen() {
  const { t } = useTranslation('profilePreview');
  const { viewer, filters } = useRouteQuery<ProfilePreviewScreenQuery>(graphql`
    query ProfilePreviewScreenQuery @preloadable @throwOnFieldError {
      viewer {
        account {
          user {
            ...PreviewState_user
          }
        }
        agency {
          ...AgencyBody_agency
          ...AgencyCard_agency
          ...PreviewBrief_agency
        }
      }
      filters {
        ...AgencyBody_catalogue
        ...PreviewBrief_catalogue
      }
    }
  `);
  usePageTitle(t(($) => $.title));
  if (!viewer) throw new UnauthenticatedError('No session');
  const { account, agency } = viewer;
  if (!agency) {
    return (
      <PageBody>
        <EmptyState
          isPage
          icon="document"
          title={t(($) => $.empty.title)}
          action={
            <ButtonLink look="primary" to={paths.profile}>
              {t(($) => $.empty.action)}
            </ButtonLink>
          }
        >
          {t(($) => $.empty.text)}
        </EmptyState>
      </PageBody>
    );
  }
  return (
    <PageBody>
      <PageHeader title={t(($) => $.title)} introduction={t(($) => $.intro)}>
        <ButtonLink to={paths.profile}>{t(($) => $.edit)}</ButtonLink>
      </PageHeader>
      <PreviewState user={account.user} />
      <PreviewFrame title={t(($) => $.card)} onFollow={showPage}>
        <ul role="list">
          <AgencyCard agency={agency} logo="soon" search={DEFAULT_DIRECTORY_SEARCH} places={[]} presence={null} />
        </ul>
      </PreviewFrame>
      <PreviewFrame id={PAGE_ID} title={t(($) => $.page)}>
        <AgencyBody
          agency={agency}
          catalogue={filters}
          match={null}
          brief={<PreviewBrief agency={agency} catalogue={filters} />}
        />
      </PreviewFrame>
    </PageBody>
  );
}
