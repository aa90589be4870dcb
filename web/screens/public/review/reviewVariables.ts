import type { RouteParams } from '../../../routing/route.ts';

/** A UUID that no review has. */
const NO_UUID = '-';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Query variables for a review link (O-30). */
export function reviewVariables({ uuid = '' }: RouteParams): { uuid: string } {
  return {
    uuid: UUID.test(uuid) ? uuid : NO_UUID,
  };
}
