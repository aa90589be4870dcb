/** How long browsers may take to read the file, in ms: Safari on iOS asks the user first (WebKit bug 211234). */
const READ_MS = 60_000;

/** Saves a CSV file with this text on the user's machine. */
export function saveCsv(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_MS);
}
