/** Whether the upstream has the additions that docs/rest-additions.md marks as optional; one of the projects goes without. */
export const hasOptionalAdditions = process.env['OPTIONAL_ADDITIONS'] !== 'off';
