import { ERROR_CODES, type ErrorCode } from '../../../domain/errorCodes.ts';

/** Codes of internal and upstream errors, which must not occur because the upstream has no faults in these tests. */
const FAULTS: readonly string[] = ['INTERNAL', 'UPSTREAM_ERROR', 'UPSTREAM_TIMEOUT'] satisfies ErrorCode[];
/** Internal text that must not reach clients. */
const INNER = /node_modules|\.ts:\d|TypeError|RangeError|SyntaxError|Cannot read|is not a function|kysely|pglite/i;

export interface JudgedAnswer {
  /** The codes of its errors; `OK` if there are none. */
  readonly codes: readonly string[];
  /** What is wrong with the response, or null. */
  readonly problem: string | null;
}

/** Checks the response of /graphql to arbitrary input. */
export function judgeAnswer(status: number, contentType: string | null, text: string): JudgedAnswer {
  const codes: string[] = [];
  const wrong = (problem: string): JudgedAnswer => ({ codes, problem });
  if (status >= 500) return wrong(`status ${status}`);
  if (!/^application\/(?:graphql-response\+)?json\b/.test(contentType ?? ''))
    return wrong(`content type ${contentType}`);
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return wrong('no JSON');
  }
  if (typeof answer !== 'object' || answer === null) return wrong('no object');
  const { data, errors = [] } = answer as { data?: unknown; errors?: readonly { extensions?: { code?: string } }[] };
  if (data === undefined && errors.length === 0) return wrong('neither data nor errors');
  for (const { extensions } of errors) codes.push(extensions?.code ?? 'none');
  const bad = codes.find((code) => FAULTS.includes(code) || !ERROR_CODES.some((known) => known === code));
  if (bad !== undefined) return wrong(`code ${bad}`);
  if (INNER.test(JSON.stringify(errors))) return wrong('text of a program');
  return { codes: codes.length === 0 ? ['OK'] : codes, problem: null };
}
