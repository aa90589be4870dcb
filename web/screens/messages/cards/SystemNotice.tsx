import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CardFrame } from './CardFrame.tsx';
import { isLost, isNegotiating } from './systemParams.ts';
import type { SystemParams } from './systemParams.ts';
import { useCardTitle } from './useCardTitle.ts';

const LOOKS = {
  AGENCY_REJECT: { icon: 'close', tone: 'neutral' },
  LEAD_BLOCKED: { icon: 'ban', tone: 'danger' },
  AGENCY_DEAL_LEAD_CONFIRMED: { icon: 'check', tone: 'success' },
  AGENCY_DEAL_LEAD_DENIED: { icon: 'close', tone: 'neutral' },
} as const;
/** As on the deal's card: the answer counts as denied (STA-58), but nothing is lost yet. */
const NEGOTIATING = { icon: 'clock', tone: 'warning' } as const;

/** A card for an event: conversation ended, lead blocked or deal answered. */
export function SystemNotice({
  kind,
  params = {},
  time,
}: {
  kind: keyof typeof LOOKS;
  params?: SystemParams;
  time?: ReactNode;
}) {
  const { t } = useTranslation('messages');
  const title = useCardTitle()(kind, params);
  const name = params['name'] ?? t(($) => $.card.theLead);
  const text = {
    AGENCY_REJECT: t(($) => $.card.rejectText),
    LEAD_BLOCKED: t(($) => $.card.blockedText),
    AGENCY_DEAL_LEAD_CONFIRMED: t(($) => $.card.leadConfirmedText, { name }),
    AGENCY_DEAL_LEAD_DENIED: isNegotiating(params)
      ? t(($) => $.card.leadNegotiatingText, { name })
      : isLost(params)
        ? t(($) => $.card.leadDeniedText, { name })
        : name,
  }[kind];
  return (
    <CardFrame {...(isNegotiating(params) ? NEGOTIATING : LOOKS[kind])} title={title} time={time}>
      <p>{text}</p>
    </CardFrame>
  );
}
