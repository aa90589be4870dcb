import type { RouteParams } from '../../../routing/route.ts';

/** A uuid that no review has. */
const NO_UUID = '-';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Which review a link asks for (O-30). */
export function reviewVariables({ uuid = '' }: RouteParams): { uuid: string } {
  return {
    uuid: UUID.test(uuid) ? uuid : NO_UUID,
  };
}
