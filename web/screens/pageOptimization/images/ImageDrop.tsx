import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FILES_AT_ONCE, IMAGES_MAX, IMAGE_TYPES } from '../../../../domain/profile/images.ts';
import { Button } from '../../../ui/Button.tsx';
import { useFormat } from '../../../i18n/format.ts';
import styles from './Images.module.css';

/**
 * Accepts files by button, by dropping them anywhere in the window, or by paste. Shows a hint when the list is full.
 */
export function ImageDrop({
  isFull,
  isLocked,
  onFiles,
  children,
}: {
  isFull: boolean;
  isLocked: boolean;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('pageOptimization');
  const { number } = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  const give = (files: FileList | null | undefined) => {
    if (files && files.length > 0 && !isLocked) onFiles([...files]);
  };
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = event.clipboardData?.files;
    if (!files || files.length === 0 || isTextForField(event)) return;
    event.preventDefault();
    give(files);
  });
  const hover = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    // Otherwise the browser would open the file.
    event.preventDefault();
    setIsOver(true);
  });
  const leave = useEffectEvent((event: DragEvent) => {
    if (event.relatedTarget === null) setIsOver(false);
  });
  const drop = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(false);
    give(event.dataTransfer.files);
  });
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    document.addEventListener('paste', (event) => paste(event), { signal });
    document.addEventListener('dragover', (event) => hover(event), { signal });
    document.addEventListener('dragleave', (event) => leave(event), { signal });
    document.addEventListener('drop', (event) => drop(event), { signal });
    return () => left.abort();
  }, []);

  return (
    <div className={styles.manager}>
      {isFull ? (
        <p className={styles.hint}>{t(($) => $.images.full, { max: number(IMAGES_MAX) })}</p>
      ) : (
        <div className={styles.drop} data-over={isOver || undefined}>
          <span className={styles.choose}>
            <Button icon="image" disabled={isLocked} onClick={() => input.current?.click()}>
              {t(($) => $.images.select)}
            </Button>
            <span>{t(($) => $.images.drop)}</span>
          </span>
          <span className={styles.hint}>
            {t(($) => $.images.limits, { atOnce: number(FILES_AT_ONCE), max: number(IMAGES_MAX) })}
          </span>
        </div>
      )}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={IMAGE_TYPES.join()}
        aria-label={t(($) => $.images.select)}
        onChange={({ currentTarget }) => {
          const files = currentTarget.files;
          give(files);
          // Lets the same file be selected again after a rejection.
          currentTarget.value = '';
        }}
      />
      {children}
    </div>
  );
}

/**
 * Whether a paste is text for a field. Office programs add a picture of it. A copied image has no plain text, and a
 * copied file only its name.
 */
function isTextForField({ target, clipboardData }: ClipboardEvent): boolean {
  const isText = ['text/plain', 'text/html'].every((type) => clipboardData?.types.includes(type));
  return isText && target instanceof HTMLInputElement;
}
