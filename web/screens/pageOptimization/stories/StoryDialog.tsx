import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { ErrorSummary } from '../../../features/form/ErrorSummary.tsx';
import { focusField } from '../../../features/form/focusField.ts';
import { LeaveDialog } from '../../../features/form/LeaveDialog.tsx';
import { RestoredBanner } from '../../../features/form/RestoredBanner.tsx';
import { useDialogGuard } from '../../../features/form/useUnsavedGuard.ts';
import type { StoryDialog_story$key } from '../../../relay/__generated__/StoryDialog_story.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Banner } from '../../../ui/Panels.tsx';
import styles from '../PageOptimizationScreen.module.css';
import { NEW_STORY_FORM, savedStory } from './storyDraft.ts';
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
        ...storyDraft_story
      }
    `,
    props.story,
  );
  // Keeps the opened version, even if the list behind the dialog is refetched.
  const [{ id, opened }] = useState(() => ({
    id: story?.id ?? null,
    opened: story ? savedStory(story) : { values: NEW_STORY_FORM, revision: null },
  }));
  const life = useStoryForm(`${ownerId}:${id ?? 'new'}`, opened);
  const { form, values, faults, isEdited, restoredFrom } = life;
  const [failure, setFailure] = useState<StoryFailure | null>(null);
  const [isOvertaken, setIsOvertaken] = useState(false);
  const [save, isSaving] = useSaveStory(storyIds, life);
  const [remove, isRemoving] = useRemoveStory();
  const guard = useDialogGuard(isEdited);
  const textOf = useStoryFaultTexts();
  const isPending = isSaving || isRemoving;
  /** The status that is being saved, or was last. */
  const [sent, setSent] = useState<'DRAFT' | 'PUBLISHED' | null>(null);

  const closeDone = () => {
    life.forget();
    guard.leave(onClose);
  };
  const send = async (status: 'DRAFT' | 'PUBLISHED') => {
    if (isPending) return;
    setFailure(null);
    setIsOvertaken(false);
    if (!life.check(status === 'PUBLISHED')) return;
    setSent(status);
    const refusal = await save({ ...values, id, status }, setFailure, (newer) => {
      life.merge(newer);
      setIsOvertaken(true);
    });
    if (refusal === null) closeDone();
    else life.refuse(refusal);
  };
  const takeAway = async () => {
    if (isPending || id === null) return;
    setFailure(null);
    if (await remove({ id, name: opened.values.name }, setFailure)) closeDone();
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
            <Button pending={isSaving && sent === 'DRAFT'} onClick={() => void send('DRAFT')}>
              {t(($) => $.dialog.saveDraft)}
            </Button>
            <Button look="primary" pending={isSaving && sent === 'PUBLISHED'} onClick={() => void send('PUBLISHED')}>
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
          {isOvertaken && (
            <Banner isAlert tone="warning">
              {t(($) => $.dialog.changed)}
            </Banner>
          )}
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
