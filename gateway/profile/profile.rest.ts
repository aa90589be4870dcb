import * as contract from '../../upstream/contract/profile.ts';
import type { WireLogo, WireNewRanges, WireProfile, WireProfileInput } from '../../upstream/contract/profile.ts';
import { checkOf } from '../rest/check.ts';
import type { RestClient } from '../rest/client.ts';
import type { WrittenImage } from '../uploads/imageGuard.ts';

const profile = { check: checkOf(contract.Profile) };
const logo = { check: checkOf(contract.Logo) };
const newRanges = { check: checkOf(contract.NewRanges) };

/** RST-05. */
export function getProfile(rest: RestClient): Promise<WireProfile> {
  return rest.get('/profile', {}, profile);
}

/** RST-06. */
export function putProfile(rest: RestClient, body: WireProfileInput): Promise<WireProfile> {
  return rest.put('/profile', { body, ...profile });
}

/** RST-07. */
export function postLogo(rest: RestClient, { content, type }: WrittenImage): Promise<WireLogo> {
  const name = type === 'image/png' ? 'logo.png' : 'logo.jpg';
  return rest.post('/profile/logo', { form: { fields: {}, file: { name, type, content } }, ...logo });
}

/** RST-08. */
export function deleteLogo(rest: RestClient): Promise<unknown> {
  return rest.delete('/profile/logo');
}

/** RST-09. */
export function getNewRanges(rest: RestClient): Promise<WireNewRanges> {
  return rest.get('/profile/new-ranges', {}, newRanges);
}

/** RST-10. */
export function putNewRanges(rest: RestClient, body: WireNewRanges): Promise<WireNewRanges> {
  return rest.put('/profile/new-ranges', { body, ...newRanges });
}
