/**
 * How far before its position every read starts, in ms, because messages become visible slightly after their own
 * timestamp. Versions already seen are dropped.
 */
export const OVERLAP_MS: number = 2_000;
