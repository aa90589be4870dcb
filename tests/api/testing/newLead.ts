import { toGlobalId } from '../../../gateway/relay/ids.ts';
import { BIG } from './upstreamCall.ts';
import type { Stage } from './upstreamCall.ts';

/** Keys of a lead. */
export interface NewLead {
  readonly uuid: string;
  /** Its global id. */
  readonly id: string;
}

/** Creates a lead of `BIG` that waits for an answer. */
export async function activeLead({ upstream }: Stage): Promise<NewLead> {
  const { uuid } = (await upstream.control('POST', `/accounts/${BIG}@demo.example/leads`)) as { uuid: string };
  return { uuid, id: toGlobalId('Lead', uuid) };
}

/** Creates a lead of `BIG` and accepts it. */
export async function acceptedLead(stage: Stage): Promise<NewLead> {
  const lead = await activeLead(stage);
  await stage.ask('mutation ($id: ID!) { acceptLead(input: { leadId: $id }) { errors { code } } }', { id: lead.id });
  return lead;
}
