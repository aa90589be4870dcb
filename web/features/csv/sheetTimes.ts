import { isTimeZone } from '../../../domain/timeZone.ts';

/** Writes times in the one form that every spreadsheet reads: without `T`, `Z` or an offset. */
export interface SheetTimes {
  /** IANA name of the time zone, for the header of a column. */
  readonly zone: string;
  /** `2026-11-21 14:05:00` */
  format(time: string): string;
}

/** The times of a table in a time zone; in UTC if the browser does not know it. */
export function sheetTimes(timeZone: string | null): SheetTimes {
  const zone = timeZone !== null && isTimeZone(timeZone) ? timeZone : 'UTC';
  // The Swedish format equals ISO 8601 with a space.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  return { zone, format: (time) => format.format(new Date(time)) };
}
