/** Account types as shown to users (ENT-57). */
export type Tier =
  | 'unregistered'
  | 'free'
  | 'freeWithUsedTrial'
  | 'trial'
  | 'withoutTariff'
  | 'pro'
  | 'guru'
  | 'business'
  | 'paid'
  | 'legacy'
  | 'start'
  | 'scale'
  | 'advanced'
  | 'leadGen';
