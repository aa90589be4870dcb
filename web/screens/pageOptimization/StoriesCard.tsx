import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import { PAGE_OPTIMIZATION_GOALS } from '../../../domain/successStory.ts';
import { useFormat } from '../../i18n/format.ts';
import { readMoney } from '../../i18n/money.ts';
import type { StoriesCard_pageOptimization$key } from '../../relay/__generated__/StoriesCard_pageOptimization.graphql.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { PastUndoMenu } from '../../ui/notices/Notices.tsx';
import { Card } from '../../ui/Panels.tsx';
import { Goal } from './Goal.tsx';
import styles from './PageOptimizationScreen.module.css';

const StoryDialog = lazy(async () => ({ default: (await import('./StoryDialog.tsx')).StoryDialog }));

/** Opens the story manager: the id of a story edits it, anything else adds one (QRY-10). */
const STORIES = 'stories';
const NEW_STORY = '1';

/** The agency's success stories, drafts marked (STA-43); the address opens one of them, closing it clears the address (QRY-16). */
export function StoriesCard(props: { pageOptimization: StoriesCard_pageOptimization$key }) {
  const { t } = useTranslation('pageOptimization');
  const { number, money } = useFormat();
  const [search, setSearch] = useSearchParams();
  const { stories } = useFragment(
    graphql`
      fragment StoriesCard_pageOptimization on PageOptimization @throwOnFieldError {
        stories {
          id
          name
          status
          year
          budget {
            ...money_money
          }
          duration
          ...StoryDialog_story
        }
      }
    `,
    props.pageOptimization,
  );
  const opened = search.get(STORIES);
  const openedStory = stories.find(({ id }) => id === opened) ?? null;
  const hrefOf = (value: string) => {
    const next = new URLSearchParams(search);
    next.set(STORIES, value);
    return `?${next}`;
  };
  const close = () =>
    setSearch(
      (before) => {
        before.delete(STORIES);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  const title = t(($) => $.stories.title);
  return (
    <Card
      title={title}
      action={
        <>
          <PastUndoMenu />
          <ButtonLink look="primary" size="small" icon="plus" to={hrefOf(NEW_STORY)} preventScrollReset>
            {t(($) => $.stories.add)}
          </ButtonLink>
        </>
      }
    >
      <Goal
        name={title}
        text={t(($) => $.stories.text)}
        count={stories.filter(({ status }) => status === 'PUBLISHED').length}
        goal={PAGE_OPTIMIZATION_GOALS.stories}
      />
      <ul role="list" className={styles.stories} aria-label={title}>
        {stories.map(({ id, name, status, year, budget, duration }) => {
          const facts = [
            year && String(year),
            budget && money(readMoney(budget)),
            duration && t(($) => $.stories.months, { count: duration, shown: number(duration) }),
          ];
          return (
            <li key={id}>
              <span className={styles.story}>
                <strong>{name}</strong>
                <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
                {status === 'DRAFT' && (
                  <Chip tone="warning" icon="document">
                    {t(($) => $.stories.draft)}
                  </Chip>
                )}
              </span>
              <ButtonLink
                size="small"
                to={hrefOf(id)}
                preventScrollReset
                aria-label={t(($) => $.stories.editNamed, { name })}
              >
                {t(($) => $.stories.edit)}
              </ButtonLink>
            </li>
          );
        })}
      </ul>
      {opened && (
        <Suspense>
          <StoryDialog key={opened} story={openedStory} onClose={close} />
        </Suspense>
      )}
    </Card>
  );
}
