/** Whether the upstream has the additions that docs/rest-additions.md marks as optional; one test project has none. */
export const hasOptionalAdditions = process.env['OPTIONAL_ADDITIONS'] !== 'off';
