/** A link into the directory with what waits behind it. */
export interface Top {
  readonly alias: string;
  readonly name: string;
  /** Number of agencies; null when it is not known. */
  readonly count: number | null;
}

/**
 * The services with most agencies, most first; equal ones as the catalogue lists them, those without agencies left out.
 * `counts`: numbers by alias. When they are not known, or nobody offers anything, the first services of the catalogue. At most `length`.
 */
export function topServices(
  services: readonly { readonly alias: string; readonly name: string }[],
  counts: ReadonlyMap<string, number> | null,
  length: number,
): readonly Top[] {
  const offered = services
    .flatMap(({ alias, name }) => {
      const count = counts?.get(alias) ?? 0;
      return count > 0 ? [{ alias, name, count }] : [];
    })
    .toSorted((a, b) => b.count - a.count)
    .slice(0, length);
  if (offered.length > 0) return offered;
  return services.slice(0, length).map(({ alias, name }) => ({ alias, name, count: null }));
}
