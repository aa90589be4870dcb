import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { EMAIL_ADDRESSES_MAX } from '../../../../domain/profile/emailSettings.ts';
import { focusField } from '../../../features/form/focusField.ts';
import { LeaveDialog } from '../../../features/form/LeaveDialog.tsx';
import { RestoredBanner } from '../../../features/form/RestoredBanner.tsx';
import { useKeptValues } from '../../../features/form/useKeptValues.ts';
import { useUnsavedGuard } from '../../../features/form/useUnsavedGuard.ts';
import { useFormat } from '../../../i18n/format.ts';
import type { FailureKind } from '../../../relay/errors.ts';
import type { EmailCard_viewer$key } from '../../../relay/__generated__/EmailCard_viewer.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Choices.tsx';
import { FieldError } from '../../../ui/Field.tsx';
import { useNotices } from '../../../ui/notices/Notices.tsx';
import { Banner } from '../../../ui/Panels.tsx';
import { useInputLock } from '../../../ui/dialog/useInputLock.ts';
import { AddressLines } from './AddressLines.tsx';
import { editedSettings, NO_EDITS, withAdded, withoutAddress } from './emailEdits.ts';
import type { EmailEdits } from './emailEdits.ts';
import { faultOfAdded, firstFault, firstRefusal, isOvertaken } from './emailFaults.ts';
import type { EmailFault } from './emailFaults.ts';
import { useSaveEmailSettings } from './useSaveEmailSettings.ts';
import styles from './Notifications.module.css';

const DRAFT = { name: 'emailSettings', version: 3, model: NO_EDITS };
const CONSENT = 'isConsented';

/** Addresses and consent for email notifications, the same data as in the profile (SCR-10, RTE-18). */
export function EmailCard({ viewer }: { viewer: EmailCard_viewer$key }) {
  const { t } = useTranslation('notifications');
  const { t: tCommon } = useTranslation('common');
  const { number } = useFormat();
  const notices = useNotices();
  const { id, emailSettings } = useFragment(
    graphql`
      fragment EmailCard_viewer on Viewer @throwOnFieldError {
        id
        emailSettings {
          isConsented
          values
          revision
        }
      }
    `,
    viewer,
  );
  const saved = {
    isConsented: emailSettings.isConsented,
    // The profile's draft may have an address that is still empty.
    values: emailSettings.values.filter((value) => value.trim() !== ''),
  };
  const form = useRef<HTMLFormElement>(null);
  const kept = useKeptValues(DRAFT, id, NO_EDITS);
  const blocker = useUnsavedGuard(kept.isEdited);
  const [fault, setFault] = useState<EmailFault | null>(null);
  const [failure, setFailure] = useState<FailureKind | null>(null);
  const [hasChanged, setHasChanged] = useState(false);
  const [save, isPending] = useSaveEmailSettings();
  useInputLock(form, isPending);
  const { typed } = kept.values;
  const { values, isConsented } = editedSettings(saved, kept.values);

  const change = (patch: Partial<EmailEdits>) => {
    setFault(null);
    kept.change(patch);
  };
  const focus = (path: string) => {
    if (form.current) focusField(form.current, path);
  };
  const add = () => {
    const found = faultOfAdded(values, typed);
    if (found) {
      setFault(found);
      focus(found.path);
      return;
    }
    change(withAdded(kept.values, typed));
    // The field is gone once the list is full.
    setTimeout(() => focus(values.length + 1 < EMAIL_ADDRESSES_MAX ? 'values' : CONSENT));
  };
  const send = async () => {
    setFailure(null);
    setHasChanged(false);
    // An address that was typed but not added is saved as well.
    const input = { isConsented, values: typed.trim() === '' ? values : [...values, typed] };
    let found = firstFault(input);
    if (!found) {
      const answer = await save({ ...input, revision: emailSettings.revision }, setFailure);
      if (!answer) return;
      if (isOvertaken(answer.errors)) {
        setHasChanged(true);
        return;
      }
      const refused = firstRefusal(answer.errors);
      if (refused === 'general') {
        setFailure(refused);
        return;
      }
      found = refused;
      if (!found) {
        kept.reset();
        notices.show({ kind: 'success', text: t(($) => $.email.saved) });
      }
    }
    setFault(found);
    if (found) focus(found.path);
  };
  const errorAt = (path: string) =>
    fault?.path === path ? t(($) => $.email.error[fault.code], { limit: number(EMAIL_ADDRESSES_MAX) }) : undefined;

  return (
    <>
      <form
        ref={form}
        id="email-settings"
        className={styles.card}
        noValidate
        aria-labelledby="email-settings-title"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) void send();
        }}
      >
        <header className={styles.head}>
          <h3 id="email-settings-title">{t(($) => $.email.title)}</h3>
          <span className={styles.muted} role="status">
            {t(($) => $.email.used, { used: number(values.length), limit: number(EMAIL_ADDRESSES_MAX) })}
          </span>
        </header>
        {kept.restoredFrom !== null && (
          <RestoredBanner
            from={kept.restoredFrom}
            onKeep={kept.hideRestored}
            onDiscard={() => {
              setFault(null);
              kept.reset();
            }}
          />
        )}
        {failure && (
          <Banner isAlert tone="danger">{`${t(($) => $.email.failed)} ${tCommon(($) => $.failure[failure])}`}</Banner>
        )}
        {hasChanged && (
          <Banner isAlert tone="warning">
            {t(($) => $.email.changed)}
          </Banner>
        )}
        <AddressLines
          values={values}
          saved={saved.values}
          typed={typed}
          errorAt={errorAt}
          onType={(text) => change({ typed: text })}
          onAdd={add}
          onRemove={(address) => {
            change(withoutAddress(saved, kept.values, address));
            // Once the field has rendered.
            setTimeout(() => focus('values'));
          }}
        />
        <footer className={styles.foot}>
          <div data-path={CONSENT}>
            <Checkbox
              label={t(($) => $.email.consent)}
              checked={isConsented}
              errorId="email-consent-error"
              onChange={(next) => change({ isConsented: next === saved.isConsented ? null : next })}
            />
            <FieldError id="email-consent-error">{errorAt(CONSENT)}</FieldError>
          </div>
          <Button type="submit" pending={isPending} look={kept.isEdited ? 'primary' : 'secondary'}>
            {t(($) => $.email.save)}
          </Button>
        </footer>
      </form>
      <LeaveDialog blocker={blocker} isKept />
    </>
  );
}
