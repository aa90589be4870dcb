import { useEffect, useEffectEvent, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { dayIn, isTimeZone } from '../../../domain/timeZone.ts';
import { useNow } from '../../i18n/useNow.ts';
import type { useFreshDay_viewer$key } from '../../relay/__generated__/useFreshDay_viewer.graphql.ts';
import { daysBetween } from './performance/figures.ts';
import { useFreshFigures } from './useFreshFigures.ts';

/** Shortest time between two attempts, in ms: the upstream's clock may be behind this one. */
const ATTEMPT_EVERY_MS = 5 * 60_000;

/**
 * Refetches the figures once a new day has begun in the account's time zone, because ranges such as "last 7 days" end
 * today and nothing is pushed at midnight. Waits until the page is visible.
 */
export function useFreshDay(viewer: useFreshDay_viewer$key): void {
  const now = useNow();
  const { account, dashboard } = useFragment(
    graphql`
      fragment useFreshDay_viewer on Viewer {
        account @catch(to: NULL) {
          timeZone
        }
        dashboard {
          ranges @catch(to: NULL) {
            to
          }
        }
      }
    `,
    viewer,
  );
  const refresh = useFreshFigures();
  const attemptedAt = useRef(0);
  /** By how many days the ranges are behind today at least; 0 unless the upstream or a clock is peculiar. */
  const usualGap = useRef(Number.POSITIVE_INFINITY);
  const timeZone = account?.timeZone;
  const lastDay = dashboard?.ranges
    ?.map(({ to }) => to)
    .toSorted()
    .at(-1);
  const check = useEffectEvent(() => {
    const today = timeZone && isTimeZone(timeZone) ? dayIn(timeZone, new Date(now)) : null;
    if (today === null || !lastDay) return;
    const gap = daysBetween(lastDay, today);
    usualGap.current = Math.min(usualGap.current, gap);
    // The clock may have been set back.
    const isTooSoon = Math.abs(now - attemptedAt.current) < ATTEMPT_EVERY_MS;
    if (gap === usualGap.current || isTooSoon || document.hidden) return;
    attemptedAt.current = now;
    void refresh();
  });
  useEffect(() => check(), [now]);
}
