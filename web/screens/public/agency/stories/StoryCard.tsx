import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { FormattedValue } from '../../../../i18n/FormattedValue.tsx';
import { useFormat } from '../../../../i18n/format.ts';
import { readMoney } from '../../../../i18n/money.ts';
import type { StoryCard_story$key } from '../../../../relay/__generated__/StoryCard_story.graphql.ts';
import { ProjectTexts } from '../section/ProjectTexts.tsx';
import styles from './StoryCard.module.css';

/** A success story: challenge, solution, results and project facts. `lang`: BCP 47 tag of its texts. */
export function StoryCard({
  story,
  lang,
  isFirst,
}: {
  story: StoryCard_story$key;
  lang: string;
  /** Loads the picture at once, because on a phone it may be the largest part of what is seen first. */
  isFirst: boolean;
}) {
  const { t } = useTranslation('agency');
  const { t: tSite } = useTranslation('site');
  const { money } = useFormat();
  const { name, budget, duration, year, challenge, solution, result, pictureUrl } = useFragment(
    graphql`
      fragment StoryCard_story on SuccessStory @throwOnFieldError {
        name
        budget {
          ...money_money
        }
        duration
        year
        challenge
        solution
        result
        pictureUrl
      }
    `,
    story,
  );
  const facts: (readonly [name: string, value: string | false])[] = [
    [t(($) => $.stories.budget), budget ? money(readMoney(budget)) : false],
    [t(($) => $.stories.duration), typeof duration === 'number' && tSite(($) => $.project.months, { count: duration })],
    [t(($) => $.stories.year), typeof year === 'number' && String(year)],
  ];
  return (
    <article className={styles.card}>
      {pictureUrl && (
        <img
          src={pictureUrl}
          alt=""
          width={640}
          height={400}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          fetchPriority={isFirst ? 'high' : undefined}
          className={styles.picture}
        />
      )}
      <header className={styles.header}>
        <h3 lang={lang}>{name}</h3>
        <dl className={styles.facts}>
          {facts.map(
            ([term, value]) =>
              value !== false && (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>
                    <FormattedValue>{value}</FormattedValue>
                  </dd>
                </div>
              ),
          )}
        </dl>
      </header>
      <ProjectTexts
        challenge={challenge}
        solution={solution}
        result={result}
        lang={lang}
        more={t(($) => $.stories.more)}
        subject={name}
      />
    </article>
  );
}
