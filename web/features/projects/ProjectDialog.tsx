import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { PROJECT_NAME_MAX, readProject } from '../../../domain/projects/scoreProject.ts';
import type { ProjectFault } from '../../../domain/projects/scoreProject.ts';
import { domainOfWebsite } from '../../../domain/contact/website.ts';
import { useFormat } from '../../i18n/format.ts';
import type { FailureKind } from '../../relay/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Banner } from '../../ui/Panels.tsx';
import styles from '../form/Form.module.css';
import { useSetUpProject } from './useSetUpProject.ts';

const EMPTY = { website: '', name: '' };

/**
 * A form for the domain and name of a project for the score (SCR-26, ENT-34). Errors appear next to their fields, all
 * at once.
 */
export function ProjectDialog({
  onDone,
  onFull,
  onClose,
}: {
  onDone: (text: string) => void;
  /** Called if all projects have been used in the meantime. */
  onFull: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('score');
  const { t: tCommon } = useTranslation('common');
  const { number } = useFormat();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(EMPTY);
  const [faults, setFaults] = useState<readonly ProjectFault[]>([]);
  const [failure, setFailure] = useState<FailureKind | null>(null);
  const [setUp, isPending] = useSetUpProject();

  useEffect(() => form.current?.querySelector<HTMLElement>('input')?.focus(), []);
  const refuse = (found: readonly ProjectFault[]) => {
    flushSync(() => setFaults(found));
    form.current?.querySelector<HTMLElement>(`[name="${found[0]?.path ?? 'website'}"]`)?.focus();
  };
  const submit = async () => {
    setFailure(null);
    const { project, faults: found } = readProject(values);
    if (!project) {
      refuse(found);
      return;
    }
    setFaults([]);
    const result = await setUp(values);
    if (result.kind === 'refused') refuse(result.faults);
    else if (result.kind === 'full') onFull();
    else if (result.kind === 'failed') setFailure(result.reason);
    else onDone(t(($) => $.done.project, { domain: project.domain }));
  };
  const errorOf = (path: keyof typeof EMPTY) => {
    const fault = faults.find((candidate) => candidate.path === path);
    return fault && t(($) => $.project.error[fault.code], { max: number(PROJECT_NAME_MAX) });
  };
  return (
    <Dialog
      title={t(($) => $.project.title)}
      unsaved={values.website !== '' || values.name !== ''}
      isBusy={isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{tCommon(($) => $.cancel)}</Button>
          <Button look="primary" type="submit" form={formId} pending={isPending}>
            {t(($) => $.project.submit)}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        className={styles.fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) void submit();
        }}
      >
        <p>{t(($) => $.project.intro)}</p>
        <TextField
          label={t(($) => $.project.website)}
          name="website"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          required
          hint={t(($) => $.project.websiteHint)}
          value={values.website}
          error={errorOf('website')}
          onChange={({ currentTarget }) => setValues({ ...values, website: currentTarget.value })}
        />
        <TextField
          label={t(($) => $.project.name)}
          name="name"
          autoComplete="off"
          placeholder={domainOfWebsite(values.website) ?? ''}
          hint={t(($) => $.project.nameHint)}
          value={values.name}
          error={errorOf('name')}
          onChange={({ currentTarget }) => setValues({ ...values, name: currentTarget.value })}
        />
        <div role="alert">{failure && <Banner tone="danger">{tCommon(($) => $.failure[failure])}</Banner>}</div>
      </form>
    </Dialog>
  );
}
