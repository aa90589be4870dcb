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
 * Sends an answer to a lead (STA-02, STA-03): answered on screen at once, taken back when it fails (ERR-04). Never
 * rejects. Outside a component, because sending goes on when the screen is left.
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

/** The gateway has no call for it where the upstream lacks one: the decline itself saves the reason there. */
function reasonOutcomeOf(code: LeadChangeErrorCode | undefined): AnswerOutcome {
  if (code === undefined) return { kind: 'done', isAccept: false, chatUuid: null };
  if (code === 'NOT_AVAILABLE') return { kind: 'reasonMissing' };
  return { kind: 'refused', code: code === 'LEAD_NOT_FOUND' ? code : 'LEAD_NOT_ACTIVE' };
}

/** Shows a lead as answered; its answer has not arrived yet. */
export function showAnswer(store: RecordSourceProxy, { leadId, reason }: Answer): void {
  store.get(leadId)?.setValue(reason === null ? 'ACCEPTED' : 'DECLINED', 'status');
}

/** A refusal of an answer that the lead already has is a success: an earlier try arrived and its response was lost. */
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
