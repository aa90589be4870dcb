import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { SaveStatus } from '../form/formState.ts';
import type { SaveKind } from '../form/useProfileForm.ts';
import styles from './Frame.module.css';

/** What is not saved yet, and the way to save it (SCR-01, STA-27). */
export function SaveBar({
  status,
  isEdited,
  isPublished,
  faults,
  onSubmit,
}: {
  status: SaveStatus;
  isEdited: boolean;
  isPublished: boolean;
  /** How many fields are wrong. */
  faults: number;
  onSubmit: (kind: SaveKind) => void;
}) {
  const { t } = useTranslation('profile');
  const { t: tCommon } = useTranslation('common');
  const isSaving = status.kind === 'saving';
  const words = () => {
    if (status.kind === 'failed') {
      const { reason } = status;
      return reason === 'blocked' ? t(($) => $.save.blocked) : tCommon(($) => $.failure[reason]);
    }
    if (status.kind !== 'default') return t(($) => $.save.status[status.kind]);
    return isEdited ? t(($) => $.save.status.edited) : t(($) => $.save.status.default);
  };
  return (
    <div className={styles.bar}>
      <div className={styles.status} role="status" data-state={status.kind}>
        {faults > 0 && (
          <span className={styles.bad}>
            <Icon name="error" size={16} />
            {t(($) => $.errors.title, { count: faults })}
          </span>
        )}
        <span>{words()}</span>
      </div>
      {isPublished ? (
        <Button look="primary" pending={isSaving} onClick={() => onSubmit('publish')}>
          {t(($) => $.save.changes)}
        </Button>
      ) : (
        <>
          <Button pending={isSaving} onClick={() => onSubmit('draft')}>
            {t(($) => $.save.draft)}
          </Button>
          <Button look="primary" pending={isSaving} onClick={() => onSubmit('publish')}>
            {t(($) => $.save.publish)}
          </Button>
        </>
      )}
    </div>
  );
}
