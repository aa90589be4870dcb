import { print } from 'graphql';
import type { OperationDefinitionNode, VariableDefinitionNode } from 'graphql';
import { operationOf } from './operation.ts';

/** What is in the editors of a tab. */
export interface CurlOperation {
  readonly url: string;
  readonly query: string;
  readonly variables: object | undefined;
  /** The operation at the cursor, as far as GraphiQL has noticed. */
  readonly operationName: string | null | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
}

/**
 * A curl command for a POSIX shell that runs the operation with an access token. It has placeholders for the token, so
 * that no secret is pasted where it does not belong, and for files. Throws an error for people if the query is not valid.
 */
export function toCurl({ url, query, variables, operationName: wanted, headers }: CurlOperation): string {
  const found = findOperation(query, wanted);
  const operation = found?.operation;
  const isSubscription = operation?.operation === 'subscription';
  const operationName = found?.isOnly === false ? operation?.name?.value : undefined;
  const body = { query, ...(variables && { variables }), ...(operationName !== undefined && { operationName }) };
  const files = filesOf(operation);
  const sent = new Map([
    ...Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)] as const),
    ['authorization', 'Bearer <token>'],
    files.length > 0 ? ['graphql-require-preflight', '1'] : ['content-type', 'application/json'],
    ...(isSubscription ? [['accept', 'text/event-stream'] as const] : []),
  ]);
  return [
    // Without -N curl shows events late.
    `curl ${isSubscription ? '-N ' : ''}${quote(url)}`,
    ...[...sent].map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(files.length > 0 ? formOf(body, files) : [`-d ${quote(JSON.stringify(body))}`]),
  ].join(' \\\n  ');
}

/** The variables that are files. */
function filesOf(operation: OperationDefinitionNode | undefined): string[] {
  const isFile = ({ type }: VariableDefinitionNode) => print(type).replace('!', '') === 'Upload';
  return (operation?.variableDefinitions ?? []).filter(isFile).map(({ variable }) => variable.name.value);
}

/** GraphQL multipart request. Unlike -F, --form-string takes every text as it is. */
function formOf(body: { readonly variables?: object }, files: readonly string[]): string[] {
  const missing = Object.fromEntries(files.map((name) => [name, null]));
  const operations = JSON.stringify({ ...body, variables: { ...body.variables, ...missing } });
  const map = JSON.stringify(Object.fromEntries(files.map((name, index) => [index, [`variables.${name}`]])));
  return [
    `--form-string ${quote(`operations=${operations}`)}`,
    `--form-string ${quote(`map=${map}`)}`,
    ...files.map((name, index) => `-F ${quote(`${index}=@<${name}>`)}`),
  ];
}

function findOperation(query: string, wanted: CurlOperation['operationName']) {
  try {
    return operationOf(query, wanted);
  } catch (error) {
    throw new Error('The query has a syntax error.', { cause: error });
  }
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
