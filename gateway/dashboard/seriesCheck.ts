import { Type } from 'typebox';
import * as contract from '../../upstream/contract/dashboardFigures.ts';
import type { WireDailyFigures, WireSeries } from '../../upstream/contract/dashboardFigures.ts';
import { checkOf } from '../rest/check.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A sum of budgets may exceed an Int. */
const DailyFigures = Type.Object({ ...contract.DailyFigures.properties, budgets: Type.Array(Type.Number()) });
const hasShape = checkOf(Type.Object({ ...contract.Series.properties, current: DailyFigures, previous: DailyFigures }));

/** Whether a body is a series whose lists have one number for each day. */
export function isSeries(body: unknown): body is WireSeries {
  return hasShape(body) && isComplete(body.current) && isComplete(body.previous);
}

function isComplete({ from, to, ...lists }: WireDailyFigures): boolean {
  const days = (Date.parse(to) - Date.parse(from)) / DAY + 1;
  return [lists.impressions, lists.pageViews, lists.websiteClicks, lists.linkClicks, lists.leads, lists.budgets].every(
    (list) => list === null || list.length === days,
  );
}
