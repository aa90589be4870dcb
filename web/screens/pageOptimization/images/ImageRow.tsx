import { useTranslation } from 'react-i18next';
import { ALT_MAX } from '../../../../domain/profile/images.ts';
import { storedLine } from '../../../../domain/storedText.ts';
import { codePointLength } from '../../../../domain/textLength.ts';
import { useFormat } from '../../../i18n/format.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { FieldError, TextField } from '../../../ui/Field.tsx';
import { DragHandle, MoveButtons } from '../../../ui/sorting/SortControls.tsx';
import type { Sorting } from '../../../ui/sorting/useSorting.ts';
import type { ImagesAction, ManagedImage } from './imagesState.ts';
import styles from './Images.module.css';

/** One image of a manager: alt text, position, remove and undo. */
export function ImageRow({
  item,
  index,
  name,
  sorting,
  act,
}: {
  item: ManagedImage;
  index: number;
  /** Its name in button labels. */
  name: string;
  /** Null when images can't be reordered. */
  sorting: Sorting | null;
  act: (action: ImagesAction) => void;
}) {
  const { t } = useTranslation('pageOptimization');
  const { t: tCommon } = useTranslation('common');
  const { number } = useFormat();
  const { key, id, url, alt, isRemoved, fault } = item;
  const error = fault && t(($) => $.images.fault[fault]);
  const length = codePointLength(storedLine(alt));
  const picture = (
    <span className={styles.picture}>
      <img src={url} alt="" decoding="async" />
    </span>
  );
  if (isRemoved) {
    return (
      <li className={styles.row} data-path={key} data-removed>
        {picture}
        <div className={styles.gone}>
          <p>{t(($) => $.images.removed, { name })}</p>
          <FieldError id={`${key}-error`}>{error}</FieldError>
          <Button data-undo size="small" icon="undo" onClick={() => act({ type: 'restored', key })}>
            {tCommon(($) => $.undo)}
            <span className="visually-hidden"> {name}</span>
          </Button>
        </div>
      </li>
    );
  }
  return (
    <li className={styles.row} data-path={key} data-dragged={sorting?.dragged === index || undefined}>
      {sorting && <DragHandle sorting={sorting} index={index} />}
      {picture}
      <div className={styles.text}>
        <TextField
          label={t(($) => $.images.alt, { number: number(index + 1) })}
          value={alt}
          error={error}
          autoComplete="off"
          hint={
            <span className={styles.below}>
              <span>{id === null && <Chip tone="info">{t(($) => $.images.new)}</Chip>}</span>
              <span className={styles.counter} data-over={length > ALT_MAX || undefined}>
                {t(($) => $.progress, { done: number(length), goal: number(ALT_MAX) })}
              </span>
            </span>
          }
          onChange={({ currentTarget }) => act({ type: 'described', key, alt: currentTarget.value })}
        />
      </div>
      <div className={styles.actions}>
        {sorting && <MoveButtons sorting={sorting} index={index} name={name} />}
        <IconButton
          icon="trash"
          label={t(($) => $.images.remove, { name })}
          onClick={() => act({ type: 'removed', key })}
        />
      </div>
    </li>
  );
}
