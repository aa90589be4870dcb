import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SetUpProject_score$key } from '../../relay/__generated__/SetUpProject_score.graphql.ts';
import { ProjectDialog } from './ProjectDialog.tsx';
import { ProjectsPurchaseDialog } from './ProjectsPurchaseDialog.tsx';

/**
 * Sets up a project for the score, or offers to buy more projects when all are in use (STA-55). `onDone` gets a
 * sentence that says what was done.
 */
export function SetUpProject({
  score,
  onDone,
  onClose,
}: {
  score: SetUpProject_score$key;
  onDone: (text: string) => void;
  onClose: () => void;
}) {
  const { projectLimits } = useFragment(
    graphql`
      fragment SetUpProject_score on AgencyScore @throwOnFieldError {
        projectLimits {
          max
          used
        }
      }
    `,
    score,
  );
  const { max, used } = projectLimits;
  // Decided only once, because a purchase changes the limit while its dialog is open.
  const [isFull, setFull] = useState(used >= max);
  return isFull ? (
    <ProjectsPurchaseDialog onDone={onDone} onClose={onClose} />
  ) : (
    <ProjectDialog onDone={onDone} onFull={() => setFull(true)} onClose={onClose} />
  );
}
