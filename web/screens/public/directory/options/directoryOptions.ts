import type { DirectoryFilter } from '../address/directorySearch.ts';

/** A value of a filter. */
export interface FilterOption {
  /** As addresses and forms write it. */
  readonly value: string;
  readonly label: string;
  /** How many agencies it would show. */
  readonly count: number;
}

/** A service of the first level with its parts. */
export interface ServiceOption extends FilterOption {
  readonly parts: readonly FilterOption[];
}

/** The values of all filters: what each could be, in the order in which they are offered. */
export interface DirectoryOptions extends Readonly<
  Record<Exclude<DirectoryFilter, 'services'>, readonly FilterOption[]>
> {
  readonly services: readonly ServiceOption[];
}

/** Values that show most agencies first; those that show the same number stay as they are. */
export function mostFirst(options: readonly FilterOption[]): readonly FilterOption[] {
  return options.toSorted((a, b) => b.count - a.count);
}

/** The name of a value; the value itself when the catalogue does not know it. */
export function labelOf(options: DirectoryOptions, filter: DirectoryFilter, value: string): string {
  const known: readonly FilterOption[] =
    filter === 'services' ? options.services.flatMap((service) => [service, ...service.parts]) : options[filter];
  return known.find((option) => option.value === value)?.label ?? value;
}

/** The service of the first level that a service is or belongs to. */
export function serviceFamily(options: DirectoryOptions, alias: string): ServiceOption | undefined {
  return options.services.find(
    (service) => service.value === alias || service.parts.some((part) => part.value === alias),
  );
}

/** What gives way when a service is chosen: the whole for its part, the parts for their whole. */
export function replacedServices(options: DirectoryOptions, alias: string): readonly string[] {
  const family = serviceFamily(options, alias);
  if (!family) return [];
  return family.value === alias ? family.parts.map((part) => part.value) : [family.value];
}
