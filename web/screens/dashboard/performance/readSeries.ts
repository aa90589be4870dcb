import { graphql, readInlineData } from 'react-relay/hooks';
import type { readSeries_days$key } from '../../../relay/__generated__/readSeries_days.graphql.ts';
import type { readSeries_series$key } from '../../../relay/__generated__/readSeries_series.graphql.ts';
import type { Days, Series } from './figures.ts';

/** Reads the daily figures. Clicks are the sum of those on the website and on other links. */
export function readSeries(key: readSeries_series$key): Series {
  const { timeZone, current, previous } = readInlineData(
    graphql`
      fragment readSeries_series on DashboardSeries @inline {
        timeZone
        current {
          ...readSeries_days
        }
        previous {
          ...readSeries_days
        }
      }
    `,
    key,
  );
  return { timeZone, current: readDays(current), previous: readDays(previous) };
}

function readDays(key: readSeries_days$key): Days {
  const { from, to, impressions, pageViews, websiteClicks, linkClicks, leads, budgets } = readInlineData(
    graphql`
      fragment readSeries_days on DailyFigures @inline {
        from
        to
        impressions
        pageViews
        websiteClicks
        linkClicks
        leads
        budgets
      }
    `,
    key,
  );
  const clicks = websiteClicks?.map((count, index) => count + (linkClicks?.[index] ?? 0));
  return {
    from,
    to,
    values: {
      impressions: impressions ?? null,
      pageViews: pageViews ?? null,
      clicks: clicks ?? null,
      leads,
      budgets,
    },
  };
}
