import type { WireFieldError } from '../contract/call.ts';

/** An error response: request handlers throw it, and the server turns it into the error body. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: readonly WireFieldError[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: string,
    message: string,
    details: { fields?: readonly WireFieldError[]; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = details.fields;
    this.headers = details.headers ?? {};
  }
}

/** 422 with the rejected fields. */
export function invalidFields(...fields: WireFieldError[]): ApiError {
  return new ApiError(422, 'VALIDATION_FAILED', 'Some values are invalid.', { fields });
}
