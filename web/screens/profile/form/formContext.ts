import { createContext, use } from 'react';
import type { ChangeProfile } from './useProfileForm.ts';

/** What every field needs; it changes only when a fault does, not with each key. */
export interface FormTools {
  /** Sentences by path. */
  readonly errors: ReadonlyMap<string, string>;
  readonly change: ChangeProfile;
}

export const FormContext = createContext<FormTools>({ errors: new Map(), change: () => undefined });

/** Errors and changes, from anywhere in the form. */
export function useFormTools(): FormTools {
  return use(FormContext);
}
