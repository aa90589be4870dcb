import { Kind, parse } from 'graphql';

/** What is in the editors of a tab. */
export interface CurlOperation {
  readonly url: string;
  readonly query: string;
  readonly variables: object | undefined;
  /** The operation at the cursor; for a moment after a change of tabs, one of the other tab. */
  readonly operationName: string | null | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
}

/**
 * A curl command for a POSIX shell that runs the operation with an access token. It has a placeholder for the token, so
 * that no secret is pasted where it does not belong. Throws an error for people if the query is not valid.
 */
export function toCurl({ url, query, variables, operationName: wanted, headers }: CurlOperation): string {
  const operations = operationsOf(query);
  const operation = operations.find(({ name }) => name?.value === wanted) ?? operations[0];
  const isSubscription = operation?.operation === 'subscription';
  const operationName = operations.length > 1 ? operation?.name?.value : undefined;
  const sent = new Map([
    ...Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)] as const),
    ['authorization', 'Bearer <token>'],
    ['content-type', 'application/json'],
    ...(isSubscription ? [['accept', 'text/event-stream'] as const] : []),
  ]);
  const body = { query, ...(variables && { variables }), ...(operationName !== undefined && { operationName }) };
  return [
    // Without -N curl shows events late.
    `curl ${isSubscription ? '-N ' : ''}${quote(url)}`,
    ...[...sent].map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    `-d ${quote(JSON.stringify(body))}`,
  ].join(' \\\n  ');
}

function operationsOf(query: string) {
  try {
    return parse(query).definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  } catch (error) {
    throw new Error('The query has a syntax error.', { cause: error });
  }
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
