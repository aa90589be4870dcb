import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isMember } from '../../../../domain/closedSet.ts';
import { IMAGE_MAX_BYTES, IMAGE_TYPES } from '../../../../domain/profile/images.ts';
import type { FailureKind } from '../../../relay/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { EditedProfile } from '../form/editedProfile.ts';
import { FieldGroup } from './FieldGroup.tsx';
import styles from './Fields.module.css';

/** Why a file was not taken as logo. */
export const LOGO_FAULTS = ['FILE_TOO_LARGE', 'FILE_TYPE_NOT_ALLOWED', 'FILE_NOT_READABLE', 'IMAGE_TOO_LARGE'] as const;
export type LogoFault = (typeof LOGO_FAULTS)[number];

/** Both take effect at once, without a save of the form. An upload resolves with why nothing was stored, or null. */
export interface LogoActions {
  readonly upload: (file: File) => Promise<LogoFault | FailureKind | null>;
  readonly remove: () => Promise<void>;
  readonly isPending: boolean;
}

/** The logo: shown, uploaded, replaced, removed. */
export function LogoField({ logo, actions }: { logo: EditedProfile['logo']; actions: LogoActions }) {
  const { t } = useTranslation('profile');
  const { t: tCommon } = useTranslation('common');
  const [fault, setFault] = useState<LogoFault | FailureKind | null>(null);
  /** A file that was not refused, and not stored either: it can be tried again. */
  const [failed, setFailed] = useState<File | null>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);

  const store = async (file: File) => {
    setFault(null);
    const refusal = await actions.upload(file);
    setFault(refusal);
    setFailed(refusal === null || isMember(LOGO_FAULTS, refusal) ? null : file);
    return refusal === null;
  };
  const tryAgain = async (file: File) => {
    // The button that had the focus is gone then.
    if (await store(file)) choose.current?.focus();
  };
  const take = async (file: File) => {
    setFailed(null);
    // The gateway looks at its bytes.
    if (!isMember(IMAGE_TYPES, file.type)) setFault('FILE_TYPE_NOT_ALLOWED');
    else if (file.size > IMAGE_MAX_BYTES) setFault('FILE_TOO_LARGE');
    else await store(file);
  };

  return (
    <FieldGroup path="logo" legend={t(($) => $.field.logo)} hint={t(($) => $.hint.logo)}>
      <div className={styles.upload}>
        <div className={styles.picture}>
          {logo?.url ? <img src={logo.url} alt={t(($) => $.logo.alt)} /> : <Icon name="user" size={32} />}
        </div>
        <div className={styles.actions}>
          <Button ref={choose} size="small" pending={actions.isPending} onClick={() => input.current?.click()}>
            {logo ? t(($) => $.logo.replace) : t(($) => $.logo.upload)}
          </Button>
          {logo && (
            <Button size="small" look="quiet" onClick={() => void actions.remove()}>
              {t(($) => $.logo.remove)}
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept={IMAGE_TYPES.join()}
          aria-label={t(($) => $.logo.upload)}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            // The same file can be chosen again after it was refused.
            currentTarget.value = '';
            if (file) void take(file);
          }}
        />
      </div>
      <div role="alert" className={styles.fault}>
        {fault && (isMember(LOGO_FAULTS, fault) ? t(($) => $.logo.fault[fault]) : tCommon(($) => $.failure[fault]))}
      </div>
      {failed && (
        <div className={styles.actions}>
          <span>{failed.name}</span>
          <Button size="small" icon="retry" pending={actions.isPending} onClick={() => void tryAgain(failed)}>
            {tCommon(($) => $.tryAgain)}
          </Button>
        </div>
      )}
    </FieldGroup>
  );
}
