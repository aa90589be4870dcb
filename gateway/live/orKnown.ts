import { isOutage } from '../rest/errors.ts';

/**
 * What a read returns. If the upstream fails only this read, the known value is used for now, so that events do not wait
 * for it, and `onOutage` is called.
 */
export async function orKnown<T>(read: Promise<T>, known: T | undefined, onOutage: () => void): Promise<T> {
  try {
    return await read;
  } catch (error) {
    if (known === undefined || !isOutage(error)) throw error;
    onOutage();
    return known;
  }
}
