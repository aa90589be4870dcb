import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkWebhook } from '../../../../domain/webhooks.ts';
import type { FailureKind } from '../../../relay/errors.ts';
import type { WebhookErrorCode, WebhookEvent } from '../../../relay/__generated__/useCreateWebhookMutation.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckboxGroup } from '../../../ui/Choices.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { Banner } from '../../../ui/Panels.tsx';
import { EVENT_NAMES, EVENTS } from './eventNames.ts';
import { useWebhookErrorText } from './useWebhookErrorText.ts';
import styles from './Webhooks.module.css';

export interface WebhookValues {
  readonly url: string;
  readonly events: readonly WebhookEvent[];
}

interface WebhookError {
  readonly code: WebhookErrorCode;
  readonly path?: readonly string[] | null | undefined;
}

const RULE_CODES = {
  urlRequired: 'URL_REQUIRED',
  urlFormat: 'URL_FORMAT',
  urlMaxLength: 'URL_MAX_LENGTH',
  eventsRequired: 'EVENTS_REQUIRED',
} as const;

/**
 * Form for a webhook's URL and events. `send` resolves to the user errors, or to null after a failure it has reported.
 */
export function WebhookFormDialog({
  title,
  action,
  initial,
  isPending,
  send,
  onClose,
}: {
  title: string;
  /** Text of the button. */
  action: string;
  initial: WebhookValues;
  isPending: boolean;
  send: (values: WebhookValues, onFailure: (kind: FailureKind) => void) => Promise<readonly WebhookError[] | null>;
  onClose: () => void;
}) {
  const { t } = useTranslation('webhooks');
  const { t: tCommon } = useTranslation('common');
  const errorText = useWebhookErrorText();
  const form = useRef<HTMLFormElement>(null);
  const [url, setUrl] = useState(initial.url);
  const [events, setEvents] = useState(initial.events);
  const [errors, setErrors] = useState<readonly WebhookError[]>([]);
  const [failure, setFailure] = useState<FailureKind | null>(null);

  const submit = async () => {
    setFailure(null);
    const refused = checkWebhook({ url, events }).map(({ path, code }) => ({ path: [path], code: RULE_CODES[code] }));
    const found = refused.length > 0 ? refused : ((await send({ url: url.trim(), events }, setFailure)) ?? []);
    setErrors(found);
    const field = { url: 'input[name="url"]', events: 'input[type="checkbox"]' }[found[0]?.path?.at(-1) ?? ''];
    if (field !== undefined) form.current?.querySelector<HTMLElement>(field)?.focus();
  };

  const errorOf = (field: 'url' | 'events') => {
    const error = errors.find(({ path }) => path?.at(-1) === field);
    return error && errorText(error.code);
  };
  const general = errors.find(({ path }) => !['url', 'events'].includes(path?.at(-1) ?? ''));
  const isChanged = url !== initial.url || events.join() !== initial.events.join();
  return (
    <Dialog title={title} isBusy={isPending} onClose={onClose} unsaved={isChanged}>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) void submit();
        }}
      >
        {general && (
          <Banner isAlert tone="danger">
            {errorText(general.code)}
          </Banner>
        )}
        {failure && (
          <Banner isAlert tone="danger">
            {tCommon(($) => $.failure[failure])}
          </Banner>
        )}
        <TextField
          label={t(($) => $.form.url)}
          hint={t(($) => $.form.urlHint)}
          name="url"
          type="url"
          autoComplete="off"
          value={url}
          onChange={(event) => setUrl(event.currentTarget.value)}
          error={errorOf('url')}
        />
        <CheckboxGroup
          legend={t(($) => $.form.events)}
          choices={EVENTS.map((event) => ({
            value: event,
            label: t(($) => $.event[event]),
            hint: EVENT_NAMES[event],
          }))}
          values={events}
          onChange={setEvents}
          error={errorOf('events')}
        />
        <Button type="submit" look="primary" wide pending={isPending}>
          {action}
        </Button>
      </form>
    </Dialog>
  );
}
