import type { WireResponseReason, WireVisibilityDetails } from '../../upstream/contract/dashboardFigures.ts';
import { enumMap } from '../relay/enums.ts';
import type { NoteUnknown } from '../relay/enums.ts';
import type { PagePartName, ResponseReasonCode, VisibilityDetails } from '../schema.types.ts';

type WirePart = NonNullable<WireVisibilityDetails['page']>['parts'][number];

const reasonEnum = enumMap<WireResponseReason['code'], ResponseReasonCode>('ResponseReason.code', {
  answeredInTime: 'ANSWERED_IN_TIME',
  answeredLate: 'ANSWERED_LATE',
  expired: 'EXPIRED',
  oldInTime: 'OLD_IN_TIME',
  oldLate: 'OLD_LATE',
  blocked: 'BLOCKED',
});

const partEnum = enumMap<WirePart['part'], PagePartName>('PagePart.name', {
  stories: 'STORIES',
  clientLogos: 'CLIENT_LOGOS',
  awards: 'AWARDS',
});

/** What the visibility scores consist of, and why they changed (P-34). */
export function toVisibilityDetails({ response, page }: WireVisibilityDetails, note: NoteUnknown): VisibilityDetails {
  const { score, answeredInTime, decided, before, reasons } = response;
  return {
    response: {
      score,
      answeredInTime,
      decided,
      before,
      reasons: reasons.map(({ code, leads, effect }) => ({ code: reasonEnum.read(code, note), leads, effect })),
    },
    page: page && {
      score: page.score,
      parts: page.parts.map(({ part, count, goal }) => ({ name: partEnum.read(part, note), count, goal })),
    },
  };
}
