import { useTranslation } from 'react-i18next';

/** From this many hours, a reply time is given in days. */
const DAYS_FROM = 24;

/** Puts an agency's usual reply time into words: "within 3 hours", "within 2 days". */
export function useReplyTime(): (hours: number) => string {
  const { t } = useTranslation('site');
  return (hours) =>
    hours < DAYS_FROM
      ? t(($) => $.reply.hours, { count: hours })
      : t(($) => $.reply.days, { count: Math.ceil(hours / DAYS_FROM) });
}
