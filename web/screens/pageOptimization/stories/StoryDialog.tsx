import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { StoryField, StoryForm } from '../../../../domain/successStory.ts';
import { ErrorSummary } from '../../../features/form/ErrorSummary.tsx';
import { focusField } from '../../../features/form/focusField.ts';
import { LeaveDialog } from '../../../features/form/LeaveDialog.tsx';
import { RestoredBanner } from '../../../features/form/RestoredBanner.tsx';
import { useDialogGuard } from '../../../features/form/useUnsavedGuard.ts';
import { readMoney } from '../../../i18n/money.ts';
import type { money_money$key } from '../../../relay/__generated__/money_money.graphql.ts';
import type { StoryDialog_story$key } from '../../../relay/__generated__/StoryDialog_story.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Banner } from '../../../ui/Panels.tsx';
import styles from '../PageOptimizationScreen.module.css';
import { NEW_STORY_FORM } from './storyDraft.ts';
import { StoryFields } from './StoryFields.tsx';
import { useRemoveStory } from './useRemoveStory.ts';
import { useSaveStory } from './useSaveStory.ts';
import type { StoryFailure } from './useSaveStory.ts';
import { useStoryFaultTexts } from './useStoryFaultTexts.ts';
import { useStoryForm } from './useStoryForm.ts';

/**
 * The story manager: adds a story, or edits and removes one (SCR-23, SCR-24). All errors appear at once, in the order
 * of the rules (VAL-34); a failure keeps all input (STA-39).
 */
export function StoryDialog(props: {
  ownerId: string;
  story: StoryDialog_story$key | null;
  /** Ids of all stories. */
  storyIds: readonly string[];
  onClose: () => void;
}) {
  const { ownerId, storyIds, onClose } = props;
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
  // Keeps the opened version, even if the list behind the dialog is refetched.
  const [saved] = useState(() => ({ id: story?.id ?? null, form: story ? formOf(story) : NEW_STORY_FORM }));
  const { id } = saved;
  const life = useStoryForm(`${ownerId}:${id ?? 'new'}`, saved.form);
  const { form, values, faults, isEdited, restoredFrom } = life;
  const [failure, setFailure] = useState<StoryFailure | null>(null);
  const [save, isSaving] = useSaveStory(storyIds, life);
  const [remove, isRemoving] = useRemoveStory();
  const guard = useDialogGuard(isEdited);
  const textOf = useStoryFaultTexts();
  const isPending = isSaving || isRemoving;

  const closeDone = () => {
    life.forget();
    guard.leave(onClose);
  };
  const send = async (status: 'DRAFT' | 'PUBLISHED') => {
    if (isPending) return;
    setFailure(null);
    if (!life.check(status === 'PUBLISHED')) return;
    const refusal = await save({ ...values, id, status }, setFailure);
    if (refusal === null) closeDone();
    else life.refuse(refusal);
  };
  const takeAway = async () => {
    if (isPending || id === null) return;
    setFailure(null);
    if (await remove({ id, name: saved.form.name }, setFailure)) closeDone();
  };
  const goTo = (path: string) => {
    if (form.current) focusField(form.current, path);
  };

  return (
    <>
      <Dialog
        wide
        title={id === null ? t(($) => $.dialog.add) : t(($) => $.dialog.edit)}
        isBusy={isPending}
        // The guard asks for confirmation.
        onClose={onClose}
        footer={
          <>
            {id !== null && (
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
          ref={form}
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void send('PUBLISHED');
          }}
        >
          {restoredFrom !== null && (
            <RestoredBanner from={restoredFrom} onKeep={life.hideRestored} onDiscard={life.discard} />
          )}
          <ErrorSummary
            items={Array.from(faults, ([field, code]) => ({
              path: field,
              field: t(($) => $.field[field]),
              text: textOf(field, code),
            }))}
            onGo={goTo}
          />
          <StoryFields form={values} faults={faults} onChange={life.change} />
          {failure && (
            <Banner isAlert tone="danger">
              {failure === 'gone' ? t(($) => $.dialog.gone) : tCommon(($) => $.failure[failure])}
            </Banner>
          )}
        </form>
      </Dialog>
      <LeaveDialog blocker={guard.blocker} isKept />
    </>
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
