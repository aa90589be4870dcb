import { Type, type Static, type TObject, type TProperties, type TSchema } from 'typebox';

/** The two base paths of calls: `/` and the messaging base path (`/messaging/api/v1`). */
export type CallBase = 'main' | 'messaging';

/**
 * One call of the REST API, described as data. The server derives its route, validation and OpenAPI entry from it;
 * clients use its types.
 */
export interface Call {
  /** Row of the feature inventory, e.g. `RST-41`; for an addition, the row it extends. */
  readonly row: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path relative to the base, with `:name` parameters. Whether it has a trailing slash is part of the contract. */
  readonly path: string;
  readonly base?: CallBase;
  readonly tag: string;
  readonly summary: string;
  /** `none`: needs no credential. Default: needs a credential, plus a CSRF token for writes of a session. */
  readonly access?: 'credential' | 'none';
  /** Whether every access token may make this call, whatever its scopes. Otherwise its tag determines the scope. */
  readonly anyScope?: true;
  readonly params?: TObject;
  readonly query?: TObject;
  readonly headers?: TObject;
  readonly body?: TSchema;
  /** Fields of a `multipart/form-data` body; excludes `body`. */
  readonly form?: TObject;
  /** Success responses by status; `null` means an empty body. */
  readonly responses: Readonly<Record<number, TSchema | null>>;
  /** Error codes of this call by status, in addition to the common ones. */
  readonly errors?: Readonly<Record<number, readonly string[]>>;
}

/** Declares a call with its exact types. */
export function call<const C extends Call>(declared: C): C {
  return declared;
}

type StaticOf<S, Otherwise> = S extends TSchema ? Static<S> : Otherwise;
type Member<C, K extends string> = C extends { readonly [P in K]: infer S } ? S : undefined;

export type ParamsOf<C extends Call> = StaticOf<Member<C, 'params'>, Record<never, never>>;
export type QueryOf<C extends Call> = StaticOf<Member<C, 'query'>, Record<never, never>>;
export type HeadersOf<C extends Call> = StaticOf<Member<C, 'headers'>, Record<never, never>>;
export type BodyOf<C extends Call> = StaticOf<Member<C, 'body'>, undefined>;
export type FormOf<C extends Call> = StaticOf<Member<C, 'form'>, undefined>;
/** Deeply read-only, because nothing changes a handler's result. */
type Unchanging<T> = T extends object ? { readonly [K in keyof T]: Unchanging<T[K]> } : T;
/** Every success response of the call, as `{ status, body }`. */
export type AnswerOf<C extends Call> = {
  [S in keyof C['responses'] & number]: C['responses'][S] extends TSchema
    ? { readonly status: S; readonly body: Unchanging<Static<C['responses'][S]>> }
    : { readonly status: S };
}[keyof C['responses'] & number];

/** An object that rejects unknown fields. */
export function Closed<P extends TProperties>(properties: P): TObject<P> {
  return Type.Object(properties, { additionalProperties: false });
}

/** The type with a description for the documentation. An optional type stays optional. */
export function Described<T extends TSchema>(description: string, type: T): T {
  const property = { value: description, enumerable: true, configurable: true, writable: true };
  // TypeBox marks an optional type with a property that spreading would lose.
  return Object.defineProperties({}, { ...Object.getOwnPropertyDescriptors(type), description: property }) as T;
}

/** An object that the documentation lists under the name of its constant. */
export function Entity<P extends TProperties>(description: string, properties: P): TObject<P> {
  return Type.Object(properties, { description });
}

/** The same for an object that rejects unknown fields. */
export function ClosedEntity<P extends TProperties>(description: string, properties: P): TObject<P> {
  return Type.Object(properties, { description, additionalProperties: false });
}

/** The given type or null; the API uses null for empty values. */
export function Nullable<T extends TSchema>(type: T) {
  return Type.Union([type, Type.Null()]);
}

export const Uuid = Type.String({ format: 'uuid' });
/** ISO 8601, UTC, milliseconds: `2026-11-21T10:00:00.000Z`. */
export const Timestamp = Type.String({ format: 'date-time' });
/** A calendar day: `2026-11-21`. */
export const Day = Type.String({ format: 'date' });
/** Id of an entry in the filter catalogue. */
export const CatalogueId = Type.Integer({ minimum: 1 });
/** A page number of at most 15 digits. */
export const PageNumber = Type.Integer({
  minimum: 1,
  maximum: 999_999_999_999_999,
  default: 1,
  description: 'Page of the list, starting at 1. Pages beyond the end are empty.',
});
/** Marks an entry of a list. Opaque to clients. */
export const Cursor = Type.String({ minLength: 1, maxLength: 200 });
/** Header of a write that is safe to repeat. */
export const IdempotencyKey = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: 200,
    description: 'Chosen by the caller. Repeated writes with the same key are carried out once.',
  }),
);
/** A non-negative number of items. */
export const Count = Type.Integer({ minimum: 0 });
export const NamedId = Entity('An entry in the catalogue with its name.', { id: CatalogueId, name: Type.String() });
/** The parameter `uuid` of a path. */
export function UuidParams(description: string) {
  return Type.Object({ uuid: Described(description, Uuid) });
}
/** Number of entries of a page. */
export function PageSize(standard: number, maximum = 100) {
  return Type.Integer({ minimum: 1, maximum, default: standard, description: 'Maximum number of entries per page.' });
}

export const ErrorBody = Entity('The body of every error response.', {
  code: Described('Stable; the description of each call lists its codes.', Type.String()),
  message: Described('An English sentence for developers; may change.', Type.String()),
  fields: Type.Optional(
    Type.Array(
      Entity('A refused value.', {
        path: Described('Path of the field in the body or query, e.g. `offices[1].phone`.', Type.String()),
        code: Described('The rule that it breaks.', Type.String()),
        message: Described('What is wrong with it; may change.', Type.String()),
      }),
    ),
  ),
});
export type WireError = Static<typeof ErrorBody>;
export type WireFieldError = NonNullable<WireError['fields']>[number];
