import { useTranslation } from 'react-i18next';

/** Hours from which a reply time is told in days. */
const DAYS_FROM = 24;

/** How fast an agency usually replies, in words: "within 3 hours", "within 2 days". */
export function useReplyTime(): (hours: number) => string {
  const { t } = useTranslation('site');
  return (hours) =>
    hours < DAYS_FROM
      ? t(($) => $.reply.hours, { count: hours })
      : t(($) => $.reply.days, { count: Math.ceil(hours / DAYS_FROM) });
}
