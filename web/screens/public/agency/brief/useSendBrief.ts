import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { commitMutation } from 'relay-runtime';
import { briefInput, judgeRefusals } from '../../../../../domain/briefForm.ts';
import type { ErrorCode } from '../../../../../domain/errorCodes.ts';
import type { BriefFailure, BriefForm, RefusedBrief } from '../../../../../domain/briefForm.ts';
import { failureKind, GatewayError } from '../../../../relay/errors.ts';
import type { useSendBriefMutation } from '../../../../relay/__generated__/useSendBriefMutation.graphql.ts';

type Refusal = Pick<RefusedBrief, 'faults' | 'failure'>;

const mutation = graphql`
  mutation useSendBriefMutation($input: SendBriefInput!) {
    sendBrief(input: $input) {
      isSent
      errors {
        code
        path
        retryAfterSeconds
      }
    }
  }
`;

/**
 * Sends a brief (DIR-13). Resolves to null on success, else to the reason. Retries with the same `key` deliver it only
 * once. A brief that was changed after its first version had arrived is sent again under the key from `renewKey`, which
 * must keep that key, so that retries use it if the second response is lost.
 */
export function useSendBrief(): (
  alias: string,
  key: string,
  form: BriefForm,
  renewKey: () => string,
) => Promise<Refusal | null> {
  const environment = useRelayEnvironment();
  const send = (alias: string, idempotencyKey: string, form: BriefForm): Promise<Refusal | Error | null> =>
    new Promise((resolve) => {
      commitMutation<useSendBriefMutation>(environment, {
        mutation,
        variables: { input: { agencyAlias: alias, idempotencyKey, ...briefInput(form) } },
        onCompleted: ({ sendBrief }) => resolve(sendBrief.isSent ? null : judgeRefusals(sendBrief.errors)),
        onError: resolve,
      });
    });
  return async (alias, key, form, renewKey) => {
    const first = await send(alias, key, form);
    const result = isKeyReused(first) ? await send(alias, renewKey(), form) : first;
    return result instanceof Error ? { faults: [], failure: failureOf(result) } : result;
  };
}

function isKeyReused(result: unknown): boolean {
  return result instanceof GatewayError && result.code === ('IDEMPOTENCY_KEY_REUSED' satisfies ErrorCode);
}

function failureOf(error: Error): BriefFailure {
  const reason = failureKind(error);
  const isOffline = reason === 'network' && !navigator.onLine;
  // A connection that breaks may have delivered the brief.
  const isUnsure =
    reason === 'timeout' || reason === 'network' || (error instanceof GatewayError && error.outcomeUnknown);
  const kind = isOffline ? 'offline' : isUnsure ? 'unsure' : reason === 'rateLimited' ? 'tooMany' : 'general';
  return { kind, retryAfterSeconds: null };
}
