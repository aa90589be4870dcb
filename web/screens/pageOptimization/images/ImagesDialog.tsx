import { useTranslation } from 'react-i18next';
import { IMAGES_MAX } from '../../../../domain/profile/images.ts';
import { storedLine } from '../../../../domain/storedText.ts';
import { LeaveDialog } from '../../../features/form/LeaveDialog.tsx';
import { useDialogGuard } from '../../../features/form/useUnsavedGuard.ts';
import { useFormat } from '../../../i18n/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { useNotices } from '../../../ui/notices/Notices.tsx';
import { intoView } from '../../../ui/dialog/intoView.ts';
import { Banner } from '../../../ui/Panels.tsx';
import { MoveAnnouncer } from '../../../ui/sorting/SortControls.tsx';
import { useSorting } from '../../../ui/sorting/useSorting.ts';
import { ImageDrop } from './ImageDrop.tsx';
import { ImageRow } from './ImageRow.tsx';
import styles from './Images.module.css';
import type { ServerImage } from './imagesState.ts';
import type { MeasureImage } from './judgeImage.ts';
import { useImageManager } from './useImageManager.ts';
import type { ManagerFailure, SaveOutcome } from './useImageManager.ts';
import { useSaveImages } from './useSaveImages.ts';
import type { ImageKind } from './useSaveImages.ts';

/** Manager of awards or client logos: adds, describes, removes and reorders images in one save (SCR-21, SCR-22). */
export function ImagesDialog({
  kind,
  images,
  canOrder,
  onNoOrder,
  onClose,
  measure,
}: {
  kind: ImageKind;
  images: readonly ServerImage[];
  canOrder: boolean;
  /** Called if the upstream does not support ordering images. */
  onNoOrder: () => void;
  onClose: () => void;
  measure?: MeasureImage;
}) {
  const { t } = useTranslation('pageOptimization');
  const { t: tCommon } = useTranslation('common');
  const { number, sentences } = useFormat();
  const notices = useNotices();

  const closeSaved = (outcome: SaveOutcome | null) => {
    if (outcome?.isOrderKept === false) {
      onNoOrder();
      notices.show({ kind: 'info', text: t(($) => $.notice.noOrder) });
    } else if (outcome) {
      const text = outcome.hasRemoved ? t(($) => $.notice.changesSaved) : t(($) => $.notice[kind]);
      notices.show({ kind: 'success', text });
    }
    guard.leave(onClose);
  };
  const manager = useImageManager({ images, calls: useSaveImages(kind), onSaved: closeSaved, measure });
  const { items, refused, failure, isEdited, isSaving, act } = manager;
  const guard = useDialogGuard(isEdited);
  const nameOf = (index: number) => {
    const alt = storedLine(items[index]?.alt ?? '');
    return alt === '' ? t(($) => $.images.image, { number: number(index + 1) }) : alt;
  };
  const sorting = useSorting({
    count: items.length,
    nameOf,
    move: (from, to) => act({ type: 'moved', from, to }),
    list: manager.list,
    isLocked: isSaving,
  });
  const kept = items.filter(({ isRemoved }) => !isRemoved).length;
  const faults = items.filter(({ fault }) => fault !== null).length;
  const wordsOf = (why: ManagerFailure) =>
    'kind' in why
      ? tCommon(($) => $.failure[why.kind])
      : sentences(why.faults.map((code) => t(($) => $.images.fault[code])));

  return (
    <>
      <Dialog
        wide
        title={t(($) => $[kind].title)}
        isBusy={isSaving}
        // The guard asks for confirmation.
        onClose={onClose}
        footer={
          <>
            <span className={styles.state} role="status">
              {faults > 0
                ? tCommon(($) => $.errors.title, { count: faults })
                : t(($) => $.progress, { done: number(kept), goal: number(IMAGES_MAX) })}
            </span>
            <Button disabled={isSaving} onClick={onClose}>
              {tCommon(($) => $.cancel)}
            </Button>
            <Button look="primary" pending={isSaving} onClick={() => void manager.save()}>
              {tCommon(($) => $.save)}
            </Button>
          </>
        }
      >
        <ImageDrop isFull={kept >= IMAGES_MAX} isLocked={isSaving} onFiles={(files) => void manager.take(files)}>
          <div role="alert" className={styles.alerts}>
            {refused.length > 0 && (
              <Banner tone="warning">
                <ul role="list" className={styles.refused}>
                  {refused.map(({ name, fault }, index) => (
                    // Two files may have the same name.
                    <li key={`${index} ${name}`}>
                      {tCommon(($) => $.errors.item, { field: name, text: t(($) => $.images.fault[fault]) })}
                    </li>
                  ))}
                </ul>
              </Banner>
            )}
            {manager.isPartlySaved && <Banner tone="info">{t(($) => $.images.partly)}</Banner>}
            {failure && (
              <div ref={intoView}>
                <Banner tone="danger">{wordsOf(failure)}</Banner>
              </div>
            )}
          </div>
          {items.length > 0 && (
            <>
              <p className={styles.hint}>{t(($) => $.images.altHint)}</p>
              <ul role="list" className={styles.rows} ref={manager.list}>
                {items.map((item, index) => (
                  <ImageRow
                    key={item.key}
                    item={item}
                    index={index}
                    name={nameOf(index)}
                    sorting={canOrder && items.length > 1 ? sorting : null}
                    act={act}
                  />
                ))}
              </ul>
            </>
          )}
          <MoveAnnouncer sorting={sorting} />
        </ImageDrop>
      </Dialog>
      <LeaveDialog blocker={guard.blocker} isKept={false} />
    </>
  );
}
