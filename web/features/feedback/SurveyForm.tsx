import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SurveyName } from '../../relay/__generated__/useSendSurveyMutation.graphql.ts';
import { usePortalHref } from '../../site/PortalLink.tsx';
import { useOwnPath } from '../../site/site.ts';
import { Button, ButtonAnchor } from '../../ui/Button.tsx';
import styles from '../form/Form.module.css';
import { useKeptWords } from './keptWords.ts';
import { useSendSurvey } from './useSendSurvey.ts';
import { WordsForm } from './WordsForm.tsx';

/** A survey question on a page (RST-69). Public pages use it, so it must not import the portal's frame. */
export function SurveyForm({ survey, ownerId, email }: { survey: SurveyName; ownerId: string; email: string }) {
  const { t } = useTranslation('feedback');
  const { t: tSite } = useTranslation('site');
  const loginHref = usePortalHref('/login', useOwnPath());
  const formId = useId();
  const { words, change, clear } = useKeptWords(survey, ownerId, email);
  const [send, isPending] = useSendSurvey(survey);
  const [isSent, setSent] = useState(false);
  const outcome = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => {
    if (isSent) outcome.current?.focus();
  }, [isSent]);
  return (
    <div className={styles.fields}>
      {!isSent && (
        <>
          <WordsForm
            id={formId}
            words={words}
            label={t(($) => $.survey.answer)}
            isPending={isPending}
            onChange={change}
            onSend={() => send(words)}
            onSent={() => {
              clear();
              setSent(true);
            }}
            signIn={<ButtonAnchor href={loginHref}>{tSite(($) => $.header.signIn)}</ButtonAnchor>}
          />
          <div>
            <Button type="submit" form={formId} pending={isPending}>
              {t(($) => $.survey.send)}
            </Button>
          </div>
        </>
      )}
      {/* Always rendered: screen readers announce only changes to an existing live region. */}
      <div ref={outcome} role="status" tabIndex={-1}>
        {isSent && <p>{t(($) => $.survey.sent)}</p>}
      </div>
    </div>
  );
}
