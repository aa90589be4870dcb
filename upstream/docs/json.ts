import { isRecord } from '../../domain/isRecord.ts';

/** A JSON value of an OpenAPI document. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json | undefined };

export function isJsonObject(value: unknown): value is JsonObject {
  return isRecord(value);
}
