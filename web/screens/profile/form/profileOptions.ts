import type { ChoosableCatalogue } from '../../../../domain/profile/catalogueIndex.ts';

/** Something to select, with its name in the reader's language. */
export interface Option {
  readonly id: string;
  readonly name: string;
}

/** A service of the first level and its specialties. */
export interface ServiceOption extends Option {
  readonly children: readonly Option[];
}

/** Tools of one kind. */
export interface ToolGroup {
  readonly name: string;
  readonly tools: readonly Option[];
}

/** Everything that the form lets one select (ENT-16 to ENT-22), and the rules' catalogue at the same time. */
export interface ProfileOptions extends ChoosableCatalogue {
  readonly services: readonly ServiceOption[];
  readonly industries: readonly Option[];
  readonly languages: readonly Option[];
  readonly tools: readonly ToolGroup[];
  readonly budgets: readonly Option[];
  readonly projectDurations: readonly Option[];
  readonly businessSizes: readonly Option[];
  readonly numberOfEmployees: readonly Option[];
}
