import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { PageBody } from '../../app/content/PageBody.tsx';
import { usePageTitle } from '../../app/content/pageTitle.tsx';
import { AgencyScore } from '../../features/score/AgencyScore.tsx';
import { SetUpProject } from '../../features/projects/SetUpProject.tsx';
import { UnauthenticatedError } from '../../relay/errors.ts';
import type { ScoreScreenQuery } from '../../relay/__generated__/ScoreScreenQuery.graphql.ts';
import { useRouteQuery } from '../../routing/routeQuery.ts';
import { Card, PageHeader } from '../../ui/Panels.tsx';
import styles from './ScoreScreen.module.css';

/** The agency's score on a page of its own (SCR-02). */
export function ScoreScreen() {
  const { t } = useTranslation('score');
  const { viewer } = useRouteQuery<ScoreScreenQuery>(graphql`
    query ScoreScreenQuery @preloadable @throwOnFieldError {
      viewer {
        score {
          ...AgencyScore_score
          ...SetUpProject_score
        }
      }
    }
  `);
  const [isSettingUp, setSettingUp] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  usePageTitle(t(($) => $.title));
  if (!viewer) throw new UnauthenticatedError('No session');
  const { score } = viewer;
  return (
    <PageBody work>
      <PageHeader title={t(($) => $.title)} />
      <div className={styles.score}>
        <Card>
          {score ? (
            <AgencyScore score={score} done={done} onDone={setDone} onSetUpProject={() => setSettingUp(true)} />
          ) : (
            <p>{t(($) => $.noPlan)}</p>
          )}
        </Card>
      </div>
      {isSettingUp && score && (
        <SetUpProject
          score={score}
          onDone={(text) => {
            setDone(text);
            setSettingUp(false);
          }}
          onClose={() => setSettingUp(false)}
        />
      )}
    </PageBody>
  );
}
