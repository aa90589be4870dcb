import { Observable } from 'relay-runtime';
import type {
  FetchFunction,
  GraphQLSingularResponse,
  RequestParameters,
  UploadableMap,
  Variables,
} from 'relay-runtime';
import type { ErrorCode } from '../../domain/errorCodes.ts';
import { UPLOAD_TIMEOUT_MS } from '../../domain/uploadTimeout.ts';
import type { EmbeddedAnswers } from './embeddedAnswers.ts';
import { GatewayError, NetworkError, TimeoutError, UnauthenticatedError } from './errors.ts';

const TIMEOUT_MS = 15_000;
/** Returned by a proxy or a starting gateway; reads are retried once. */
const TRY_AGAIN_STATUS = new Set([502, 503, 504]);

/** Settings of a page's network layer. */
export interface FetchSettings {
  /** URL of the gateway's endpoint, including the base path. */
  readonly endpoint: string;
  /** Absent if the page embeds no responses. */
  readonly answers?: EmbeddedAnswers;
  /** The user's language, sent as Accept-Language (PLT-02). */
  readonly language: () => string;
  /**
   * `isLost` checks every response for a lost session; `renew` then asks the user to sign in again (ERR-22) and
   * resolves to true on success. `sentAt` is by `performance.now()`.
   */
  readonly session: {
    isLost(data: unknown, kind: string): boolean;
    renew(request: RequestParameters, sentAt: number): Promise<boolean>;
  };
  /** The page's account; absent on pages without one. */
  readonly owner?: PageOwner;
  readonly fetch?: typeof fetch;
}

/**
 * The account a page was loaded for. Another tab may sign in as somebody else; this page must not continue in their
 * name.
 */
export interface PageOwner {
  /** Global id sent with every request; null until known. */
  readonly viewerId: string | null;
  /** Whether a response belongs to another account. */
  isForeign(data: unknown): boolean;
  /** Called when the session belongs to another account. The page is left, so its requests stay pending. */
  changed(): void;
}

interface RequestSettings extends FetchSettings {
  /** Whether the request outlives the page: `metadata.keepalive` in the cacheConfig of its operation. */
  readonly isKeptAlive: boolean;
  /**
   * Whether any error fails the request: `metadata.whole`. Otherwise the store would hold the error in place of a field,
   * also for the pages that show it.
   */
  readonly isWhole: boolean;
}

export interface WireError {
  message: string;
  path?: (string | number)[];
  extensions?: { code?: unknown; requestId?: unknown; outcomeUnknown?: unknown };
}

/**
 * Relay's network function: sends trusted documents by id, uses embedded responses first, and renews a lost session
 * once.
 */
export function createFetch(settings: FetchSettings): FetchFunction {
  return (request, variables, cacheConfig, uploadables) => {
    const isKeptAlive = cacheConfig?.metadata?.['keepalive'] === true;
    const isWhole = cacheConfig?.metadata?.['whole'] === true;
    const embedded = request.id === null ? undefined : settings.answers?.take(request.id, variables);
    if (embedded !== undefined) {
      settings.session.isLost(embedded.data, request.operationKind);
      return embedded;
    }
    return Observable.create<GraphQLSingularResponse>((sink) => {
      const left = new AbortController();
      askWithRenewal({ ...settings, isKeptAlive, isWhole }, request, variables, uploadables, left.signal).then(
        (answer) => {
          sink.next(answer);
          sink.complete();
        },
        (error: unknown) => sink.error(error instanceof Error ? error : new Error(String(error))),
      );
      return () => left.abort();
    });
  };
}

async function askWithRenewal(
  settings: RequestSettings,
  request: RequestParameters,
  variables: Variables,
  uploadables: UploadableMap | null | undefined,
  left: AbortSignal,
): Promise<GraphQLSingularResponse> {
  const { session, owner } = settings;
  for (let isRenewed = false; ; isRenewed = true) {
    const sentAt = performance.now();
    const answer = await askTwice(settings, request, variables, uploadables, left);
    if (hasCode(answer, 'VIEWER_CHANGED') || owner?.isForeign(answer.data)) {
      owner?.changed();
      return new Promise(() => undefined);
    }
    const isLost =
      hasCode(answer, 'UNAUTHENTICATED') || (!isRenewed && session.isLost(answer.data, request.operationKind));
    if (!isLost) return usable(answer, request, settings.isWhole);
    if (isRenewed || !(await session.renew(request, sentAt))) throw new UnauthenticatedError('No session');
  }
}

/** The response; throws an error of it that fails the whole request. */
function usable(
  answer: GraphQLSingularResponse,
  request: RequestParameters,
  isWhole: boolean,
): GraphQLSingularResponse {
  const errors = errorsOf(answer);
  const isFatal = ({ path }: WireError) => {
    if (path === undefined || !answer.data || isWhole) return true;
    // A write that failed, also if its result may be null, which then means something else.
    if (request.operationKind === 'mutation' && path.length === 1) return true;
    // The next page of a list that could not be read, not a field of an entry. Relay would put the error in place of
    // the list, or take it for an empty page and ask again.
    return request.name.endsWith('PaginationQuery') && path.every((part) => typeof part === 'string');
  };
  const fatal = errors.find(({ path }) => path === undefined) ?? errors.find(isFatal);
  if (fatal) throw toGatewayError(fatal);
  return answer;
}

/** Retries reads once if the gateway is unreachable; never retries writes. */
async function askTwice(...parameters: Parameters<typeof askOnce>): Promise<GraphQLSingularResponse> {
  try {
    return await askOnce(...parameters);
  } catch (error) {
    const [, request, , , left] = parameters;
    if (!(error instanceof NetworkError) || request.operationKind !== 'query' || left.aborted) throw error;
    return askOnce(...parameters);
  }
}

async function askOnce(
  settings: RequestSettings,
  request: RequestParameters,
  variables: Variables,
  uploadables: UploadableMap | null | undefined,
  left: AbortSignal,
): Promise<GraphQLSingularResponse> {
  const deadline = AbortSignal.timeout(uploadables ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS);
  const body = JSON.stringify({ documentId: request.id, variables });
  const headers: Record<string, string> = {
    accept: 'application/graphql-response+json, application/json',
    'accept-language': settings.language(),
    'graphql-require-preflight': '1',
  };
  const viewerId = settings.owner?.viewerId;
  if (viewerId) headers['x-page-viewer'] = viewerId;
  if (!uploadables) headers['content-type'] = 'application/json';
  try {
    const response = await (settings.fetch ?? fetch)(settings.endpoint, {
      method: 'POST',
      credentials: 'same-origin',
      keepalive: settings.isKeptAlive,
      headers,
      body: uploadables ? multipart(body, uploadables) : body,
      signal: AbortSignal.any([deadline, left]),
    });
    if (TRY_AGAIN_STATUS.has(response.status)) throw new NetworkError(`HTTP ${response.status}`);
    return await readAnswer(response);
  } catch (error) {
    if (deadline.aborted) throw new TimeoutError('No answer in time', { cause: error });
    if (error instanceof GatewayError || error instanceof NetworkError) throw error;
    throw new NetworkError('The gateway could not be reached', { cause: error });
  }
}

/** A GraphQL multipart request: file variables are null in the operation and listed in the map. */
function multipart(operations: string, uploadables: UploadableMap): FormData {
  const form = new FormData();
  const names = Object.keys(uploadables);
  form.set('operations', operations);
  form.set('map', JSON.stringify(Object.fromEntries(names.map((name, index) => [index, [`variables.${name}`]]))));
  names.forEach((name, index) => {
    const file = uploadables[name];
    if (file) form.set(String(index), file);
  });
  return form;
}

async function readAnswer(response: Response): Promise<GraphQLSingularResponse> {
  const text = await response.text();
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    throw new GatewayError('INTERNAL', response.headers.get('x-request-id'), `HTTP ${response.status} without JSON`);
  }
  if (!isAnswer(answer)) throw new GatewayError('INTERNAL', response.headers.get('x-request-id'), 'No GraphQL answer');
  return answer;
}

function isAnswer(value: unknown): value is GraphQLSingularResponse {
  return typeof value === 'object' && value !== null && ('data' in value || 'errors' in value);
}

function errorsOf(answer: GraphQLSingularResponse): readonly WireError[] {
  return ('errors' in answer && answer.errors) || [];
}

function hasCode(answer: GraphQLSingularResponse, code: ErrorCode): boolean {
  return errorsOf(answer).some((error) => error.extensions?.code === code);
}

function toGatewayError({ message, extensions }: WireError): GatewayError {
  const code = typeof extensions?.code === 'string' ? extensions.code : 'INTERNAL';
  const requestId = typeof extensions?.requestId === 'string' ? extensions.requestId : null;
  return new GatewayError(code, requestId, message, extensions?.outcomeUnknown === true);
}
