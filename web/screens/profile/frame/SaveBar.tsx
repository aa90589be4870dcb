import { useTranslation } from 'react-i18next';
import { paths } from '../../../app/routing/paths.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useNow } from '../../../i18n/useNow.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { tellBarHeight } from '../../../ui/notices/tellBarHeight.ts';
import type { SaveStatus } from '../form/formState.ts';
import type { SaveKind } from '../form/useProfileForm.ts';
import styles from './Frame.module.css';
import type { ProfileState } from './ProfileHeader.tsx';

/** Status of the form and its save buttons (SCR-01, STA-27). */
export function SaveBar({
  status,
  isEdited,
  savedAt,
  state,
  faults,
  onSubmit,
}: {
  status: SaveStatus;
  isEdited: boolean;
  /** When this page last saved, in ms since the epoch. */
  savedAt: number | null;
  state: ProfileState;
  /** Number of invalid fields. */
  faults: number;
  onSubmit: (kind: SaveKind) => void;
}) {
  const { t } = useTranslation('profile');
  const { t: tCommon } = useTranslation('common');
  const { relative } = useFormat();
  const now = useNow();
  const isPublished = state === 'publish';
  const isSaving = status.kind === 'saving';
  const words = () => {
    if (status.kind === 'failed') {
      const { reason } = status;
      return reason === 'blocked' ? t(($) => $.save.blocked) : tCommon(($) => $.failure[reason]);
    }
    // Edits made after a save are unsaved again.
    if (status.kind === 'saving' || (status.kind === 'saved' && !isEdited)) return t(($) => $.save.status[status.kind]);
    if (isEdited) return t(($) => $.save.status.edited);
    if (state === 'draft' && savedAt !== null) {
      return t(($) => $.save.status.draftAge, { time: relative(Math.min(savedAt, now), now) });
    }
    // A new profile has never been saved.
    return state === 'new' ? '' : t(($) => $.save.status.default);
  };
  return (
    <div ref={tellBarHeight} className={styles.bar} data-save-bar="">
      <div className={styles.status} role="status" data-state={status.kind}>
        {faults > 0 && (
          <span className={styles.bad}>
            <Icon name="error" size={16} />
            {tCommon(($) => $.errors.title, { count: faults })}
          </span>
        )}
        <span>{words()}</span>
      </div>
      {state !== 'new' && <ButtonLink to={paths.profilePreview}>{t(($) => $.seePreview)}</ButtonLink>}
      {!isPublished && (
        <Button pending={isSaving} onClick={() => onSubmit('draft')}>
          {t(($) => $.save.draft)}
        </Button>
      )}
      <Button look="primary" pending={isSaving} onClick={() => onSubmit('publish')}>
        {isPublished ? t(($) => $.save.changes) : t(($) => $.save.publish)}
      </Button>
    </div>
  );
}
