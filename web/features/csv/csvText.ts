/** Without this mark, Excel does not read a file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Spreadsheets run cells that start with these characters as formulas (OWASP: CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;

/** A table as CSV (RFC 4180) in UTF-8; cells that would be formulas start with an apostrophe (EXT-12). */
export function csvText(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
