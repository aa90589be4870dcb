import { lazy, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isMember } from '../../../../domain/closedSet.ts';
import { IMAGE_MAX_BYTES, IMAGE_TYPES } from '../../../../domain/profile/images.ts';
import { DialogBoundary } from '../../../app/content/DialogBoundary.tsx';
import type { FailureKind } from '../../../relay/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { EditedProfile } from '../form/editedProfile.ts';
import { openPicture } from '../form/logoPicture.ts';
import { FieldGroup } from './FieldGroup.tsx';
import styles from './Fields.module.css';
import type { OpenedLogo } from './LogoDialog.tsx';

// Loaded on demand: most visits don't change the logo.
const LogoDialog = lazy(async () => ({ default: (await import('./LogoDialog.tsx')).LogoDialog }));

/** Why a file was rejected as a logo. */
export const LOGO_FAULTS = ['FILE_TOO_LARGE', 'FILE_TYPE_NOT_ALLOWED', 'FILE_NOT_READABLE', 'IMAGE_TOO_LARGE'] as const;
export type LogoFault = (typeof LOGO_FAULTS)[number];

/**
 * Both take effect immediately, without saving the form. `upload` passes the stored logo to `onStored` and resolves with
 * the reason for a rejection, or null.
 */
export interface LogoActions {
  readonly upload: (
    file: File,
    onStored: (logo: EditedProfile['logo']) => void,
  ) => Promise<LogoFault | FailureKind | null>;
  readonly remove: () => Promise<void>;
  readonly isPending: boolean;
}

/** Shows, uploads, fits, replaces and removes the logo. A logo that isn't square is fitted before upload. */
export function LogoField({
  logo,
  name,
  tagline,
  actions,
}: {
  logo: EditedProfile['logo'];
  name: string | null;
  tagline: string | null;
  actions: LogoActions;
}) {
  const { t } = useTranslation('profile');
  const { t: tCommon } = useTranslation('common');
  const [fault, setFault] = useState<LogoFault | FailureKind | 'NOT_OPENED' | null>(null);
  const [opened, setOpened] = useState<OpenedLogo | null>(null);
  const [isOpening, setIsOpening] = useState(false);
  /** The original file of the logo at `url`, so that it can be refitted without loss. */
  const [source, setSource] = useState<{ readonly file: File; readonly url: string | null } | null>(null);
  /** A valid file whose upload failed; the user can retry it. */
  const [failed, setFailed] = useState<File | null>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);

  const close = () => {
    opened?.picture.close();
    setOpened(null);
    setFault(null);
    setFailed(null);
  };
  const store = async (file: File, original: File) => {
    setFault(null);
    const refusal = await actions.upload(file, (stored) => setSource({ file: original, url: stored?.url ?? null }));
    setFault(refusal);
    setFailed(refusal === null || isMember(LOGO_FAULTS, refusal) ? null : file);
    return refusal === null;
  };
  const tryAgain = async (file: File) => {
    // The focused button has disappeared by then.
    if (await store(file, file)) choose.current?.focus();
  };
  const take = async (file: File) => {
    setFailed(null);
    // The gateway checks the bytes.
    if (!isMember(IMAGE_TYPES, file.type)) setFault('FILE_TYPE_NOT_ALLOWED');
    else if (file.size > IMAGE_MAX_BYTES) setFault('FILE_TOO_LARGE');
    else {
      setFault(null);
      const picture = await openPicture(file);
      if (picture && picture.width !== picture.height) setOpened({ file, picture });
      else await store(file, file);
    }
  };
  const fit = async () => {
    setIsOpening(true);
    const kept = source && source.url === logo?.url ? source.file : null;
    const file = kept ?? (logo?.url ? await storedFile(logo.url) : null);
    const picture = file && (await openPicture(file));
    setIsOpening(false);
    setFault(picture ? null : 'NOT_OPENED');
    if (file && picture) setOpened({ file, picture });
  };
  const faultText = () => {
    if (fault === null) return null;
    if (fault === 'NOT_OPENED') return t(($) => $.logoFit.unreadable);
    return isMember(LOGO_FAULTS, fault) ? t(($) => $.logo.fault[fault]) : tCommon(($) => $.failure[fault]);
  };

  return (
    <FieldGroup path="logo" legend={t(($) => $.field.logo)} hint={t(($) => $.hint.logo)}>
      <div className={styles.upload}>
        <div className={styles.picture}>
          {logo?.url ? <img src={logo.url} alt={t(($) => $.logo.alt)} /> : <Icon name="user" size={32} />}
        </div>
        <div className={styles.actions}>
          <Button
            ref={choose}
            data-entry
            size="small"
            pending={actions.isPending}
            onClick={() => input.current?.click()}
          >
            {logo ? t(($) => $.logo.replace) : t(($) => $.logo.upload)}
          </Button>
          {logo && (
            <>
              <Button size="small" pending={isOpening} onClick={() => void fit()}>
                {t(($) => $.logo.fit)}
              </Button>
              <Button size="small" look="quiet" onClick={() => void actions.remove()}>
                {t(($) => $.logo.remove)}
              </Button>
            </>
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
            // Lets the same file be selected again after a rejection.
            currentTarget.value = '';
            if (file) void take(file);
          }}
        />
      </div>
      <div role="alert" className={styles.fault}>
        {opened ? null : faultText()}
      </div>
      {failed && !opened && (
        <div className={styles.actions}>
          <span>{failed.name}</span>
          <Button size="small" icon="retry" pending={actions.isPending} onClick={() => void tryAgain(failed)}>
            {tCommon(($) => $.tryAgain)}
          </Button>
        </div>
      )}
      {opened && (
        <DialogBoundary onFailure={close}>
          <LogoDialog
            opened={opened}
            name={name || t(($) => $.preview.noName)}
            tagline={tagline || t(($) => $.preview.noTagline)}
            isPending={actions.isPending}
            fault={faultText()}
            onUse={async (file) => {
              if (await store(file, opened.file)) close();
            }}
            onClose={close}
          />
        </DialogBoundary>
      )}
    </FieldGroup>
  );
}

/** The stored logo as a file; null if it cannot be read. */
async function storedFile(url: string): Promise<File | null> {
  try {
    const answer = await fetch(url);
    if (!answer.ok) return null;
    const blob = await answer.blob();
    return new File([blob], 'logo', { type: blob.type });
  } catch {
    return null;
  }
}
