import { useTranslation } from 'react-i18next';
import { isNegotiating } from './systemParams.ts';
import type { SystemParams } from './systemParams.ts';
import type { SystemMessageKey } from '../../../relay/__generated__/SystemCard_body.graphql.ts';

/** Titles of system cards (STA-16); unknown cards get a neutral one. */
export function useCardTitle(): (key: SystemMessageKey | null, params?: SystemParams) => string {
  const { t } = useTranslation('messages');
  return (key, params = {}) => {
    switch (key) {
      case 'AGENCY_BRIEF':
        return t(($) => $.card.brief);
      case 'AGENCY_PROPOSAL':
        return t(($) => $.card.proposal);
      case 'AGENCY_REJECT':
        return t(($) => $.card.reject);
      case 'AGENCY_DEAL':
        return t(($) => $.card.deal);
      case 'AGENCY_DEAL_LEAD_CONFIRMED':
        return t(($) => $.card.leadConfirmed);
      case 'AGENCY_DEAL_LEAD_DENIED':
        return t(($) => (isNegotiating(params) ? $.card.dealNegotiating : $.card.leadDenied));
      case 'LEAD_CONTACTS':
        return t(($) => $.card.contacts);
      case 'LEAD_BLOCKED':
        return t(($) => $.card.blocked);
      default:
        return t(($) => $.card.unknown);
    }
  };
}
