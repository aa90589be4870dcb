import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { storyErrors } from '../../../domain/successStory.ts';
import type { StoryCode, StoryField, StoryForm } from '../../../domain/successStory.ts';
import { readMoney } from '../../i18n/money.ts';
import type { money_money$key } from '../../relay/__generated__/money_money.graphql.ts';
import type { StoryDialog_story$key } from '../../relay/__generated__/StoryDialog_story.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Banner } from '../../ui/Panels.tsx';
import { StoryFields } from './StoryFields.tsx';
import { useRemoveStory } from './useRemoveStory.ts';
import { useSaveStory } from './useSaveStory.ts';
import type { StoryFailure } from './useSaveStory.ts';
import styles from './PageOptimizationScreen.module.css';

const EMPTY: StoryForm = {
  name: '',
  budget: null,
  year: null,
  duration: null,
  challenge: '',
  solution: '',
  result: '',
};

/**
 * The story manager: adds a story, or edits and removes one (SCR-23, SCR-24). One message at a time, in the order of the
 * rules (VAL-34); a failure keeps everything that was entered (STA-39).
 */
export function StoryDialog(props: { story: StoryDialog_story$key | null; onClose: () => void }) {
  const { onClose } = props;
  const { t } = useTranslation('pageOptimization');
  const { t: tCommon } = useTranslation('common');
  const story = useFragment(
    graphql`
      fragment StoryDialog_story on SuccessStory @throwOnFieldError {
        id
        name
        budget {
          ...money_money
        }
        year
        duration
        challenge
        solution
        result
      }
    `,
    props.story,
  );
  // What was opened stays in the form, whatever the list behind learns meanwhile.
  const [saved] = useState(story);
  const [changes, setChanges] = useState<Partial<StoryForm>>({});
  const [error, setError] = useState<readonly [StoryField, StoryCode] | null>(null);
  const [failure, setFailure] = useState<StoryFailure | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const [save, isSaving] = useSaveStory();
  const [remove, isRemoving] = useRemoveStory();
  const isPending = isSaving || isRemoving;
  const form: StoryForm = {
    ...(saved ? formOf(saved) : EMPTY),
    ...changes,
  };

  const send = async (status: 'DRAFT' | 'PUBLISHED') => {
    if (isPending) return;
    setFailure(null);
    const [first] = storyErrors(form, status === 'PUBLISHED');
    setError(first ?? null);
    if (first) element.current?.querySelector<HTMLElement>(`[name="${first[0]}"]`)?.focus();
    else if (await save({ ...form, id: saved?.id ?? null, status }, setFailure)) onClose();
  };
  const takeAway = async () => {
    if (isPending || !saved) return;
    setFailure(null);
    if (await remove({ id: saved.id, name: saved.name }, setFailure)) onClose();
  };

  return (
    <Dialog
      wide
      title={saved ? t(($) => $.dialog.edit) : t(($) => $.dialog.add)}
      onClose={onClose}
      unsaved={Object.keys(changes).length > 0}
      footer={
        <>
          {saved && (
            <Button look="danger" className={styles.remove} pending={isRemoving} onClick={() => void takeAway()}>
              {t(($) => $.dialog.remove)}
            </Button>
          )}
          <Button pending={isSaving} onClick={() => void send('DRAFT')}>
            {t(($) => $.dialog.saveDraft)}
          </Button>
          <Button look="primary" pending={isSaving} onClick={() => void send('PUBLISHED')}>
            {t(($) => $.dialog.publish)}
          </Button>
        </>
      }
    >
      <form
        ref={element}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send('PUBLISHED');
        }}
      >
        <StoryFields
          form={form}
          error={error}
          onChange={(changed) => {
            setChanges({ ...changes, ...changed });
            setError(null);
          }}
        />
        {failure && (
          <div role="alert">
            <Banner tone="danger">
              {failure === 'gone' ? t(($) => $.dialog.gone) : tCommon(($) => $.failure[failure])}
            </Banner>
          </div>
        )}
      </form>
    </Dialog>
  );
}

type Saved = { readonly [Field in Exclude<StoryField, 'budget'>]: StoryForm[Field] | undefined } & {
  readonly budget?: money_money$key | null | undefined;
};

function formOf({ name, budget, year, duration, challenge, solution, result }: Saved): StoryForm {
  return {
    name: name ?? '',
    budget: budget ? readMoney(budget).amount : null,
    year: year ?? null,
    duration: duration ?? null,
    challenge: challenge ?? '',
    solution: solution ?? '',
    result: result ?? '',
  };
}
