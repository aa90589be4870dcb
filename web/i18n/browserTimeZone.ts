/**
 * IANA name of the browser's time zone; UTC if it has none: Chrome reports `Etc/Unknown` where the system's setting is
 * only a file.
 */
export function browserTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone === 'Etc/Unknown' ? 'UTC' : timeZone;
}
