/** A link into the directory with its number of agencies. */
export interface Top {
  readonly alias: string;
  readonly name: string;
  /** Null if unknown. */
  readonly count: number | null;
}

/**
 * The services with the most agencies, at most `length`, with ties in catalogue order and without services that have no
 * agencies. `counts` are numbers of agencies by alias; without counts, or if there are no agencies, returns the first
 * services of the catalogue.
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
