import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { SCORE_STORIES } from '../../../domain/score.ts';
import { usePage } from '../../app/page/page.ts';
import { paths } from '../../app/routing/paths.ts';
import { useFormat } from '../../i18n/format.ts';
import type { ScorePart_score$key, ScorePartName } from '../../relay/__generated__/ScorePart_score.graphql.ts';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Score.module.css';

export interface PartActions {
  readonly onSetUpProject: () => void;
  readonly onSetUpAudit: () => void;
  readonly isStartingAudit: boolean;
  /** Why the audit has not started. */
  readonly auditFailure: string | null;
}

/** One part of the score: its state, what it adds, and how to raise it. */
export function ScorePart({
  name,
  score,
  onSetUpProject,
  onSetUpAudit,
  isStartingAudit,
  auditFailure,
}: PartActions & { name: ScorePartName; score: ScorePart_score$key }) {
  const { t } = useTranslation('score');
  const { number, rating } = useFormat();
  const { basePath } = usePage();
  const { parts, project, projectLimits, successStories, canSetUpSiteAudit } = useFragment(
    graphql`
      fragment ScorePart_score on AgencyScore @throwOnFieldError {
        parts {
          name
          points
          maximum
        }
        project {
          domain
        }
        projectLimits {
          max
          used
        }
        successStories
        canSetUpSiteAudit
      }
    `,
    score,
  );
  const { points, maximum } = parts.find((part) => part.name === name) ?? { points: 0, maximum: 0 };
  const isDone = points >= maximum;
  const title = t(($) => $.part[name]);
  // Two buttons may have the same text; screen readers also get the part's name.
  const named = (text: string) => (
    <>
      {text}
      <span className="visually-hidden">{` ${title}`}</span>
    </>
  );
  const exam = (
    <ButtonAnchor size="small" href={`${basePath}/academy/exams`}>
      {named(t(($) => $.fix.exam))}
    </ButtonAnchor>
  );
  const used = t(($) => $.state.projects, { used: number(projectLimits.used), max: number(projectLimits.max) });
  const rows: Readonly<Record<ScorePartName, { state: string; fix: ReactNode }>> = {
    DESCRIPTION: {
      state: t(($) => (isDone ? $.state.described : $.state.notDescribed)),
      fix: (
        <ButtonLink size="small" to={`${paths.profile}?edit=description`}>
          {named(t(($) => $.fix.description))}
        </ButtonLink>
      ),
    },
    SUCCESS_STORIES: {
      // Further stories do not count.
      state: t(($) => $.state.stories, {
        done: number(Math.min(successStories, SCORE_STORIES)),
        goal: number(SCORE_STORIES),
      }),
      fix: (
        <ButtonLink size="small" to={`${paths.pageOptimization}?stories=1`}>
          {t(($) => $.fix.story)}
        </ButtonLink>
      ),
    },
    PROJECT: {
      state: project ? `${project.domain} · ${used}` : t(($) => $.state.noProject),
      fix: (
        <Button size="small" onClick={onSetUpProject}>
          {project ? t(($) => $.fix.anotherProject) : named(t(($) => $.fix.setUp))}
        </Button>
      ),
    },
    SITE_AUDIT: {
      state: isDone
        ? t(($) => $.state.audited, { domain: project?.domain ?? '' })
        : t(($) => (canSetUpSiteAudit ? $.state.notAudited : $.state.auditNeedsProject)),
      fix: canSetUpSiteAudit && (
        <Button size="small" pending={isStartingAudit} onClick={onSetUpAudit}>
          {named(t(($) => $.fix.setUp))}
        </Button>
      ),
    },
    TOOLKIT_EXAM: { state: t(($) => (isDone ? $.state.passed : $.state.notPassed)), fix: exam },
    AGENCIES_EXAM: { state: t(($) => (isDone ? $.state.passed : $.state.notPassed)), fix: exam },
  };
  const { state, fix } = rows[name];
  return (
    <li className={styles.part}>
      <span className={classNames(styles.mark, isDone && styles.done)}>
        <Icon name={isDone ? 'check' : 'plus'} size={16} />
      </span>
      <div className={styles.text}>
        <strong>{title}</strong>
        <span>{state}</span>
        {/* In the row, because the list is higher than a phone. */}
        {name === 'SITE_AUDIT' && (
          <p role="alert" className={styles.failure}>
            {auditFailure}
          </p>
        )}
      </div>
      <span className={styles.points}>{t(($) => $.points, { points: rating(points), max: rating(maximum) })}</span>
      {/* A new project replaces the current one. */}
      <span className={styles.fix}>{(!isDone || name === 'PROJECT') && fix}</span>
    </li>
  );
}
