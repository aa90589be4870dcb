/** Excel reads a file as UTF-8 only with this mark. */
const BYTE_ORDER_MARK = '\uFEFF';
/** A spreadsheet runs a cell that starts so as a formula (OWASP: CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;

/** A table as CSV (RFC 4180) in UTF-8; cells that would be formulas start with an apostrophe (EXT-12). */
export function csvText(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
