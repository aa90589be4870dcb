import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { checkApplication } from '../../../../domain/application.ts';
import type { Application, ApplicationFault } from '../../../../domain/application.ts';
import { clearDraft, keepDraft, loadDraft } from '../../../features/form/keptDraft.ts';
import type { FailureKind } from '../../../relay/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextArea, TextField } from '../../../ui/Field.tsx';
import { useNotices } from '../../../ui/notices/Notices.tsx';
import { Banner } from '../../../ui/Panels.tsx';
import { useInputLock } from '../../../ui/dialog/useInputLock.ts';
import { APPLICATION_DRAFT } from './applicationDraft.ts';
import styles from './ApplicationForm.module.css';
import { useApplicationErrorText } from './useApplicationErrorText.ts';
import { useSendApplication } from './useSendApplication.ts';

/**
 * A new agency's application, which creates its draft (SCR-03). Input is kept in this browser until it is sent; client
 * and server errors appear next to their fields, all at once.
 */
export function ApplicationForm({
  ownerId,
  email,
  revision,
  onCancel,
}: {
  ownerId: string;
  email: string;
  /** Revision of the page before the application. */
  revision: string | null;
  onCancel: () => void;
}) {
  const { t } = useTranslation('onboarding');
  const { t: tCommon } = useTranslation('common');
  const notices = useNotices();
  const errorText = useApplicationErrorText();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Application>(
    () => loadDraft(APPLICATION_DRAFT, ownerId)?.values ?? { name: '', website: '', email, text: '' },
  );
  const [faults, setFaults] = useState<readonly ApplicationFault[]>([]);
  const [failure, setFailure] = useState<FailureKind | null>(null);
  const [send, isPending] = useSendApplication(revision);
  useInputLock(form, isPending);

  useEffect(() => form.current?.querySelector<HTMLElement>('[name="name"]')?.focus(), []);

  const change = (patch: Partial<Application>) => {
    const changed = { ...values, ...patch };
    setValues(changed);
    keepDraft(APPLICATION_DRAFT, ownerId, changed, Date.now());
  };
  const refuse = (found: readonly ApplicationFault[]) => {
    flushSync(() => setFaults(found));
    form.current?.querySelector<HTMLElement>(`[name="${found[0]?.path ?? 'name'}"]`)?.focus();
  };
  const submit = async () => {
    setFailure(null);
    const found = checkApplication(values);
    if (found.length > 0) {
      refuse(found);
      return;
    }
    setFaults([]);
    const result = await send(values);
    if (result.kind === 'refused') refuse(result.faults);
    else if (result.kind === 'failed') setFailure(result.reason);
    else {
      clearDraft(APPLICATION_DRAFT, ownerId);
      notices.show({
        kind: 'success',
        text: t(($) => (result.isOvertaken ? $.application.overtaken : $.application.sent)),
      });
      // The form disappears together with its step, so focus the next step.
      document.querySelector<HTMLElement>('[data-step="PUBLISH_PAGE"]')?.focus();
    }
  };
  const errorOf = (path: keyof Application) => {
    const fault = faults.find((candidate) => candidate.path === path);
    return fault && errorText(fault, values[path]);
  };
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-label={t(($) => $.step.CREATE_PAGE.title)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) void submit();
      }}
    >
      <TextField
        label={t(($) => $.application.name)}
        name="name"
        autoComplete="organization"
        required
        value={values.name}
        error={errorOf('name')}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <TextField
        label={t(($) => $.application.website)}
        name="website"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={values.website}
        error={errorOf('website')}
        onChange={({ currentTarget }) => change({ website: currentTarget.value })}
      />
      <TextField
        label={t(($) => $.application.email)}
        name="email"
        // Of type="email", Chromium changes "ö" in domains to "xn--".
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        hint={t(($) => $.application.emailHint)}
        value={values.email}
        error={errorOf('email')}
        onChange={({ currentTarget }) => change({ email: currentTarget.value })}
      />
      <TextArea
        label={t(($) => $.application.text)}
        name="text"
        rows={4}
        required
        hint={t(($) => $.application.textHint)}
        value={values.text}
        error={errorOf('text')}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      <div role="alert">{failure && <Banner tone="danger">{tCommon(($) => $.failure[failure])}</Banner>}</div>
      <div className={styles.buttons}>
        <Button type="submit" look="primary" pending={isPending}>
          {t(($) => $.application.send)}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {tCommon(($) => $.cancel)}
        </Button>
      </div>
    </form>
  );
}
