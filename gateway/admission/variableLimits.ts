import { GatewayError } from '../errors.ts';

/** Items of all lists in the variables, nested ones included. A text with as many values would exceed its tokens. */
const MAX_LIST_ITEMS = 1_000;

/**
 * Throws GatewayError if the variables have too many list items: a body of 128 KB has room for 40,000, and resolvers
 * report an error for each that is invalid. A loop, because lists can be nested deeper than the stack.
 */
export function checkVariables(variables: Readonly<Record<string, unknown>>): void {
  let items = 0;
  const left: unknown[] = [variables];
  while (left.length > 0) {
    const value = left.pop();
    if (Array.isArray(value)) {
      items += value.length;
      if (items > MAX_LIST_ITEMS)
        throw new GatewayError('TOO_COSTLY', `The variables have more than ${MAX_LIST_ITEMS} list items.`);
      left.push(...(value as unknown[]));
    } else if (isPlainObject(value)) {
      left.push(...Object.values<unknown>(value));
    }
  }
}

/** Not an uploaded file. */
function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
