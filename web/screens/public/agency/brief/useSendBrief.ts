import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { commitMutation } from 'relay-runtime';
import { briefInput, judgeRefusals } from '../../../../../domain/briefForm.ts';
import type { ErrorCode } from '../../../../../domain/errorCodes.ts';
import type { BriefFailure, BriefForm, RefusedBrief } from '../../../../../domain/briefForm.ts';
import { GatewayError, NetworkError, TimeoutError } from '../../../../relay/errors.ts';
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
 * once.
 */
export function useSendBrief(): (alias: string, key: string, form: BriefForm) => Promise<Refusal | null> {
  const environment = useRelayEnvironment();
  return (alias, key, form) =>
    new Promise((resolve) => {
      commitMutation<useSendBriefMutation>(environment, {
        mutation,
        variables: { input: { agencyAlias: alias, key, ...briefInput(form) } },
        onCompleted: ({ sendBrief }) => resolve(sendBrief.isSent ? null : judgeRefusals(sendBrief.errors)),
        onError: (error) => resolve({ faults: [], failure: failureOf(error) }),
      });
    });
}

function failureOf(error: Error): BriefFailure {
  const isUnsure =
    error instanceof TimeoutError ||
    (error instanceof GatewayError &&
      (error.outcomeUnknown || error.code === ('UPSTREAM_TIMEOUT' satisfies ErrorCode)));
  const isOffline = error instanceof NetworkError && !navigator.onLine;
  return { kind: isUnsure ? 'unsure' : isOffline ? 'offline' : 'general', retryAfterSeconds: null };
}
