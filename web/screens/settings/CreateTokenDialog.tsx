import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkTokenName, TOKEN_EXPIRY_MAX_DAYS, TOKEN_EXPIRY_MIN_DAYS } from '../../../domain/signIn/credentials.ts';
import type { FailureKind } from '../../relay/errors.ts';
import type { AccessTokenScope } from '../../relay/__generated__/useCreateTokenMutation.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Banner } from '../../ui/Panels.tsx';
import { fieldErrorsOf, generalErrorOf } from '../session/sessionErrors.ts';
import type { SessionError } from '../session/sessionErrors.ts';
import { useSessionErrorText } from '../session/useSessionErrorText.ts';
import { NewTokenDialog } from './NewTokenDialog.tsx';
import { ScopePicker } from './ScopePicker.tsx';
import { useCreateToken } from './useCreateToken.ts';
import styles from './AccessTokens.module.css';

const DEFAULT_DAYS = '90';

/** Creates a token and shows its secret once. */
export function CreateTokenDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('settings');
  const { t: tCommon } = useTranslation('common');
  const errorText = useSessionErrorText();
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState('');
  const [days, setDays] = useState(DEFAULT_DAYS);
  const [scopes, setScopes] = useState<AccessTokenScope[]>(['LEADS_READ']);
  const [errors, setErrors] = useState<readonly SessionError[]>([]);
  const [failure, setFailure] = useState<FailureKind | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const [create, isPending] = useCreateToken();

  const send = async () => {
    setFailure(null);
    const found = checkToken(name, days, scopes);
    if (found.length === 0) {
      const answer = await create({ name: name.trim(), expiresInDays: Number(days), scopes }, setFailure);
      if (answer?.token) setSecret(answer.token);
      found.push(...(answer?.errors ?? []));
    }
    setErrors(found);
    const first = found[0]?.path?.at(-1);
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  if (secret !== null) return <NewTokenDialog secret={secret} onClose={onClose} />;
  const byField = fieldErrorsOf(errors);
  const general = generalErrorOf(errors);
  return (
    <Dialog title={t(($) => $.tokens.createTitle)} isBusy={isPending} onClose={onClose} unsaved={name !== ''}>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) void send();
        }}
      >
        {general && (
          <Banner isAlert tone="danger">
            {errorText(general)}
          </Banner>
        )}
        {failure && (
          <Banner isAlert tone="danger">
            {tCommon(($) => $.failure[failure])}
          </Banner>
        )}
        <TextField
          label={t(($) => $.tokens.name)}
          hint={t(($) => $.tokens.nameHint)}
          name="name"
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={byField['name'] && errorText(byField['name'])}
        />
        <TextField
          label={t(($) => $.tokens.days)}
          name="expiresInDays"
          type="number"
          inputMode="numeric"
          min={TOKEN_EXPIRY_MIN_DAYS}
          max={TOKEN_EXPIRY_MAX_DAYS}
          value={days}
          onChange={(event) => setDays(event.currentTarget.value)}
          error={byField['expiresInDays'] && errorText(byField['expiresInDays'])}
        />
        <ScopePicker scopes={scopes} onChange={setScopes} error={byField['scopes'] && errorText(byField['scopes'])} />
        <Button type="submit" look="primary" wide pending={isPending}>
          {t(($) => $.tokens.create)}
        </Button>
      </form>
    </Dialog>
  );
}

function checkToken(name: string, days: string, scopes: readonly string[]): SessionError[] {
  const errors: SessionError[] = [];
  const code = checkTokenName(name);
  if (code) errors.push({ code: code === 'nameRequired' ? 'NAME_REQUIRED' : 'NAME_MAX_LENGTH', path: ['name'] });
  const count = Number(days);
  if (days === '' || !Number.isInteger(count) || count < TOKEN_EXPIRY_MIN_DAYS || count > TOKEN_EXPIRY_MAX_DAYS) {
    errors.push({ code: 'EXPIRES_IN_DAYS_RANGE', path: ['expiresInDays'] });
  }
  if (scopes.length === 0) errors.push({ code: 'SCOPES_REQUIRED', path: ['scopes'] });
  return errors;
}
