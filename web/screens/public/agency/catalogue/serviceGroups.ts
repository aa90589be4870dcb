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
 * Services of an agency by the service they are a part of, in the order of the catalogue (DIR-11, ENT-16). A group
 * stands for its parts even where the agency did not choose it by itself.
 */
export function serviceGroups(
  services: readonly (ShownService & { readonly parentId?: string | null | undefined })[],
  catalogue: readonly ShownService[],
): ServiceGroup[] {
  const partsOf = (id: string) => services.filter(({ parentId }) => parentId === id);
  const known = new Set(catalogue.map(({ id }) => id));
  // A service of a level or a parent that the catalogue does not know is shown by itself.
  const others = services.filter(({ id, parentId }) => !known.has(parentId ?? id));
  return [
    ...catalogue
      .filter(({ id }) => services.some((service) => service.id === id || service.parentId === id))
      .map((service) => ({ service, parts: partsOf(service.id) })),
    ...others.map((service) => ({ service, parts: [] })),
  ];
}

/** Services without those that are chosen by their parts. */
export function withoutHeads<Service extends { readonly id: string; readonly parentId?: string | null | undefined }>(
  services: readonly Service[],
): Service[] {
  const heads = new Set(services.map(({ parentId }) => parentId));
  return services.filter(({ id }) => !heads.has(id));
}
