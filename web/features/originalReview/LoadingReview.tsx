import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './Review.module.css';

/** Placeholder while the dialog's content loads. */
export function LoadingReview({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={styles.column} aria-busy="true">
        <Skeleton height={72} />
        <Skeleton height={176} />
      </div>
    </Dialog>
  );
}
