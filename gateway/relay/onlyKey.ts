import { GatewayError } from '../errors.ts';

/** Arguments of which exactly one is the object's key. */
type Keys<Name extends string> = { readonly [Each in Name]?: string | null };

/**
 * The one key that is given, with its name. Throws BAD_USER_INPUT unless exactly one is given. `names`: the arguments
 * for the keys, as clients know them.
 */
export function onlyKey<Name extends string>(keys: Keys<Name>, names: readonly string[]): readonly [Name, string] {
  const given = Object.entries<string | null | undefined>(keys).filter(
    (entry): entry is [Name, string] => entry[1] != null,
  );
  const [only] = given;
  if (only && given.length === 1) return only;
  throw new GatewayError('BAD_USER_INPUT', `Pass exactly one of ${names.join(', ')}.`);
}
