/**
 * Messages become visible a little after the time they carry. Every reading starts this much before its position, ms, and
 * what was seen already is dropped.
 */
export const OVERLAP_MS: number = 2_000;
