import { useTranslation } from 'react-i18next';
import { IconButton } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import styles from './Sorting.module.css';
import type { Sorting } from './useSorting.ts';

/** The drag handle of an entry. The buttons beside it do the same for keyboards and screen readers. */
export function DragHandle({ sorting, index }: { sorting: Sorting; index: number }) {
  return (
    <span
      className={styles.handle}
      aria-hidden="true"
      data-dragged={sorting.dragged === index || undefined}
      onPointerDown={(event) => sorting.startDrag(index, event)}
    >
      <Icon name="grip" size={18} />
    </span>
  );
}

/** Moves an entry up or down by one. At the ends of the list a button keeps its focus but does nothing. */
export function MoveButtons({ sorting, index, name }: { sorting: Sorting; index: number; name: string }) {
  const { t } = useTranslation('common');
  return (
    <>
      <IconButton
        icon="arrowUp"
        className={styles.move}
        label={t(($) => $.sorting.up, { name })}
        aria-disabled={index === 0 || undefined}
        onClick={() => sorting.step(index, -1)}
      />
      <IconButton
        icon="arrowDown"
        className={styles.move}
        label={t(($) => $.sorting.down, { name })}
        aria-disabled={index === sorting.count - 1 || undefined}
        onClick={() => sorting.step(index, 1)}
      />
    </>
  );
}

/** Announces moves to screen readers. */
export function MoveAnnouncer({ sorting }: { sorting: Sorting }) {
  return (
    <div role="status" className="visually-hidden">
      {sorting.announcement}
    </div>
  );
}
