import { createContext, use } from 'react';
import type { ChangeProfile } from './useProfileForm.ts';

/** Shared by all fields. Only changes with the errors, not with every keystroke. */
export interface FormTools {
  /** Error messages by path. */
  readonly errors: ReadonlyMap<string, string>;
  readonly change: ChangeProfile;
}

export const FormContext = createContext<FormTools>({ errors: new Map(), change: () => undefined });

/** Errors and changes, from anywhere in the form. */
export function useFormTools(): FormTools {
  return use(FormContext);
}
