import { isUuid } from '../../../../domain/uuid.ts';
import type { RouteParams } from '../../../routing/route.ts';

/** A UUID that no review has. */
const NO_UUID = '-';

/** Query variables for a review link (O-30). */
export function reviewVariables({ uuid = '' }: RouteParams): { uuid: string } {
  return {
    uuid: isUuid(uuid) ? uuid : NO_UUID,
  };
}
