import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { useLastMessageText_message$key } from '../../../relay/__generated__/useLastMessageText_message.graphql.ts';
import { useCardTitle } from '../cards/useCardTitle.ts';

/** One-line preview of a chat's latest message; empty for a chat without messages. */
export function useLastMessageText(message: useLastMessageText_message$key | null | undefined): string {
  const { t } = useTranslation('messages');
  const cardTitle = useCardTitle();
  const last = useFragment(
    graphql`
      fragment useLastMessageText_message on LastMessage @throwOnFieldError {
        sentByMe
        body {
          __typename
          ... on TextBody {
            text
          }
          ... on SystemBody {
            key
            params {
              name
              value
            }
          }
        }
      }
    `,
    message,
  );
  if (!last) return t(($) => $.list.noMessages);
  if (last.body.__typename === 'SystemBody') {
    const params = Object.fromEntries((last.body.params ?? []).map(({ name, value }) => [name, value]));
    return cardTitle(last.body.key ?? null, params);
  }
  if (last.body.__typename !== 'TextBody') return t(($) => $.list.deleted);
  const text = last.body.text.replaceAll(/\s+/g, ' ');
  return last.sentByMe ? t(($) => $.list.you, { text }) : text;
}
