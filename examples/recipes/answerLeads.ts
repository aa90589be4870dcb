// Answers every active lead for which a rule has an answer, and leaves the others to people. Scope: LEADS_WRITE.
//   PORTAL_TOKEN=… node examples/recipes/answerLeads.ts
import { portalOfEnvironment, type Portal } from './portal.ts';

const ACTIVE_LEADS = `
  query ActiveLeads($after: String) {
    viewer {
      leads(first: 100, after: $after, status: PENDING, sort: DEADLINE) {
        nodes { id title country services { alias } budget { from { amount } to { amount } } }
        pageInfo { hasNextPage endCursor }
      }
    }
  }`;
const ACCEPT = `
  mutation Accept($leadId: ID!) {
    acceptLead(input: { leadId: $leadId }) { errors { code message } }
  }`;
const DECLINE = `
  mutation Decline($leadId: ID!, $reason: DeclineReason!) {
    declineLead(input: { leadId: $leadId, reason: $reason }) { errors { code message } }
  }`;

export interface ActiveLead {
  readonly id: string;
  readonly title: string;
  readonly country: string | null;
  readonly services: readonly { readonly alias: string }[];
  /** In USD; `to` is null for an open end, as in 25,000 or more. */
  readonly budget: {
    readonly from: { readonly amount: number };
    readonly to: { readonly amount: number } | null;
  } | null;
}
interface ActiveLeads {
  readonly viewer: {
    readonly leads: {
      readonly nodes: readonly ActiveLead[];
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  };
}
type Payload = { readonly errors: readonly { readonly code: string; readonly message: string }[] };

/** What to do with a lead: accept it, decline it for a reason, or nothing. */
export type Rule = (lead: ActiveLead) => 'accept' | { readonly decline: 'BUDGET' | 'LOCATION' | 'SERVICE' } | null;

/** Declines budgets of at most 1,000 USD, accepts those of 10,000 or more, and leaves the rest. */
export const byBudget: Rule = ({ budget }) => {
  if (budget === null) return null;
  if (budget.to !== null && budget.to.amount <= 1_000) return { decline: 'BUDGET' };
  return budget.from.amount >= 10_000 ? 'accept' : null;
};

/** Applies the rule to all active leads. Returns `accepted`, `declined` or an error code for each lead id. */
export async function answerLeads(portal: Portal, rule: Rule): Promise<Map<string, string>> {
  const leads: ActiveLead[] = [];
  for (let after: string | null = null; ;) {
    const { viewer }: ActiveLeads = await portal.ask<ActiveLeads>(ACTIVE_LEADS, { after });
    leads.push(...viewer.leads.nodes);
    if (!viewer.leads.pageInfo.hasNextPage) break;
    after = viewer.leads.pageInfo.endCursor;
  }
  const done = new Map<string, string>();
  for (const lead of leads) {
    const answer = rule(lead);
    if (answer === null) continue;
    // If somebody has answered meanwhile, `errors` contains LEAD_NOT_ACTIVE and nothing changes.
    const payload =
      answer === 'accept'
        ? (await portal.ask<{ acceptLead: Payload }>(ACCEPT, { leadId: lead.id })).acceptLead
        : (await portal.ask<{ declineLead: Payload }>(DECLINE, { leadId: lead.id, reason: answer.decline }))
            .declineLead;
    done.set(lead.id, payload.errors[0]?.code ?? (answer === 'accept' ? 'accepted' : 'declined'));
  }
  return done;
}

if (import.meta.main) console.log(await answerLeads(portalOfEnvironment(), byBudget));
