import type { Application } from '../../../../domain/application.ts';
import type { DraftKind } from '../../../features/form/keptDraft.ts';

/** The unsent application of a new agency, by its owner (EXT-05). */
export const APPLICATION_DRAFT: DraftKind<Application> = {
  name: 'application',
  version: 1,
  model: { name: '', website: '', email: '', text: '' },
};
