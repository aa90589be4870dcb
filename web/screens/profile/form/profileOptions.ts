import type { ChoosableCatalogue } from '../../../../domain/profile/catalogueIndex.ts';

/** An option with its localized name. */
export interface Option {
  readonly id: string;
  readonly name: string;
}

/** A range of budgets. */
interface BudgetOption extends Option {
  /** Its lower bound, formatted; null if it has none. */
  readonly least: string | null;
}

/** A top-level service and its specialties. */
export interface ServiceOption extends Option {
  readonly children: readonly Option[];
}

/** Tools of one category. */
export interface ToolGroup {
  readonly name: string;
  readonly tools: readonly Option[];
}

/** All options of the form (ENT-16 to ENT-22); also the catalogue for the domain rules. */
export interface ProfileOptions extends ChoosableCatalogue {
  readonly services: readonly ServiceOption[];
  readonly industries: readonly Option[];
  readonly languages: readonly Option[];
  readonly tools: readonly ToolGroup[];
  readonly budgets: readonly BudgetOption[];
  readonly projectDurations: readonly Option[];
  readonly businessSizes: readonly Option[];
  readonly numberOfEmployees: readonly Option[];
}
