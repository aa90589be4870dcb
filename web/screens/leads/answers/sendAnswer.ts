import { commitMutation, graphql } from 'react-relay/hooks';
import type { IEnvironment, RecordSourceProxy } from 'relay-runtime';
import type { sendAnswerAcceptMutation } from '../../../relay/__generated__/sendAnswerAcceptMutation.graphql.ts';
import type {
  LeadErrorCode,
  LeadStatus,
  sendAnswerDeclineMutation,
} from '../../../relay/__generated__/sendAnswerDeclineMutation.graphql.ts';
import type {
  LeadChangeErrorCode,
  sendAnswerReasonMutation,
} from '../../../relay/__generated__/sendAnswerReasonMutation.graphql.ts';
import type { Answer } from './leadAnswers.ts';
import type { AnswerOutcome } from './pendingAnswer.ts';

const accept = graphql`
  mutation sendAnswerAcceptMutation($input: AcceptLeadInput!) {
    acceptLead(input: $input) {
      lead {
        status
        chat @catch(to: NULL) {
          uuid
        }
        ...LeadRow_lead
        ...LeadDetail_lead
      }
      account {
        counters {
          activeLeads
        }
      }
      errors {
        code
      }
    }
  }
`;

const decline = graphql`
  mutation sendAnswerDeclineMutation($input: DeclineLeadInput!) {
    declineLead(input: $input) {
      lead {
        status
        declineReason
        ...LeadRow_lead
        ...LeadDetail_lead
      }
      account {
        counters {
          activeLeads
        }
      }
      errors {
        code
      }
    }
  }
`;

const saveReason = graphql`
  mutation sendAnswerReasonMutation($input: SaveDeclineReasonInput!) {
    saveDeclineReason(input: $input) {
      lead {
        ...LeadDetail_lead
      }
      errors {
        code
      }
    }
  }
`;

/** The request outlives the page, because an answer may be sent while the tab closes. */
const cacheConfig = { force: true, metadata: { keepalive: true } };

/**
 * Sends an answer to a lead (STA-02, STA-03). The lead looks answered immediately, and is reverted on failure (ERR-04).
 * Never rejects. Not a hook, because sending continues after the screen is left.
 */
export function sendAnswer(environment: IEnvironment, answer: Answer): Promise<AnswerOutcome> {
  const { leadId, reason, isReasonMissing = false } = answer;
  const optimisticUpdater = (store: RecordSourceProxy) => showAnswer(store, answer);
  return new Promise((resolve) => {
    const onError = () => resolve({ kind: 'failed', isAccept: reason === null });
    if (reason === null) {
      commitMutation<sendAnswerAcceptMutation>(environment, {
        mutation: accept,
        variables: { input: { leadId } },
        cacheConfig,
        optimisticUpdater,
        onCompleted: ({ acceptLead: { lead, errors } }) =>
          resolve(outcomeOf('ACCEPTED', lead?.status, errors[0]?.code, lead?.chat?.uuid ?? null)),
        onError,
      });
    } else if (isReasonMissing) {
      commitMutation<sendAnswerReasonMutation>(environment, {
        mutation: saveReason,
        variables: { input: { leadId, reason } },
        cacheConfig,
        onCompleted: ({ saveDeclineReason: { errors } }) => resolve(reasonOutcomeOf(errors[0]?.code)),
        onError,
      });
    } else {
      commitMutation<sendAnswerDeclineMutation>(environment, {
        mutation: decline,
        variables: { input: { leadId, reason } },
        cacheConfig,
        optimisticUpdater,
        onCompleted: ({ declineLead: { lead, errors } }) => {
          const outcome = outcomeOf('DECLINED', lead?.status, errors[0]?.code, null);
          const isLost = outcome.kind === 'done' && lead?.declineReason == null;
          resolve(isLost ? { kind: 'reasonMissing' } : outcome);
        },
        onError,
      });
    }
  });
}

/** With an upstream that has no call for the reason, this mutation is rejected, because declining itself saves it. */
function reasonOutcomeOf(code: LeadChangeErrorCode | undefined): AnswerOutcome {
  if (code === undefined) return { kind: 'done', isAccept: false, chatUuid: null };
  if (code === 'NOT_AVAILABLE') return { kind: 'reasonMissing' };
  return { kind: 'refused', code: code === 'LEAD_NOT_FOUND' ? code : 'LEAD_NOT_ACTIVE' };
}

/** Makes a lead look answered before its answer has arrived. */
export function showAnswer(store: RecordSourceProxy, { leadId, reason }: Answer): void {
  store.get(leadId)?.setValue(reason === null ? 'ACCEPTED' : 'DECLINED', 'status');
}

/**
 * If the lead already has this answer, a rejection counts as success: an earlier attempt arrived, but its response did
 * not.
 */
function outcomeOf(
  answered: LeadStatus,
  status: LeadStatus | null | undefined,
  code: LeadErrorCode | undefined,
  chatUuid: string | null,
): AnswerOutcome {
  if (code === undefined || (code === 'LEAD_NOT_ACTIVE' && status === answered)) {
    return { kind: 'done', isAccept: answered === 'ACCEPTED', chatUuid };
  }
  if (code === 'REASON_NOT_SAVED') return { kind: 'reasonMissing' };
  return { kind: 'refused', code };
}
