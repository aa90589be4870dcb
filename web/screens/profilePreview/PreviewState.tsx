import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { usePage } from '../../app/page/page.ts';
import type { PreviewState_user$key } from '../../relay/__generated__/PreviewState_user.graphql.ts';
import { ButtonAnchor } from '../../ui/Button.tsx';
import { Banner } from '../../ui/Panels.tsx';
import { visibilityOf } from './visibility.ts';

const TONES = { draft: 'info', review: 'info', declined: 'danger', published: 'success', blocked: 'danger' } as const;

/** Who can see the page now, and what happens next (STA-28, STA-32, ACC-16). */
export function PreviewState({ user }: { user: PreviewState_user$key }) {
  const { t } = useTranslation('profilePreview');
  const { basePath } = usePage();
  const { agencyAlias, agencyStatus, moderationStatus } = useFragment(
    graphql`
      fragment PreviewState_user on User @throwOnFieldError {
        agencyAlias
        agencyStatus
        moderationStatus
      }
    `,
    user,
  );
  const state = visibilityOf(agencyStatus, moderationStatus);
  const isOpen = state === 'published' || state === 'review';
  return (
    <Banner
      tone={TONES[state]}
      title={t(($) => $.state[state].title)}
      action={
        isOpen &&
        agencyAlias && (
          <ButtonAnchor size="small" icon="external" href={`${basePath}/agencies/${encodeURIComponent(agencyAlias)}`}>
            {t(($) => $.publicPage)}
          </ButtonAnchor>
        )
      }
    >
      {t(($) => $.state[state].text)}
    </Banner>
  );
}
