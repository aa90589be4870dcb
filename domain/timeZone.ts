/** Whether the name is an IANA time zone; Intl would also accept offsets. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Z]/i.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The calendar day of a time in a time zone: `2026-11-21`. Throws a RangeError for an unknown zone. */
export function dayIn(timeZone: string, moment: Date): string {
  let format = formats.get(timeZone);
  if (format === undefined) {
    // The Swedish date format equals ISO 8601.
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
    formats.set(timeZone, format);
  }
  return format.format(moment);
}

/** Cached by time zone, of which there are a few hundred, because creating a format costs more than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();
