/** A JSON value of an OpenAPI document. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json | undefined };
