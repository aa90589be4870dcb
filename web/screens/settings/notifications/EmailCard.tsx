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
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Choices.tsx';
import { FieldError, TextField } from '../../../ui/Field.tsx';
import { useNotices } from '../../../ui/notices/Notices.tsx';
import { Banner } from '../../../ui/Panels.tsx';
import { firstFault, firstRefusal } from './emailFaults.ts';
import type { EmailFault, EmailValues } from './emailFaults.ts';
import { useSaveEmailSettings } from './useSaveEmailSettings.ts';
import styles from './Notifications.module.css';

const DRAFT = { name: 'emailSettings', version: 1, model: { isConsented: true, values: [] } as EmailValues };
const CONSENT = 'isConsented';

/** Addresses and consent for email notifications, the same data as in the profile (SCR-10, RTE-18). */
export function EmailCard({ viewer }: { viewer: EmailCard_viewer$key }) {
  const { t } = useTranslation('notifications');
  const { t: tCommon } = useTranslation('common');
  const { number } = useFormat();
  const notices = useNotices();
  const { account, emailSettings } = useFragment(
    graphql`
      fragment EmailCard_viewer on Viewer @throwOnFieldError {
        account {
          id
        }
        emailSettings {
          isConsented
          values
        }
      }
    `,
    viewer,
  );
  const saved: EmailValues = { isConsented: emailSettings.isConsented, values: emailSettings.values };
  const form = useRef<HTMLFormElement>(null);
  const kept = useKeptValues(DRAFT, account.id, saved);
  const blocker = useUnsavedGuard(kept.isEdited);
  const [fault, setFault] = useState<EmailFault | null>(null);
  const [failure, setFailure] = useState<FailureKind | null>(null);
  const [save, isPending] = useSaveEmailSettings();
  const { values, isConsented } = kept.values;

  const change = (patch: Partial<EmailValues>) => {
    setFault(null);
    kept.change(patch);
  };
  const focus = (path: string) => {
    if (form.current) focusField(form.current, path);
  };
  const send = async () => {
    setFailure(null);
    let found = firstFault(kept.values);
    if (!found) {
      const answer = await save({ isConsented, values }, setFailure);
      if (!answer) return;
      found = firstRefusal(answer.errors);
      if (!found) {
        kept.reset();
        notices.show({ kind: 'success', text: t(($) => $.email.saved) });
      }
    }
    setFault(found);
    if (found) focus(found.path);
  };
  const errorAt = (path: string) => (fault?.path === path ? t(($) => $.email.error[fault.code]) : undefined);

  return (
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
        <span className={styles.muted}>
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
        <div role="alert">
          <Banner tone="danger">{`${t(($) => $.email.failed)} ${tCommon(($) => $.failure[failure])}`}</Banner>
        </div>
      )}
      <div role="group" aria-label={t(($) => $.email.addresses)} data-path="values" className={styles.addresses}>
        {values.map((value, index) => (
          // The index is the only stable key an address has.
          <div key={index} className={styles.address}>
            <TextField
              data-path={`values[${index}]`}
              label={t(($) => $.email.address, { number: number(index + 1) })}
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              value={value}
              onChange={({ currentTarget }) => change({ values: values.with(index, currentTarget.value) })}
              error={errorAt(`values[${index}]`)}
            />
            <IconButton
              icon="close"
              label={t(($) => $.email.remove, {
                address: value || t(($) => $.email.address, { number: number(index + 1) }),
              })}
              onClick={() => {
                change({ values: values.filter((_, other) => other !== index) });
                setTimeout(() => focus('values'));
              }}
            />
          </div>
        ))}
        {values.length < EMAIL_ADDRESSES_MAX && (
          <Button
            size="small"
            icon="plus"
            className={styles.add}
            onClick={() => {
              change({ values: [...values, ''] });
              // Once the field has rendered.
              setTimeout(() => focus(`values[${values.length}]`));
            }}
          >
            {t(($) => $.email.add)}
          </Button>
        )}
        <FieldError id="email-values-error">{errorAt('values')}</FieldError>
      </div>
      <div
        data-path={CONSENT}
        role="group"
        aria-label={t(($) => $.email.consent)}
        aria-describedby="email-consent-error"
      >
        <Checkbox
          label={t(($) => $.email.consent)}
          checked={isConsented}
          onChange={(next) => change({ isConsented: next })}
        />
        <FieldError id="email-consent-error">{errorAt(CONSENT)}</FieldError>
      </div>
      <footer className={styles.foot}>
        <Button type="submit" pending={isPending} look={kept.isEdited ? 'primary' : 'secondary'}>
          {t(($) => $.email.save)}
        </Button>
      </footer>
      <LeaveDialog blocker={blocker} isKept />
    </form>
  );
}
