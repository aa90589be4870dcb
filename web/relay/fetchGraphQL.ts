import { Observable } from 'relay-runtime';
import type {
  FetchFunction,
  GraphQLSingularResponse,
  RequestParameters,
  UploadableMap,
  Variables,
} from 'relay-runtime';
import type { ErrorCode } from '../../domain/errorCodes.ts';
import type { EmbeddedAnswers } from './embeddedAnswers.ts';
import { GatewayError, NetworkError, TimeoutError, UnauthenticatedError } from './errors.ts';

const TIMEOUT_MS = 15_000;
const UPLOAD_TIMEOUT_MS = 60_000;
/** Answers of a proxy or a gateway that is starting: a read may be tried once more. */
const TRY_AGAIN_STATUS = new Set([502, 503, 504]);

/** What the network layer must know of the page it runs in. */
export interface FetchSettings {
  /** Address of the gateway's endpoint, with base path. */
  readonly endpoint: string;
  /** Absent where a page brings its answers in another way. */
  readonly answers?: EmbeddedAnswers;
  /** Language of the reader, sent as Accept-Language (PLT-02). */
  readonly language: () => string;
  /** Sees every answer: whether it shows that the session is gone. Then the chance to sign in again (ERR-22): true when it was used. */
  readonly session: {
    isLost(data: unknown, kind: string): boolean;
    renew(request: RequestParameters): Promise<boolean>;
  };
  /** Whose page it is; absent on pages that are nobody's. */
  readonly owner?: PageOwner;
  readonly fetch?: typeof fetch;
}

/** The account a page was loaded for. Another tab may sign in as somebody else: nothing of this page goes on in their name. */
export interface PageOwner {
  /** Global id, named by every request; null before it is known. */
  readonly viewerId: string | null;
  /** Whether an answer is of another account. */
  isForeign(data: unknown): boolean;
  /** Told when the session has become another account's: the page is left, its requests never end. */
  changed(): void;
}

interface WireError {
  message: string;
  path?: (string | number)[];
  extensions?: { code?: unknown; requestId?: unknown; outcomeUnknown?: unknown };
}

/** Relay's way to the gateway: trusted documents by id, the page's own answers first, one renewal of a lost session. */
export function createFetch(settings: FetchSettings): FetchFunction {
  return (request, variables, _cache, uploadables) => {
    const embedded = request.id === null ? undefined : settings.answers?.take(request.id, variables);
    if (embedded !== undefined) {
      settings.session.isLost(embedded.data, request.operationKind);
      return embedded;
    }
    return Observable.create<GraphQLSingularResponse>((sink) => {
      const left = new AbortController();
      askWithRenewal(settings, request, variables, uploadables, left.signal).then(
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
  settings: FetchSettings,
  request: RequestParameters,
  variables: Variables,
  uploadables: UploadableMap | null | undefined,
  left: AbortSignal,
): Promise<GraphQLSingularResponse> {
  const ask = () => askTwice(settings, request, variables, uploadables, left);
  let answer = await ask();
  if (hasCode(answer, 'VIEWER_CHANGED') || settings.owner?.isForeign(answer.data)) {
    settings.owner?.changed();
    return new Promise(() => undefined);
  }
  if (isUnauthenticated(answer) || settings.session.isLost(answer.data, request.operationKind)) {
    if (!(await settings.session.renew(request))) throw new UnauthenticatedError('No session');
    answer = await ask();
    if (isUnauthenticated(answer)) throw new UnauthenticatedError('No session');
  }
  const errors = errorsOf(answer);
  const fatal = errors.find((error) => error.path === undefined) ?? (answer.data ? undefined : errors[0]);
  if (fatal) throw toGatewayError(fatal);
  return answer;
}

/** Reads are tried once more when the gateway could not be reached; writes never. */
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
  settings: FetchSettings,
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

/** The GraphQL multipart request convention: the files' variables are null in the operation and named in the map. */
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

function isUnauthenticated(answer: GraphQLSingularResponse): boolean {
  return hasCode(answer, 'UNAUTHENTICATED');
}

function toGatewayError({ message, extensions }: WireError): GatewayError {
  const code = typeof extensions?.code === 'string' ? extensions.code : 'INTERNAL';
  const requestId = typeof extensions?.requestId === 'string' ? extensions.requestId : null;
  return new GatewayError(code, requestId, message, extensions?.outcomeUnknown === true);
}
