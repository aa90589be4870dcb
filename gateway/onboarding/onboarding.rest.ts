import type { WireSurvey } from '../../upstream/contract/outreach.ts';
import type { RestClient } from '../rest/client.ts';

/** RST-69. */
export function postSurvey(rest: RestClient, body: WireSurvey): Promise<unknown> {
  return rest.post('/account/survey', { body });
}
