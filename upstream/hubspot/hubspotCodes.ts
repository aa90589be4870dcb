import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { MINUTE, type Clock } from '../db/clock.ts';

/** How long a code is valid, in milliseconds; the same as HubSpot's. */
export const CODE_LIFETIME = 10 * MINUTE;

/**
 * Authorization codes of the demo's HubSpot: `<issued>.<hmac>`, each for one lead. A code may be used again within its
 * lifetime, because reads are repeated after a broken connection and the result is the same.
 */
export interface HubspotCodes {
  issue(leadUuid: string): string;
  isValid(leadUuid: string, code: string): boolean;
}

/** Only codes issued by this process are valid; a restart invalidates them. */
export function createHubspotCodes(clock: Clock): HubspotCodes {
  const secret = randomBytes(32);
  const sign = (leadUuid: string, issued: string): Buffer =>
    createHmac('sha256', secret).update(`${leadUuid.toLowerCase()}.${issued}`).digest();

  return {
    issue(leadUuid) {
      const issued = clock.now().getTime().toString(36);
      return `${issued}.${sign(leadUuid, issued).toString('base64url')}`;
    },
    isValid(leadUuid, code) {
      const [issued = '', signature = '', ...rest] = code.split('.');
      if (rest.length > 0) return false;
      const age = clock.now().getTime() - Number.parseInt(issued, 36);
      if (!(age >= 0 && age < CODE_LIFETIME)) return false;
      const expected = sign(leadUuid, issued);
      const actual = Buffer.from(signature, 'base64url');
      return actual.length === expected.length && timingSafeEqual(actual, expected);
    },
  };
}
