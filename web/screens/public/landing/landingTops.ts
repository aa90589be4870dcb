interface Service {
  readonly alias: string;
}

/** A service with its number of agencies; null if unknown. */
type Top<Item extends Service> = Item & { readonly count: number | null };

/**
 * The services with the most agencies, at most `length`, with ties in catalogue order and without services that have no
 * agencies. `counts` are numbers of agencies by alias; without counts, or if there are no agencies, returns the first
 * services of the catalogue.
 */
export function topServices<Item extends Service>(
  services: readonly Item[],
  counts: ReadonlyMap<string, number> | null,
  length: number,
): readonly Top<Item>[] {
  const offered = services
    .flatMap((service) => {
      const count = counts?.get(service.alias) ?? 0;
      return count > 0 ? [{ ...service, count }] : [];
    })
    .toSorted((a, b) => b.count - a.count)
    .slice(0, length);
  if (offered.length > 0) return offered;
  return services.slice(0, length).map((service) => ({ ...service, count: null }));
}
