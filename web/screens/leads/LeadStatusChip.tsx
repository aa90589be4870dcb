import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LeadStatusChip_lead$key } from '../../relay/__generated__/LeadStatusChip_lead.graphql.ts';
import { Chip } from '../../ui/Chip.tsx';

const LOOKS = {
  ACTIVE: { tone: 'info', icon: 'clock' },
  ACCEPTED: { tone: 'success', icon: 'check' },
  DECLINED: { tone: 'neutral', icon: 'close' },
  EXPIRED: { tone: 'warning', icon: 'warning' },
  BLOCKED: { tone: 'danger', icon: 'ban' },
} as const;

/** A lead's status and outcome (STA-01, O-19). */
export function LeadStatusChip({ lead }: { lead: LeadStatusChip_lead$key }) {
  const { t } = useTranslation('leads');
  const { t: tCommon } = useTranslation('common');
  const { status, stage } = useFragment(
    graphql`
      fragment LeadStatusChip_lead on Lead @throwOnFieldError {
        status
        stage
      }
    `,
    lead,
  );
  if (!status) return <Chip>{tCommon(($) => $.unknown)}</Chip>;
  const words = [t(($) => $.status[status]), stage && t(($) => $.stage[stage])];
  return <Chip {...LOOKS[status]}>{words.filter(Boolean).join(' · ')}</Chip>;
}
