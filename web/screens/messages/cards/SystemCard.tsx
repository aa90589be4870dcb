import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { SectionBoundary } from '../../../app/content/SectionBoundary.tsx';
import type { SystemCard_body$key } from '../../../relay/__generated__/SystemCard_body.graphql.ts';
import { CardFrame } from './CardFrame.tsx';
import { ContactsCard } from './ContactsCard.tsx';
import { RequestCard } from './RequestCard.tsx';
import { SystemNotice } from './SystemNotice.tsx';
import type { SystemParams } from './systemParams.ts';

// Loaded on demand, because few chats have a deal.
const DealCard = lazy(async () => ({ default: (await import('./DealCard.tsx')).DealCard }));

/** A system message: a card for each of the eight keys, and a neutral one for any other (STA-16). */
export function SystemCard({ body: bodyKey, time }: { body: SystemCard_body$key; time: ReactNode }) {
  const { t } = useTranslation('messages');
  const {
    key,
    status,
    params: list,
  } = useFragment(
    graphql`
      fragment SystemCard_body on SystemBody {
        key
        status
        params {
          name
          value
        }
      }
    `,
    bodyKey,
  );
  const params: SystemParams = Object.fromEntries(list.map(({ name, value }) => [name, value]));
  switch (key) {
    case 'AGENCY_BRIEF':
    case 'AGENCY_PROPOSAL':
      return <RequestCard kind={key} params={params} time={time} />;
    case 'AGENCY_DEAL':
      return (
        <SectionBoundary title={t(($) => $.card.deal)}>
          <Suspense fallback={<CardFrame icon="deal" title={t(($) => $.card.deal)} time={time} />}>
            <DealCard status={status ?? null} params={params} time={time} />
          </Suspense>
        </SectionBoundary>
      );
    case 'LEAD_CONTACTS':
      return <ContactsCard params={params} time={time} />;
    case 'AGENCY_REJECT':
    case 'AGENCY_DEAL_LEAD_CONFIRMED':
    case 'AGENCY_DEAL_LEAD_DENIED':
    case 'LEAD_BLOCKED':
      return <SystemNotice kind={key} params={params} time={time} />;
    default:
      return (
        <CardFrame icon="info" title={t(($) => $.card.unknown)} time={time}>
          <p>{t(($) => $.card.unknownText)}</p>
        </CardFrame>
      );
  }
}
