export interface ShownService {
  readonly id: string;
  readonly name: string;
  readonly alias: string;
}

export interface ServiceGroup {
  readonly service: ShownService;
  readonly parts: readonly ShownService[];
}

/**
 * An agency's services grouped by parent, in catalogue order (DIR-11, ENT-16). A group appears even if the agency
 * selected only parts of it.
 */
export function serviceGroups(
  services: readonly (ShownService & { readonly parentId?: string | null | undefined })[],
  catalogue: readonly ShownService[],
): ServiceGroup[] {
  const partsOf = (id: string) => services.filter(({ parentId }) => parentId === id);
  const known = new Set(catalogue.map(({ id }) => id));
  // A service whose level or parent is unknown to the catalogue gets a group of its own.
  const others = services.filter(({ id, parentId }) => !known.has(parentId ?? id));
  return [
    ...catalogue
      .filter(({ id }) => services.some((service) => service.id === id || service.parentId === id))
      .map((service) => ({ service, parts: partsOf(service.id) })),
    ...others.map((service) => ({ service, parts: [] })),
  ];
}

/** Services without those that are selected through their parts. */
export function withoutHeads<Service extends { readonly id: string; readonly parentId?: string | null | undefined }>(
  services: readonly Service[],
): Service[] {
  const heads = new Set(services.map(({ parentId }) => parentId));
  return services.filter(({ id }) => !heads.has(id));
}
