import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { FormattedValue } from '../../../i18n/FormattedValue.tsx';
import { useFormat } from '../../../i18n/format.ts';
import type { Numbers_query$key } from '../../../relay/__generated__/Numbers_query.graphql.ts';
import { Section } from '../../../ui/Section.tsx';
import styles from './Numbers.module.css';

/** The directory in numbers; those that the upstream does not provide are left out. */
export function Numbers({ query }: { query: Numbers_query$key }) {
  const { t } = useTranslation('landing');
  const { number, rating: ratingText } = useFormat();
  const { agencies, directorySummary } = useFragment(
    graphql`
      fragment Numbers_query on Query @throwOnFieldError {
        agencies(first: 6) @catch(to: NULL) {
          totalCount
          countries {
            __typename
          }
        }
        directorySummary @catch(to: NULL) {
          reviewCount
          rating
          replyHours
        }
      }
    `,
    query,
  );
  const { reviewCount = 0, rating, replyHours } = directorySummary ?? {};
  const countries = agencies?.countries.length ?? 0;
  const facts: (readonly [value: string, label: string])[] = [
    ...(agencies && agencies.totalCount > 0
      ? [[number(agencies.totalCount), t(($) => $.numbers.agencies, { count: countries })] as const]
      : []),
    ...(reviewCount > 0 ? [[number(reviewCount), t(($) => $.numbers.reviews, { count: reviewCount })] as const] : []),
    ...(typeof rating === 'number' ? [[ratingText(rating), t(($) => $.numbers.rating)] as const] : []),
    ...(typeof replyHours === 'number'
      ? [[t(($) => $.numbers.hours, { count: replyHours }), t(($) => $.numbers.reply)] as const]
      : []),
  ];
  if (facts.length === 0) return null;
  return (
    <Section>
      <dl className={styles.facts}>
        {facts.map(([value, label]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <FormattedValue>{value}</FormattedValue>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
