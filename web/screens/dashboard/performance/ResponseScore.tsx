import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { inTenths } from '../../../../domain/score.ts';
import { paths } from '../../../app/routing/paths.ts';
import { useFormat } from '../../../i18n/format.ts';
import type { ResponseScore_response$key } from '../../../relay/__generated__/ResponseScore_response.graphql.ts';
import { Change } from './Change.tsx';
import { ScoreBlock } from './ScoreBlock.tsx';

/** Maximum number of reasons that the sentence names. */
const NAMED = 2;

/** How fast leads are answered, and why that changed since the first day of the range (P-34). */
export function ResponseScore({
  response,
  since,
}: {
  response: ResponseScore_response$key;
  /** Name of that day; null if it is not known. */
  since: string | null;
}) {
  const { t } = useTranslation('home');
  const { t: tDashboard } = useTranslation('dashboard');
  const format = useFormat();
  const { score, before, answeredInTime, decided, reasons } = useFragment(
    graphql`
      fragment ResponseScore_response on ResponseVisibility @throwOnFieldError {
        score
        before
        answeredInTime
        decided
        reasons {
          code
          leads
          effect
        }
      }
    `,
    response,
  );
  const change = score == null || before == null ? 0 : inTenths(score - before);
  const causes = reasons.flatMap(({ code, leads, effect }) =>
    code && Math.sign(effect) === Math.sign(change) ? [{ code, leads }] : [],
  );
  const named = causes.slice(0, NAMED);
  const texts = named.map(({ code, leads }) => t(($) => $.visibility.reason[code], { count: leads }));
  return (
    <ScoreBlock name={tDashboard(($) => $.visibility.responsive)} score={score ?? null}>
      {decided > 0
        ? t(($) => $.visibility.answered, { done: format.number(answeredInTime), count: decided })
        : tDashboard(($) => $.visibility.responsiveText)}
      {change !== 0 && since !== null && texts.length > 0 && (
        <>
          {' '}
          <Change value={change}>{format.signed(change)}</Change>{' '}
          {t(($) => $.visibility.since, { day: since, reasons: format.list(texts) })}
        </>
      )}
      {change < 0 && named.some(({ code }) => code === 'EXPIRED') && (
        <>
          {' '}
          <Link to={`${paths.leads}?status=expired`}>{t(($) => $.visibility.showExpired)}</Link>
        </>
      )}
    </ScoreBlock>
  );
}
