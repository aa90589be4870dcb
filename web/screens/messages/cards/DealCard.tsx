import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import type { DealAnswerValue } from '../../../../domain/dealAnswer.ts';
import { dealHref } from '../../../features/dealConfirmation/dealAddress.ts';
import type { DealStatus } from '../../../relay/__generated__/SystemCard_body.graphql.ts';
import { useFormat } from '../../../i18n/format.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { matchPendingDeals } from '../chats/readPendingDeals.ts';
import { CardField, CardFields, CardFrame } from './CardFrame.tsx';
import { amountOf, isLost, isNegotiating } from './systemParams.ts';
import type { SystemParams } from './systemParams.ts';
import styles from './DealCard.module.css';
import { useDurationText } from './useRequestTexts.ts';
import { Website } from '../links/Website.tsx';

/** Answers, in the order of the card's buttons. */
const ANSWERS = ['yes', 'still_negotiating', 'no', 'other'] as const satisfies readonly DealAnswerValue[];

const STATES = {
  PENDING: { state: 'dealPending', tone: 'warning', icon: 'clock' },
  CONFIRMED: { state: 'dealConfirmed', tone: 'success', icon: 'check' },
  DENIED: { state: 'dealDenied', tone: 'neutral', icon: 'close' },
  // The contract counts this as denied (STA-58), although the agency did not answer "no".
  NEGOTIATING: { state: 'dealNegotiating', tone: 'warning', icon: 'clock' },
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
  const { t: tDeals } = useTranslation('deals');
  const { money } = useFormat();
  const duration = useDurationText();
  const [search] = useSearchParams();
  const negotiates = status === 'DENIED' && isNegotiating(params);
  const { state, tone, icon } = STATES[negotiates ? 'NEGOTIATING' : (status ?? 'PENDING')];
  const isPending = status === 'PENDING';
  const isOpen = isPending || negotiates;
  const hasText = state !== 'dealDenied' || isLost(params);
  const dealUuid = params['dealUuid'];
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (dealUuid !== undefined) matchPendingDeals(environment, { uuid: dealUuid, isPending });
  }, [environment, dealUuid, isPending]);
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
        <CardField name={tDeals(($) => $.fact.name)}>{params['name']}</CardField>
        <CardField name={t(($) => $.field.budget)}>{amount === null ? params['budget'] : money(amount)}</CardField>
        <CardField name={t(($) => $.field.duration)}>{duration(params['duration'])}</CardField>
        <CardField wide name={t(($) => $.field.website)}>
          {params['website'] && <Website value={params['website']} />}
        </CardField>
      </CardFields>
      {!isPending && hasText && <p>{t(($) => $.card[`${state}Text`])}</p>}
      {isOpen && dealUuid !== undefined && (
        <ul role="list" className={styles.answers} aria-label={t(($) => $.card.dealPendingText)}>
          {ANSWERS.map((answer) => (
            <li key={answer}>
              <ButtonLink
                size="small"
                look={answer === 'yes' ? 'primary' : 'secondary'}
                to={dealHref(search, dealUuid)}
                state={answer}
                preventScrollReset
              >
                {tDeals(($) => $.answer[answer])}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </CardFrame>
  );
}
