import type { WireFault } from '../../../upstream/contract/faults.ts';

/** An upstream failure, and what clients must get in response. */
export interface FaultKind {
  readonly name: string;
  readonly fault: Partial<Omit<WireFault, 'id' | 'met'>>;
  readonly code: 'UPSTREAM_TIMEOUT' | 'UPSTREAM_ERROR' | 'UNAUTHENTICATED' | 'RATE_LIMITED';
  /** Whether it counts as a success for calls without a body. */
  readonly isSuccess?: true;
}

/** Text that must not appear in any response or log line. */
export const UPSTREAM_TEXT = 'words-of-the-upstream';
const body = { code: 'SOME_CODE', message: `${UPSTREAM_TEXT} at http://10.0.0.1/ with ses_secret`, stack: 'at x.ts:1' };

function status(code: number, when: WireFault['when']): FaultKind {
  return {
    name: `${code} ${when}`,
    fault: { kind: 'status', status: code, when, body },
    code: 'UPSTREAM_ERROR',
  };
}
function disturbed(kind: WireFault['kind'], when: WireFault['when']): FaultKind {
  return {
    name: `${kind} ${when}`,
    fault: { kind, when, bytes: 3_000_000 },
    code: 'UPSTREAM_ERROR',
  };
}
function late(kind: WireFault['kind'], when: WireFault['when']): FaultKind {
  return {
    name: `${kind} ${when}`,
    fault: { kind, when },
    code: 'UPSTREAM_TIMEOUT',
  };
}
function shaped(name: string, answer: unknown): FaultKind {
  return {
    name,
    fault: { kind: 'status', status: 200, body: answer },
    code: 'UPSTREAM_ERROR',
    isSuccess: true,
  };
}

/** `before`: the call is not executed. `after`: it is executed, and only its response is lost. */
export const FAULT_KINDS: readonly FaultKind[] = [
  status(500, 'before'),
  status(500, 'after'),
  status(503, 'before'),
  disturbed('reset', 'before'),
  disturbed('reset', 'after'),
  disturbed('resetMidBody', 'before'),
  disturbed('malformed', 'after'),
  disturbed('contentType', 'after'),
  disturbed('redirect', 'before'),
  disturbed('huge', 'before'),
  shaped('an empty object', {}),
  {
    name: 'members of other types',
    fault: {
      kind: 'status',
      status: 200,
      body: Object.fromEntries(
        'user locale timeZone offers data features activeLeads token tokens accessToken accountId count leads counters lead chat chats message messages timestamp'
          .split(' ')
          .map((name) => [name, [{ [name]: UPSTREAM_TEXT }]]),
      ),
    },
    code: 'UPSTREAM_ERROR',
    isSuccess: true,
  },
  {
    name: '401',
    fault: { kind: 'status', status: 401, body: { ...body, code: 'UNAUTHENTICATED' } },
    code: 'UNAUTHENTICATED',
  },
  { name: '429', fault: { kind: 'status', status: 429, retryAfter: 1, body }, code: 'RATE_LIMITED' },
  late('hang', 'before'),
  late('hang', 'after'),
];
