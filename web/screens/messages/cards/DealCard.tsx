import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { dealHref } from '../../../features/dealConfirmation/dealAddress.ts';
import type { DealStatus } from '../../../relay/__generated__/SystemCard_body.graphql.ts';
import { useFormat } from '../../../i18n/format.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { CardField, CardFields, CardFrame } from './CardFrame.tsx';
import { amountOf } from './systemParams.ts';
import type { SystemParams } from './systemParams.ts';
import { useDurationText } from './useRequestTexts.ts';
import { Website } from '../links/Website.tsx';

const STATES = {
  PENDING: { state: 'dealPending', tone: 'warning', icon: 'clock' },
  CONFIRMED: { state: 'dealConfirmed', tone: 'success', icon: 'check' },
  DENIED: { state: 'dealDenied', tone: 'neutral', icon: 'close' },
} as const;

/** A deal the lead reported, with its facts and the agency's answer (STA-17). */
export function DealCard({
  status,
  params,
  time,
}: {
  status: DealStatus | null;
  params: SystemParams;
  time: ReactNode;
}) {
  const { t } = useTranslation('messages');
  const { money } = useFormat();
  const duration = useDurationText();
  const [search] = useSearchParams();
  const { state, tone, icon } = STATES[status ?? 'PENDING'];
  const isOpen = status === 'PENDING';
  const amount = amountOf(params['budget']);
  return (
    <CardFrame
      icon="deal"
      tone={tone}
      title={t(($) => (isOpen ? $.card.dealPendingText : $.card.deal))}
      chip={
        <Chip tone={tone} icon={icon}>
          {t(($) => $.card[state])}
        </Chip>
      }
      time={time}
    >
      <p>{t(($) => $.card.dealText)}</p>
      <CardFields>
        <CardField name={t(($) => $.field.name)}>{params['name']}</CardField>
        <CardField name={t(($) => $.field.budget)}>{amount === null ? params['budget'] : money(amount)}</CardField>
        <CardField name={t(($) => $.field.duration)}>{duration(params['duration'])}</CardField>
        <CardField wide name={t(($) => $.field.website)}>
          {params['website'] && <Website value={params['website']} />}
        </CardField>
      </CardFields>
      {!isOpen && <p>{t(($) => $.card[`${state}Text`])}</p>}
      {status === 'PENDING' && params['dealUuid'] && (
        <p>
          <ButtonLink look="primary" to={dealHref(search, params['dealUuid'])} preventScrollReset>
            {t(($) => $.card.answerDeal)}
          </ButtonLink>
        </p>
      )}
    </CardFrame>
  );
}
