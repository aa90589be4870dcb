import { dayIn } from '../../domain/timeZone.ts';
import type { WireDashboardRange } from '../contract/dashboard.ts';
import { DAY } from '../db/clock.ts';

/** Adds days to a day; negative numbers give an earlier day. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

/**
 * The six selectable ranges, all ending today in the account's time zone; the first is the default (RST-35, STA-52).
 */
export function rangesOf(timeZone: string, now: Date): WireDashboardRange[] {
  const today = dayIn(timeZone, now);
  const monthStart = `${today.slice(0, 8)}01`;
  const lastMonthEnd = addDays(monthStart, -1);
  return [
    { id: 'last_30_days', from: addDays(today, -29), to: today },
    { id: 'last_7_days', from: addDays(today, -6), to: today },
    { id: 'last_90_days', from: addDays(today, -89), to: today },
    { id: 'this_month', from: monthStart, to: today },
    { id: 'last_month', from: `${lastMonthEnd.slice(0, 8)}01`, to: lastMonthEnd },
    { id: 'last_12_months', from: addDays(today, -364), to: today },
  ];
}
