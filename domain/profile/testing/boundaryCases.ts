import type { Tariff } from '../../tariffs.ts';
import type { ProfileFault, ProfileForm } from '../profile.ts';
import { ABOUT_CASES } from './aboutCases.ts';
import { CHOICE_CASES } from './choiceCases.ts';
import { CONTACT_CASES } from './contactCases.ts';
import { TARIFF_CASES } from './tariffCases.ts';

/** A change to COMPLETE_PROFILE and the verdict that form, gateway and upstream must give (VAL-54). */
export interface BoundaryCase {
  readonly row: string;
  readonly name: string;
  readonly tariff: Tariff;
  readonly change: Partial<ProfileForm>;
  /** Expected faults in order; empty if accepted. */
  readonly faults: readonly ProfileFault[];
}

/** Boundary cases for VAL-03 to VAL-29, ENT-01 to ENT-08 and CON-17 to CON-20, shared by form, gateway and upstream. */
export const BOUNDARY_CASES: readonly BoundaryCase[] = [
  ...ABOUT_CASES,
  ...CHOICE_CASES,
  ...TARIFF_CASES,
  ...CONTACT_CASES,
];
