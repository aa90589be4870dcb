import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../app/routing/paths.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { CardField, CardFields, CardFrame } from './CardFrame.tsx';
import { amountOf } from './systemParams.ts';
import type { SystemParams } from './systemParams.ts';
import { useCardTitle } from './useCardTitle.ts';
import { useBudgetText, useDurationText } from './useRequestTexts.ts';
import { Website } from '../links/Website.tsx';
import styles from './RequestCard.module.css';

/** The brief or proposal request that started the chat. */
export function RequestCard({
  kind,
  params,
  time,
}: {
  kind: 'AGENCY_BRIEF' | 'AGENCY_PROPOSAL';
  params: SystemParams;
  time: ReactNode;
}) {
  const { t } = useTranslation('messages');
  const title = useCardTitle()(kind);
  const budget = useBudgetText();
  const duration = useDurationText();
  const { title: subject, services, website, leadUuid } = params;
  return (
    <CardFrame icon={kind === 'AGENCY_BRIEF' ? 'leads' : 'document'} tone="accent" title={title} time={time}>
      {subject !== undefined && <p className={styles.subject}>{subject}</p>}
      <CardFields>
        <CardField name={t(($) => $.field.services)}>{services}</CardField>
        <CardField name={t(($) => $.field.budget)}>
          {budget(amountOf(params['budgetFrom']), amountOf(params['budgetTo']))}
        </CardField>
        <CardField name={t(($) => $.field.duration)}>{duration(params['projectDuration'])}</CardField>
        <CardField wide name={t(($) => $.field.website)}>
          {website && <Website value={website} />}
        </CardField>
      </CardFields>
      {leadUuid !== undefined && (
        <div>
          <ButtonLink size="small" to={paths.lead(leadUuid)}>
            {t(($) => $.card.openLead)}
          </ButtonLink>
        </div>
      )}
    </CardFrame>
  );
}
