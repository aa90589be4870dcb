import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { classNames } from '../../../ui/classNames.ts';
import { useFormat } from '../../../i18n/format.ts';
import { readMoney } from '../../../i18n/money.ts';
import type { StoryList_stories$key } from '../../../relay/__generated__/StoryList_stories.graphql.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { DragHandle, MoveAnnouncer, MoveButtons } from '../../../ui/sorting/SortControls.tsx';
import { useSorting } from '../../../ui/sorting/useSorting.ts';
import styles from '../PageOptimizationScreen.module.css';
import { useStoryOrder } from './useStoryOrder.ts';

/** Stories in page order, sortable by buttons and by drag handle (EXT-16). */
export function StoryList({
  title,
  stories: keys,
  hrefOf,
  canOrder,
  onNoOrder,
}: {
  title: string;
  stories: StoryList_stories$key;
  hrefOf: (id: string) => string;
  canOrder: boolean;
  /** Called if the upstream does not support ordering stories. */
  onNoOrder: () => void;
}) {
  const { t } = useTranslation('pageOptimization');
  const { number, money } = useFormat();
  const saved = useFragment(
    graphql`
      fragment StoryList_stories on SuccessStory @relay(plural: true) @throwOnFieldError {
        id
        name
        status
        year
        budget {
          ...money_money
        }
        duration
      }
    `,
    keys,
  );
  const { stories, move, store } = useStoryOrder(saved, onNoOrder);
  const list = useRef<HTMLUListElement>(null);
  const sorting = useSorting({
    list,
    count: stories.length,
    nameOf: (index) => stories[index]?.name ?? '',
    move,
    onMoved: store,
  });
  const isSortable = canOrder && stories.length > 1;
  return (
    <>
      <ul
        role="list"
        className={classNames(styles.stories, isSortable && styles.sortable)}
        aria-label={title}
        ref={list}
      >
        {stories.map(({ id, name, status, year, budget, duration }, index) => {
          const facts = [
            year && String(year),
            budget && money(readMoney(budget)),
            duration && t(($) => $.stories.months, { count: duration }),
          ];
          return (
            <li key={id} data-dragged={sorting.dragged === index || undefined}>
              {isSortable && <DragHandle sorting={sorting} index={index} />}
              <span className={styles.position} aria-hidden="true">
                {number(index + 1)}
              </span>
              <span className={styles.story}>
                <span className={styles.name}>
                  <strong>{name}</strong>
                  {status === 'DRAFT' && (
                    <Chip tone="warning" icon="document">
                      {t(($) => $.stories.draft)}
                    </Chip>
                  )}
                </span>
                <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
              </span>
              <span className={styles.actions}>
                {isSortable && <MoveButtons sorting={sorting} index={index} name={name} />}
                <ButtonLink
                  size="small"
                  to={hrefOf(id)}
                  preventScrollReset
                  aria-label={t(($) => $.stories.editNamed, { name })}
                >
                  {t(($) => $.stories.edit)}
                </ButtonLink>
              </span>
            </li>
          );
        })}
      </ul>
      <MoveAnnouncer sorting={sorting} />
    </>
  );
}
