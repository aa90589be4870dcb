/** Without this mark, Excel does not read a file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Spreadsheets run cells that start with these characters as formulas, some also full-width ones (OWASP: CSV injection). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * A table as CSV (RFC 4180) in UTF-8; cells that would be formulas start with an apostrophe (EXT-12). Excel separates
 * columns by what is usual in the user's region, which the locale of the browser says best.
 */
export function csvText(rows: readonly (readonly string[])[], locale?: string): string {
  const separator = separatorIn(locale);
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('');
}

/** A semicolon where numbers have a decimal comma. */
function separatorIn(locale: string | undefined): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ';' : ',';
}

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  // All separators, because LibreOffice splits at each of them.
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
