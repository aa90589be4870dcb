import type { components, operations } from '../.generated/rest.ts';

type Schemas = components['schemas'];

// Only compiled, never run. Checks that entities and calls have names, and that responses use those entities.
export type Entities = Pick<Schemas, 'Agency' | 'Chat' | 'Deal' | 'Lead' | 'Message' | 'Profile' | 'Story' | 'User'>;
export type LeadsAnswer = operations['listLeads']['responses'][200]['content']['application/json'];

export function isAnswered(lead: LeadsAnswer['leads'][number]): boolean {
  const entity: Schemas['Lead'] = lead;
  return entity.answeredAt !== null;
}
