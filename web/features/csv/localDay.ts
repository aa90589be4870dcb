/** The calendar day of a point in time in the user's time zone, such as `2026-11-21`, for names of files. */
export function localDay(date: Date): string {
  const digits = (value: number) => String(value).padStart(2, '0');
  return [date.getFullYear(), digits(date.getMonth() + 1), digits(date.getDate())].join('-');
}
