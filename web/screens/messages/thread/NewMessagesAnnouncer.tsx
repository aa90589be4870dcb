import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCardTitle } from '../cards/useCardTitle.ts';
import type { HistoryMessage } from './useThreadHistory.ts';

/** Messages that arrive within this many milliseconds are announced together. */
const BURST_MS = 600;
/** The text is cleared after this many milliseconds, so that it is not found by browsing. */
const SAID_MS = 4_000;

/**
 * Announces messages that arrive in the open chat: a single text by its words, a single card by its title (it may be
 * about what the agency did itself), and a burst by its count.
 */
export function NewMessagesAnnouncer({
  messages,
  leadName,
}: {
  messages: readonly HistoryMessage[];
  leadName: string;
}) {
  const { t } = useTranslation('messages');
  const cardTitle = useCardTitle();
  const newestAt = messages.at(-1)?.createdAt ?? '';
  const toldUpTo = useRef(newestAt);
  const [news, setNews] = useState<readonly HistoryMessage[]>([]);

  useEffect(() => {
    const arrived = messages.filter(({ sender, createdAt }) => sender !== 'agency' && createdAt > toldUpTo.current);
    if (arrived.length === 0) return undefined;
    const timer = setTimeout(() => {
      toldUpTo.current = newestAt;
      setNews(arrived);
    }, BURST_MS);
    return () => clearTimeout(timer);
  }, [messages, newestAt]);

  useEffect(() => {
    if (news.length === 0) return undefined;
    const timer = setTimeout(() => setNews([]), SAID_MS);
    return () => clearTimeout(timer);
  }, [news]);

  const only = news.length === 1 ? news[0] : undefined;
  const { text, card } = only ?? { text: null, card: null };
  const announcement =
    text !== null
      ? t(($) => $.thread.announceOne, { name: leadName, text })
      : card !== null
        ? cardTitle(card.key, card.params)
        : t(($) => $.thread.announceMany, { count: news.length, name: leadName });
  return (
    <p role="status" className="visually-hidden">
      {/* A new element, because the same text would not be announced again. */}
      {news.length > 0 && <span key={news[0]?.id}>{announcement}</span>}
    </p>
  );
}
