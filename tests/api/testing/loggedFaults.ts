/**
 * Lines of a gateway's output that no input may cause: errors, failed page renderings, and anything that is not a log
 * line.
 */
export function loggedFaults(output: string): string[] {
  return output.split('\n').filter((line) => line !== '' && isFault(line));
}

function isFault(line: string): boolean {
  if (!line.startsWith('{')) return true;
  const { level, msg } = JSON.parse(line) as { readonly level: string; readonly msg: string };
  return level === 'error' || level === 'fatal' || msg === 'a page could not be rendered';
}
