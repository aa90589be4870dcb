import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { FormattedValue } from '../../../i18n/FormattedValue.tsx';
import { useFormat } from '../../../i18n/format.ts';
import type { ReviewProject_request$key } from '../../../relay/__generated__/ReviewProject_request.graphql.ts';
import { Card } from '../../../ui/Panels.tsx';
import { ProjectTexts } from '../agency/section/ProjectTexts.tsx';
import { useRangeTexts } from '../../../i18n/useRangeTexts.ts';
import styles from './ReviewPage.module.css';

/** The agency's description of the project: facts and its three texts in full. */
export function ReviewProject({ request }: { request: ReviewProject_request$key }) {
  const { t } = useTranslation('review');
  const { list } = useFormat();
  const ranges = useRangeTexts();
  const { services, budget, projectDuration, challenge, solution, result } = useFragment(
    graphql`
      fragment ReviewProject_request on ReviewRequest @throwOnFieldError {
        services {
          name
        }
        budget {
          from {
            ...money_money
          }
          to {
            ...money_money
          }
        }
        projectDuration {
          from
          to
        }
        challenge
        solution
        result
      }
    `,
    request,
  );
  const facts = [
    services.length > 0 && list(services.map(({ name }) => name)),
    budget && ranges.budget(budget.from, budget.to),
    projectDuration && ranges.duration(projectDuration.from, projectDuration.to),
  ].filter((fact) => typeof fact === 'string');
  const title = t(($) => $.project);
  return (
    <Card title={title}>
      {facts.length > 0 && (
        <ul role="list" className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>
              <FormattedValue>{fact}</FormattedValue>
            </li>
          ))}
        </ul>
      )}
      <ProjectTexts challenge={challenge} solution={solution} result={result} more={title} subject="" />
    </Card>
  );
}
