import * as contract from '../../upstream/contract/emailSettings.ts';
import type { WireEmailSettings } from '../../upstream/contract/emailSettings.ts';
import { checkOf } from '../rest/check.ts';
import type { RestClient } from '../rest/client.ts';

const settings = { check: checkOf(contract.EmailSettings) };

/** RST-53. */
export function getEmailSettings(rest: RestClient): Promise<WireEmailSettings> {
  return rest.get('/account/email-settings', {}, settings);
}

/** RST-54. The response is not used, because the specification does not define one. */
export function putEmailSettings(rest: RestClient, body: WireEmailSettings): Promise<void> {
  return rest.put('/account/email-settings', { body });
}
