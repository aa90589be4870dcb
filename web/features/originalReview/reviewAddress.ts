/** The search parameter that opens the choice of a lead to ask for a review (QRY-13). */
export const REVIEWABLE_PARAMETER = 'reviewableLeads';

/** Where the client confirms a review (O-30): in the language of the agency, the client may change it. */
export function reviewLink(origin: string, basePath: string, locale: string, uuid: string): string {
  return `${origin}${basePath}/${locale}/review/${uuid}`;
}
